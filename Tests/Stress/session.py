"""A client that trusts nothing: each response is checked, counted and timed, and whatever the server must not do is kept."""
import json
import os
import pathlib
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 60                 # seconds after which an answer is taken to be lost
LOG_TAIL = 2000               # bytes of what the server said that are shown when it is gone
LAUNCHER = []                 # what starts the server


class ProtocolError(Exception):
    pass


class Session:
    def __init__(self, binary, root, options=None):
        self.root = pathlib.Path(root).resolve()
        self.problems, self.latencies, self.published = [], {}, {}
        self.measures_processor, self.processor_times = False, {}
        self._waiting, self._answered, self._last_id = {}, set(), 0
        self._lock, self._writing = threading.Lock(), threading.Lock()
        self._log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(LAUNCHER + [str(binary), "lsp"], cwd=self.root, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=self._log)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.capabilities = self.ask("initialize", {
            "processId": os.getpid(), "rootUri": self.root.as_uri(), "capabilities": CAPABILITIES,
            "workspaceFolders": [{"uri": self.root.as_uri(), "name": self.root.name}],
            "initializationOptions": options or {}})["capabilities"]
        self.notify("initialized", {})
        self.settle()

    # Reading -----------------------------------------------------------------------------------------------------

    def _read(self):
        try:
            while self._read_one():
                pass
        except (ProtocolError, ValueError, OSError) as problem:
            self.problems.append("output: %s" % problem)
        for box in list(self._waiting.values()):
            box[0].put((None, 0))

    def _read_one(self):
        stream, length = self.process.stdout, None
        while (line := stream.readline()) != b"\r\n":
            if not line:
                return False
            name, _, value = line.partition(b":")
            if not line.endswith(b"\r\n") or name.lower() not in (b"content-length", b"content-type"):
                raise ProtocolError("a header line %r" % line)
            if name.lower() == b"content-length":
                length = int(value)
        body, now = stream.read(length), time.perf_counter()
        message = json.loads(body)
        if message.get("jsonrpc") != "2.0":
            raise ProtocolError("a message without its version")
        self._receive(message, now)
        return True

    def _receive(self, message, now):
        if "method" in message:
            if "id" in message:
                items = (message.get("params") or {}).get("items", [])
                is_configuration = message["method"] == "workspace/configuration"
                self.send({"id": message["id"], "result": [None] * len(items) if is_configuration else None})
            elif message["method"] == "textDocument/publishDiagnostics":
                self.published[message["params"]["uri"]] = message["params"]["diagnostics"]
            return
        with self._lock:
            box = self._waiting.pop(message.get("id"), None)
            if box is None:
                self.problems.append("an answer that nobody waits for: %.200s" % message)
            elif ("result" in message) == ("error" in message):
                self.problems.append("an answer with both or none of result and error: %.200s" % message)
        if box:
            box[0].put((message, now))

    # Writing -----------------------------------------------------------------------------------------------------

    def send(self, *messages):
        data = bytearray()
        for message in messages:
            body = json.dumps(dict(message, jsonrpc="2.0")).encode()
            data += b"Content-Length: %d\r\n\r\n" % len(body) + body
        try:
            with self._writing:
                self.process.stdin.write(data)
                self.process.stdin.flush()
        except OSError:
            raise ProtocolError("the server ended %s before it was told %s" % (
                self._ending(), messages[0].get("method", "an answer"))) from None

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        """The message, and where its answer will be."""
        with self._lock:
            self._last_id += 1
            box = (queue.SimpleQueue(), time.perf_counter(), method)
            self._waiting[self._last_id] = box
            return {"id": self._last_id, "method": method, "params": params}, box

    def answer(self, box):
        try:
            message, now = box[0].get(timeout=PATIENCE)
        except queue.Empty:
            raise ProtocolError("no answer to %s" % box[2]) from None
        if message is None:
            raise ProtocolError("the server ended %s instead of answering %s" % (self._ending(), box[2]))
        return message, now - box[1]

    def ask_raw(self, method, params):
        """(response, seconds)"""
        message, box = self.request(method, params)
        before = self.processor() if self.measures_processor else None
        self.send(message)
        response, seconds = self.answer(box)
        self.latencies.setdefault(method, []).append(seconds)
        if before is not None:
            self.processor_times.setdefault(method, []).append(self.processor() - before)
        return response, seconds

    def ask_behind(self, notifications, method, params):
        """(response, seconds), asked in one go with (method, params) of notifications."""
        message, box = self.request(method, params)
        self.send(*({"method": name, "params": each} for name, each in notifications), message)
        return self.answer(box)

    def ask(self, method, params):
        response, _ = self.ask_raw(method, params)
        if "error" in response:
            raise ProtocolError("%s: %s" % (method, response["error"]))
        return response["result"]

    def settle(self):
        self.ask("signalbox/synchronize", {})

    # Documents ---------------------------------------------------------------------------------------------------

    def open(self, uri, text, version=1):
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "swift", "version": version, "text": text}})

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    # The end -----------------------------------------------------------------------------------------------------

    def resident(self):
        """Megabytes; None where the system does not tell."""
        try:
            with open("/proc/%d/status" % self.process.pid) as file:
                return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))
        except OSError:
            return None

    def processor(self):
        """Seconds of processor time of all threads so far, of those that ended as well; None where the system does not
        tell."""
        try:
            # The number that Linux gives to the clock of another process.
            return time.clock_gettime((~self.process.pid << 3) | 2) if sys.platform == "linux" else None
        except OSError:
            return None

    def _ending(self):
        """How the server ended, and the last that it said."""
        try:
            code = self.process.wait(10)
            how = "by %s" % signal.Signals(-code).name if code < 0 else "with %d" % code
        except subprocess.TimeoutExpired:
            how = "its output but not itself"
        # The server shares this file's offset: it is left where it is.
        said = os.pread(self._log.fileno(), LOG_TAIL, max(0, os.fstat(self._log.fileno()).st_size - LOG_TAIL))
        return "%s (its log: %s)" % (how, said.decode(errors="replace").strip() or "empty")

    def busy_since(self, before):
        """Seconds of processor time since then, which a busy machine does not make more; endless where the system does
        not tell."""
        return float("inf") if before is None else self.processor() - before

    def stop(self):
        try:
            self.ask("shutdown", None)
            self.notify("exit", None)
            if self.process.wait(timeout=10) != 0:
                self.problems.append("the server ended %s" % self._ending())
        except (ProtocolError, OSError, subprocess.TimeoutExpired) as problem:
            self.problems.append("the end: %s" % problem)
            self.process.kill()
        self._log.close()
        with self._lock:
            if self._waiting:
                self.problems.append("%d requests have no answer" % len(self._waiting))


CAPABILITIES = {
    "general": {"positionEncodings": ["utf-16"]},
    "workspace": {"workspaceEdit": {"documentChanges": True}, "symbol": {}},
    "textDocument": {
        "completion": {"completionItem": {
            "snippetSupport": True, "labelDetailsSupport": True, "documentationFormat": ["markdown"]}},
        "hover": {"contentFormat": ["markdown"]},
        "definition": {"linkSupport": True}, "declaration": {"linkSupport": True},
        "typeDefinition": {"linkSupport": True}, "implementation": {"linkSupport": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["", "quickfix", "refactor", "source"]}},
                       "dataSupport": True, "resolveSupport": {"properties": ["edit"]}},
        "signatureHelp": {"signatureInformation": {"activeParameterSupport": True}},
        "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
    },
}
