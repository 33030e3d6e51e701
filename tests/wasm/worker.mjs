// What a page finds in a browser: Web Workers, made of threads of Node, and the number of cores.
import { Worker as Thread } from "node:worker_threads";

globalThis.navigator ??= { hardwareConcurrency: 2 };

globalThis.Worker = class {
  constructor(script) {
    const thread = new URL("thread.mjs", import.meta.url);
    this.thread = new Thread(thread, { workerData: script.href });
    this.thread.on("message", (data) => this.onmessage({ data }));
    this.thread.on("error", (error) => this.onerror(error));
  }

  postMessage(message) {
    this.thread.postMessage(message);
  }

  terminate() {
    this.thread.terminate();
  }
};
