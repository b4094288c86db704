import { workerData } from "node:worker_threads";

/** Ends this process when it takes more bytes than it may. */
setInterval(() => {
  if (process.memoryUsage.rss() > workerData) process.kill(process.pid, "SIGKILL");
}, 100);
