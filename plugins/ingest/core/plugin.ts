import { EngineError } from "freeform-rpg/errors";
import { Runner, definePlugin, provide } from "freeform-rpg/kernel";
import { createRunDirectories } from "./run/run-directories.ts";
import { noteModelStage } from "./run/note-model.ts";
import { runIngest } from "./run/run-ingest.ts";
import { Ingests, RunFolders } from "./tokens.ts";

/** Runs the ingest pipeline and saves the results of its stages in numbered folders. */
export default definePlugin({
  name: "ingest",
  create: () => {
    const directories = createRunDirectories();
    return {
      stages: [noteModelStage],
      services: [
        provide(Ingests, {
          uses: { runner: Runner },
          create: ({ runner }) => ({
            run: async (options) => (await runIngest({ runner, directories }, options)) ?? refuseHalf(),
            runTo: (toStage, options) => runIngest({ runner, directories }, { ...options, toStage }),
          }),
        }),
        provide(RunFolders, { create: () => ({ of: directories.of, fileOf: directories.fileOf }) }),
      ],
    };
  },
});

const refuseHalf = (): never => {
  throw new EngineError("ingest_unfinished", "The ingest ended before there was a pack. Use `runTo` to end with a stage.");
};
