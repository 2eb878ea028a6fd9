"""Drives a headless Chromium over its debugging pipe: opens pages from disk, evaluates scripts in them, hears their errors."""
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """A browser with one page. Use it in a `with` statement."""

    def __init__(self):
        program = next((p for p in ("chromium", "chromium-browser", "google-chrome") if shutil.which(p)), None)
        if program is None:
            raise SystemExit("no Chromium: apt-get install chromium")
        # What the browser still writes while it ends is no fault.
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_read, self.to_write = os.pipe()
        self.to_read, to_write = os.pipe()
        command = (
            f"exec {program} --headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run "
            f"--remote-debugging-pipe --user-data-dir={self.folder.name} about:blank 3<&{to_read} 4>&{to_write}"
        )
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=(to_read, to_write), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.count = 0
        self.errors = []
        # What pages asked for, but themselves.
        self.requests = []
        self.loaded = False
        target = self.call("Target.createTarget", {"url": "about:blank"}, session=None)["targetId"]
        self.session = None
        attached = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, session=None)
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.to_read, 1 << 20)
            if not chunk:
                raise SystemExit("the browser is gone")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def hear(self, message):
        method, details = message.get("method"), message.get("params", {})
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Tracing.dataCollected":
            self.trace += details["value"]
        elif method == "Tracing.tracingComplete":
            self.traced = True
        elif method == "Network.requestWillBeSent":
            if details.get("type") != "Document":
                self.requests.append(details["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = details["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and details["entry"]["level"] == "error":
            self.errors.append(details["entry"]["text"])
        elif method == "Runtime.consoleAPICalled" and details["type"] == "error":
            self.errors.append(str([argument.get("value") for argument in details["args"]]))

    def call(self, method, parameters=None, session=...):
        self.count += 1
        number = self.count
        message = {"id": number, "method": method, "params": parameters or {}}
        session = self.session if session is ... else session
        if session:
            message["sessionId"] = session
        os.write(self.to_write, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.hear(answer)

    def open(self, path):
        """Opens a file and waits until it is loaded; the errors of the page before are forgotten."""
        self.errors, self.requests, self.loaded = [], [], False
        self.call("Page.navigate", {"url": f"file://{os.path.abspath(path)}"})
        while not self.loaded:
            self.hear(self.receive())

    def evaluate(self, expression):
        """The value of an expression in the page; promises are waited for."""
        answer = self.call(
            "Runtime.evaluate", {"expression": expression, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description"))
        return answer["result"].get("value")

    # What a person does with the page, by the browser's own events.

    KEYS = {
        "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13, "Escape": 27, "Tab": 9, "Home": 36,
        "End": 35, "Alt": 18, " ": 32,
    }

    def press(self, key, release=True):
        """Presses a key, and releases it again."""
        code = self.KEYS.get(key, ord(key[0].upper()))
        parts = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 1 if key == "Alt" else 0}
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        self.call("Input.dispatchKeyEvent", {"type": "keyDown" if text else "rawKeyDown", **parts, **text})
        if release:
            self.release(key)
        self.settle()

    def release(self, key):
        """Releases a key."""
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", "key": key, "windowsVirtualKeyCode": self.KEYS.get(key, 0)})
        self.settle()

    def pointer(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    def move(self, x, y):
        """Moves the pointer."""
        self.pointer("mouseMoved", x, y)
        self.settle()

    def click(self, x, y, count=1):
        """Clicks, or clicks twice."""
        self.pointer("mouseMoved", x, y)
        for number in range(1, count + 1):
            self.pointer("mousePressed", x, y, button="left", clickCount=number)
            self.pointer("mouseReleased", x, y, button="left", clickCount=number)
        self.settle()

    def drag(self, x, y, dx, dy):
        """Drags from a point by a distance."""
        self.pointer("mouseMoved", x, y)
        self.pointer("mousePressed", x, y, button="left", clickCount=1)
        for step in range(1, 5):
            self.pointer("mouseMoved", x + dx * step / 4, y + dy * step / 4, button="left", buttons=1)
        self.pointer("mouseReleased", x + dx, y + dy, button="left", clickCount=1)
        self.settle()

    def wheel(self, x, y, dx, dy, control=False):
        """Turns the wheel, or pinches where control is held."""
        self.pointer("mouseWheel", x, y, deltaX=dx, deltaY=dy, modifiers=2 if control else 0)
        self.settle()

    def type(self, text):
        """Types a text into what has the focus."""
        self.call("Input.insertText", {"text": text})
        self.settle()

    def settle(self):
        """Waits until the page has drawn what came of it."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def size(self, width, height):
        """Gives the page a size."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, name):
        """Says whether the reader's system is light or dark."""
        self.call("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": name}]})

    def tasks(self, work):
        """The tasks of the page's main thread during `work`: for each how long it took, and how long a processor worked on it, in
        milliseconds."""
        self.trace, self.traced = [], False
        categories = "devtools.timeline,disabled-by-default-devtools.timeline"
        self.call("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})
        work()
        self.call("Tracing.end")
        while not self.traced:
            self.hear(self.receive())
        threads = [(event["pid"], event["tid"]) for event in self.trace if event["name"] == "UpdateLayoutTree"]
        main = max(set(threads), key=threads.count)
        return [
            (event["dur"] / 1000, event.get("tdur", 0) / 1000) for event in self.trace
            if (event["pid"], event["tid"]) == main and event["ph"] == "X" and event["name"].endswith("RunTask")]

    def screenshot(self, path, width=1500, height=1100):
        """Writes what is seen as a PNG file."""
        import base64

        self.call(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
        picture = self.call("Page.captureScreenshot", {"format": "png"})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture))
