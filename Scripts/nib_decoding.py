"""Reads compiled nibs: the container (NIBArchive), its objects, and the plain values that they stand for.

Written from descriptions of the format and from nibs, and independent of Strut's own reader and writer: what a script
finds with this one is found by somebody who has only the file.
"""
import os
import plistlib
import struct

MAGIC = b"NIBArchive"
# The types of values, by their number in the file.
INTEGERS = {0: ("<b", 1), 1: ("<h", 2), 2: ("<i", 4), 3: ("<q", 8)}
FALSE, TRUE, FLOAT, DOUBLE, DATA, NIL, REFERENCE = 4, 5, 6, 7, 8, 9, 10
MEMBER = "UINibEncoderEmptyKey"


class BadNib(Exception):
    """A file that is no nib, with what is wrong with it."""


class Archive:
    """The tables of a nib, as they stand in the file.

    `objects` are (class, first value, number of values); `values` are (key, type, value); `classes` are (name,
    fallbacks).
    """

    def __init__(self, data):
        if data[:10] != MAGIC or len(data) < 50:
            raise BadNib("it does not begin as a nib")
        self.data = data
        header = struct.unpack_from("<10I", data, 10)
        self.version, self.coder = header[:2]
        tables = [(header[index], header[index + 1]) for index in range(2, 10, 2)]
        if tables[0][1] != 50:
            raise BadNib(f"its first table is at {tables[0][1]}")
        readers = (self.read_object, self.read_key, self.read_value, self.read_class)
        ends = [start for _, start in tables[1:]] + [len(data)]
        read = []
        for (count, start), end, reader in zip(tables, ends, readers):
            entries, at = [], start
            for _ in range(count):
                entry, at = reader(at)
                entries.append(entry)
            # Behind the last table some nibs of Xcode 15 and later have a mark.
            if at != end and not (reader == self.read_class and data[at:] == b"LNE\0"):
                raise BadNib(f"a table ends at {at} and the next one begins at {end}")
            read.append(entries)
        self.objects, self.keys, self.values, self.classes = read
        self.check()

    def take(self, at, count):
        if at + count > len(self.data):
            raise BadNib(f"it ends in the middle of what begins at {at}")
        return self.data[at : at + count], at + count

    def varint(self, at):
        value = shift = 0
        while True:
            (byte,), at = self.take(at, 1)
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte & 0x80:
                return value, at
            if shift > 35:
                raise BadNib(f"a number at {at} does not end")

    def read_object(self, at):
        kind, at = self.varint(at)
        first, at = self.varint(at)
        count, at = self.varint(at)
        return (kind, first, count), at

    def read_key(self, at):
        length, at = self.varint(at)
        data, at = self.take(at, length)
        return data.decode("utf-8"), at

    def read_value(self, at):
        key, at = self.varint(at)
        (kind,), at = self.take(at, 1)
        if kind in INTEGERS:
            form, size = INTEGERS[kind]
            data, at = self.take(at, size)
            return (key, kind, struct.unpack(form, data)[0]), at
        if kind in (FALSE, TRUE):
            return (key, kind, kind == TRUE), at
        if kind in (FLOAT, DOUBLE):
            data, at = self.take(at, 4 if kind == FLOAT else 8)
            return (key, kind, struct.unpack("<f" if kind == FLOAT else "<d", data)[0]), at
        if kind == DATA:
            length, at = self.varint(at)
            data, at = self.take(at, length)
            return (key, kind, bytes(data)), at
        if kind == NIL:
            return (key, kind, None), at
        if kind == REFERENCE:
            data, at = self.take(at, 4)
            return (key, kind, struct.unpack("<I", data)[0]), at
        raise BadNib(f"a value at {at} has the type {kind}")

    def read_class(self, at):
        length, at = self.varint(at)
        count, at = self.varint(at)
        fallbacks = []
        for _ in range(count):
            data, at = self.take(at, 4)
            fallbacks.append(struct.unpack("<i", data)[0])
        data, at = self.take(at, length)
        if data[-1:] != b"\0":
            raise BadNib(f"the name of a class at {at} does not end with a zero")
        return (data[:-1].decode("utf-8"), fallbacks), at

    def check(self):
        """Every index is one of an entry."""
        for index, (kind, first, count) in enumerate(self.objects):
            if kind >= len(self.classes) or first + count > len(self.values):
                raise BadNib(f"the object {index} has a class or values that are not there")
        for key, kind, value in self.values:
            if key >= len(self.keys) or kind == REFERENCE and value >= len(self.objects):
                raise BadNib(f"a value has a key or an object that is not there: {key}, {value}")
        for name, fallbacks in self.classes:
            if any(not 0 <= fallback < len(self.classes) for fallback in fallbacks):
                raise BadNib(f"the class {name} has a fallback that is not there")


