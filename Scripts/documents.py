"""What the scripts share: where the repository is, the documents of a folder, and running Strut on them."""
import os
import subprocess
import sys

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


def strut(words, statuses=(0, 1, 65), **options):
    """Runs Strut; ends the script where the exit status is another one: a document may have findings (1), or be none (65)."""
    run = subprocess.run(words, capture_output=True, text=True, **options)
    if run.returncode not in statuses:
        sys.exit(f"{' '.join(words[:12])} ends with {run.returncode}: {run.stderr[-2000:]}")
    return run
