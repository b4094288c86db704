export { startRun } from "./active-run.ts";
export { cancelRun } from "./cancel-run.ts";
export { executeRun } from "./execute-run.ts";
export { follow, isEnded, isFinalEvent, requireRun } from "./follow.ts";
export { createLiveEvents } from "./live-events.ts";
export { createOneAtATime } from "./one-at-a-time.ts";
export { releaseOrphans } from "./release-orphans.ts";
export { createWorker } from "./worker.ts";
export { leaseNow } from "./lease-length.ts";
