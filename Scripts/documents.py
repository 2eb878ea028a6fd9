"""What the scripts share: where the repository is, and the documents of a folder."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def documents(folder):
    """The paths of all storyboards and xibs below a folder, sorted."""
    return sorted(
        os.path.join(base, name)
        for base, _, names in os.walk(folder)
        for name in names
        if name.endswith((".storyboard", ".xib"))
    )


def distinct(paths):
    """The first path of each file name: two documents of one name cannot be written into one folder."""
    unique = {}
    for path in sorted(paths):
        unique.setdefault(os.path.basename(path), path)
    return list(unique.values())
