"""A language client that does nothing but ask and take the time."""
import json
import os
import queue
import subprocess
import threading
import time


class Client:
    def __init__(self, binary, root):
        self.root, self.last_id, self.answers = root, 0, {}
        self.diagnostics = queue.Queue()
        self.started = time.perf_counter()
        self.process = subprocess.Popen([binary, "lsp", "--stdio"], cwd=root, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = 0
            while (line := stream.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not length:
                return
            message, now = json.loads(stream.read(length)), time.perf_counter()
            if "method" in message and "id" in message:
                items = (message.get("params") or {}).get("items", [])
                self._send({"id": message["id"],
                            "result": [None] * len(items) if message["method"] == "workspace/configuration" else None})
            elif message.get("method") == "textDocument/publishDiagnostics":
                self.diagnostics.put((message["params"], now))
            elif message.get("id") in self.answers:
                self.answers[message["id"]].put((message, now))

    def _send(self, message):
        body = json.dumps(dict(message, jsonrpc="2.0")).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def request(self, method, params, timeout=60):
        """(result, seconds)"""
        self.last_id += 1
        box = self.answers[self.last_id] = queue.Queue()
        start = time.perf_counter()
        self._send({"id": self.last_id, "method": method, "params": params})
        message, now = box.get(timeout=timeout)
        del self.answers[self.last_id]
        if "error" in message:
            raise RuntimeError("%s: %s" % (method, message["error"].get("message")))
        return message.get("result"), now - start

    def initialize(self):
        """Seconds from starting the process to the answer."""
        uri = "file://" + self.root
        self.request("initialize", {
            "processId": os.getpid(), "rootUri": uri, "workspaceFolders": [{"uri": uri, "name": "bench"}],
            "initializationOptions": {"diagnostics": {"debounceMilliseconds": 0}},
            "capabilities": {"general": {"positionEncodings": ["utf-8", "utf-16"]},
                             "textDocument": {"publishDiagnostics": {"versionSupport": True}, "completion": {
                                 "completionItem": {"snippetSupport": True}}}}})
        elapsed = time.perf_counter() - self.started
        self.notify("initialized", {})
        return elapsed

    def await_diagnostics(self, uri, version, timeout=5):
        """When the diagnostics of that version came; None if they did not."""
        end = time.perf_counter() + timeout
        while (left := end - time.perf_counter()) > 0:
            try:
                params, now = self.diagnostics.get(timeout=left)
            except queue.Empty:
                return None
            if params["uri"] == uri and params.get("version", version) >= version:
                return now
        return None

    def memory_peak(self):
        """Megabytes; None where the system does not tell."""
        try:
            with open("/proc/%d/status" % self.process.pid) as file:
                return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))
        except OSError:
            return None

    def cpu_seconds(self):
        try:
            with open("/proc/%d/stat" % self.process.pid) as file:
                fields = file.read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return None

    def stop(self):
        try:
            self.request("shutdown", None, timeout=5)
            self.notify("exit", None)
            self.process.wait(timeout=5)
        except Exception:                                            # a server that hangs must not hang the benchmark
            self.process.kill()
            self.process.wait()
