"""What the scripts share: where the repository is, the documents of a folder, and running Strut on them."""
import json
import os
import random
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def documents(folder):
    """The paths of all storyboards and xibs below a folder, sorted; a file stands for itself."""
    if os.path.isfile(folder):
        return [folder]
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


def chosen(folder, count=None, seed=1):
    """The documents of a folder, or `count` of them that the seed chooses, sorted."""
    return sample(documents(folder), count, random.Random(seed))


def sample(paths, count, generator):
    """The paths, or `count` of them that a generator of random numbers chooses, sorted."""
    return sorted(generator.sample(paths, count)) if count and count < len(paths) else paths


def spread(paths, count=None):
    """The paths, or `count` of them at equal distances."""
    count = min(count or len(paths), len(paths))
    return [paths[index * len(paths) // count] for index in range(count)]


def batches(paths, size, keep=None):
    """The paths, `size` at a time, each time with an empty folder, which is in `keep` or removed at the end."""
    with tempfile.TemporaryDirectory() as scratch:
        for start in range(0, len(paths), size):
            folder = os.path.join(keep or scratch, f"batch{start // size}")
            os.makedirs(folder)
            yield folder, paths[start : start + size]


def print_faults(path, faults):
    """Prints the first fault of a document, and how many more there are."""
    if faults:
        rest = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
        print(f"{path}: {faults[0]}{rest}", flush=True)


def frames(executable, path, *words):
    """The frame of every view of a document by object id, those of the first copy; None where it cannot be laid out."""
    result = strut([executable, "compile", "--compact", *words, path])
    try:
        layout = json.loads(result.stdout)
    except ValueError:
        return None
    found = {}
    waiting = [view for scene in layout["scenes"] for view in scene["views"]]
    while waiting:
        view = waiting.pop()
        if view.get("id"):
            found.setdefault(view["id"], view["frame"])
        waiting += reversed(view["subviews"])
    return found


def strut(words, statuses=(0, 1, 65), **options):
    """Runs Strut; ends the script where the exit status is another one: a document may have findings (1), or be none (65)."""
    run = subprocess.run(words, capture_output=True, text=True, **options)
    if run.returncode not in statuses:
        sys.exit(f"{' '.join(words[:12])} ends with {run.returncode}: {run.stderr[-2000:]}")
    return run
