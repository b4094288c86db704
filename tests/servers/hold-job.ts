import { openJobServer } from "./open-job-server.ts";

/** A process that begins every job of the kind `hold`, says which, and never ends one. */
const [url = ""] = process.argv.slice(2);
await openJobServer(url, {
  name: "hold",
  run: (_request, { jobId }) => {
    process.send?.(jobId);
    return new Promise(() => {});
  },
});
process.send?.("ready");
