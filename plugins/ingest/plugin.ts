import { KernelError, Runner, definePlugin, provide } from "freeform-rpg/kernel";
import { createHomes } from "./run/homes.ts";
import { noteModelStage } from "./run/note-model.ts";
import { runIngest } from "./run/run-ingest.ts";
import { Ingests, RunFolders } from "./tokens.ts";

/** Runs the ingest pipeline and keeps what its stages make in numbered folders. */
export default definePlugin({
  name: "ingest",
  create: () => {
    const homes = createHomes();
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
  throw new KernelError("ingest_unfinished", "The ingest ended before there was a pack. Use `runTo` to end with a stage.");
};
