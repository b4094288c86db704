import { EngineError } from "freeform-rpg/errors";
import { Runner, definePlugin, provide } from "freeform-rpg/kernel";
import { createRunDirectories } from "./run/run-directories.ts";
import { noteModelStage } from "./run/note-model.ts";
import { runIngest } from "./run/run-ingest.ts";
import { Ingests, RunFolders } from "./tokens.ts";

/** Runs the ingest pipeline and keeps what its stages make in numbered folders. */
export default definePlugin({
  name: "ingest",
  create: () => {
    const homes = createRunDirectories();
    return {
      stages: [noteModelStage],
      services: [
        provide(Ingests, {
          uses: { runner: Runner },
          create: ({ runner }) => ({
            run: async (options) => (await runIngest({ runner, homes }, options)) ?? refuseHalf(),
            runTo: (toStage, options) => runIngest({ runner, homes }, { ...options, toStage }),
          }),
        }),
        provide(RunFolders, { create: () => ({ of: homes.of }) }),
      ],
    };
  },
});

const refuseHalf = (): never => {
  throw new EngineError("ingest_unfinished", "The ingest ended before there was a pack. Use `runTo` to end with a stage.");
};
