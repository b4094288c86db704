import { definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { runIngest } from "./run-ingest.ts";
import { Ingests, RunFolders } from "./tokens.ts";

/** Runs the ingest pipeline and keeps what its stages make in numbered folders. */
export default definePlugin({
  name: "ingest",
  create: () => {
    const folders = new Map<string, string>();
    return {
      services: [
        provide(Ingests, { uses: { runner: Runner }, create: ({ runner }) => ({ run: (options) => runIngest(runner, folders, options) }) }),
        provide(RunFolders, { create: () => ({ of: (runId) => folders.get(runId) ?? null }) }),
      ],
    };
  },
});
