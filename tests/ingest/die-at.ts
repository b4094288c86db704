import { Ingests } from "freeform-rpg/plugins/ingest/core";
import { openIngest } from "../../plugins/ingest/core/tests/open-ingest.ts";

/** Reads a book and is killed, as by a power cut, as soon as a stage is under way: `die-at.ts FILE OUT STAGE`. */
const [, , file = "", out = "", stage = ""] = process.argv;
const kernel = await openIngest();
const ingests = await kernel.use(Ingests);
await ingests.run({
  file,
  out,
  onEvent: (event) => {
    if (event.type === "stage_started" && event.stage === stage) process.kill(process.pid, "SIGKILL");
  },
});