class Nib:
    """A nib as a graph of objects."""

    def __init__(self, data):
        self.archive = Archive(data)
        if not self.archive.objects:
            raise BadNib("it has no objects")
        self.objects = [Object(self, index) for index in range(len(self.archive.objects))]
        self.root = self.objects[0]
        self._nested = {}

    def list(self, name):
        """The members of one of the root's lists, such as `UINibConnectionsKey`."""
        members = self.root.get(name)
        return members.items() if members else []

    def nested(self, holder):
        """The nib inside of a `UINib`; always the same one for the same object."""
        data = holder.get("archiveData")
        if holder.index not in self._nested:
            if data is None:
                raise BadNib("a UINib has no data")
            self._nested[holder.index] = Nib(data.get("NS.bytes"))
        return self._nested[holder.index]


class Object:
    """An object of a nib, with its values by their keys."""

    def __init__(self, nib, index):
        self.nib, self.index = nib, index
        kind, first, count = nib.archive.objects[index]
        self.class_name = nib.archive.classes[kind][0]
        self.pairs = [(nib.archive.keys[key], kind, value) for key, kind, value in nib.archive.values[first : first + count]]
        self._values = {}
        for key, kind, value in self.pairs:
            self._values.setdefault(key, (kind, value))

    def has(self, key):
        return key in self._values

    def get(self, key, default=None):
        """The value for a key: a number, a truth value, bytes, an object; the default where there is none, or nil."""
        kind, value = self._values.get(key, (NIL, None))
        if kind == NIL:
            return default
        return self.nib.objects[value] if kind == REFERENCE else value

    def plain(self, key, default=None):
        """The text or the number that the object for a key stands for."""
        value = self.get(key)
        return default if value is None else value.value() if isinstance(value, Object) else value

    def doubles(self, key):
        """The numbers of a rectangle, point, size or insets."""
        data = self.get(key)
        if data is None:
            return None
        if isinstance(data, Object) or not data:
            raise BadNib(f"{key} is not geometry")
        form, size = {6: ("f", 4), 7: ("d", 8)}[data[0]]
        return list(struct.unpack("<" + form * ((len(data) - 1) // size), data[1:]))

    def value(self):
        """What a string or a number stands for; the object itself where it is neither."""
        if self.class_name in ("NSString", "NSMutableString"):
            return self.get("NS.bytes", b"").decode("utf-8")
        if self.class_name == "NSLocalizableString":
            development = self.get("NSDev")
            return development.value() if development else self.get("NS.bytes", b"").decode("utf-8")
        if self.class_name == "NSNumber":
            return next((value for key, _, value in self.pairs if key.startswith("NS.")), None)
        return self

    def items(self):
        """The members of an array, a set or an ordered set."""
        members = [(key, kind, value) for key, kind, value in self.pairs if key == MEMBER or key.startswith("NS.object.")]
        return [self.nib.objects[value] if kind == REFERENCE else None for _, kind, value in members]

    def entries(self):
        """The keys of a dictionary, as plain values, with what they stand for."""
        members = self.items()
        return [(members[index].value(), members[index + 1]) for index in range(0, len(members) - 1, 2)]

    @property
    def uikit_class(self):
        """The class without what the document customizes."""
        return self.plain("UIOriginalClassName") if self.class_name == "UIClassSwapper" else self.class_name

    @property
    def custom_class(self):
        return self.plain("UIClassName") if self.class_name == "UIClassSwapper" else None

    @property
    def proxy(self):
        """The identifier of a proxy; None for an object that is none."""
        return self.plain("UIProxiedObjectIdentifier") if self.class_name == "UIProxyObject" else None


class Compiled:
    """A compiled document: the nibs of a `.storyboardc` by their names with its `Info.plist`, or the one of a `.nib`."""

    def __init__(self, path):
        self.path = path
        self.nibs, self.info = {}, None
        if path.endswith(".nib"):
            self.nibs[""] = read(path)
            return
        for name in sorted(os.listdir(path)):
            if name.endswith(".nib"):
                self.nibs[name[: -len(".nib")]] = read(os.path.join(path, name))
        with open(os.path.join(path, "Info.plist"), "rb") as file:
            self.info = plistlib.load(file)


def files(path):
    """The files that a nib has: itself, or those of its folder, the one for the newest systems first."""
    if not os.path.isdir(path):
        return [path]

    def newest(name):
        digits = name.removeprefix("objects-").removesuffix("+.nib")
        return [-int(part) for part in digits.split(".")] if name.startswith("objects-") else [0]

    return [os.path.join(path, name) for name in sorted(os.listdir(path), key=newest)]


def read(path):
    """The nib at a path: in a folder of several the one that the newest systems load."""
    with open(files(path)[0], "rb") as file:
        return Nib(file.read())
