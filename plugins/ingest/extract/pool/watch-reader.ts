import { workerData } from "node:worker_threads";

const parent = process.ppid;

/** Ends this process when it takes more bytes than it may, or when the process that it reads for is gone. */
setInterval(() => {
  if (process.memoryUsage.rss() > workerData || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 100);
