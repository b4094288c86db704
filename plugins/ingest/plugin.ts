import { definePlugin, provide, Runner } from "freeform-rpg/kernel";
import { runIngest } from "./run-ingest.ts";
import { Ingests } from "./tokens.ts";

/** Runs the ingest pipeline and keeps what its stages make in numbered folders. */
export default definePlugin({
  name: "ingest",
  create: () => ({
    services: [provide(Ingests, { uses: { runner: Runner }, create: ({ runner }) => ({ run: (options) => runIngest(runner, options) }) })],
  }),
});
