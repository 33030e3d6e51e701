// A thread of Node in which the script of a Web Worker finds what it expects of a browser.
import { parentPort, workerData } from "node:worker_threads";

globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
await import(workerData);
parentPort.on("message", (data) => self.onmessage({ data }));
