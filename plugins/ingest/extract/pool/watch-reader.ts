import { workerData } from "node:worker_threads";

const parent = process.ppid;

/** Ends this process when it exceeds its memory limit, or when its parent process is gone. */
setInterval(() => {
  if (process.memoryUsage.rss() > workerData || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, 100);
