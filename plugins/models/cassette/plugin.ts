import { definePlugin, provide, service, tapChange } from "freeform-rpg/kernel";
import { Database } from "freeform-rpg/db";
import { recallCall } from "freeform-rpg/plugins/models/core";
import { ModelError, blankReceipt } from "freeform-rpg/plugins/models/core/lib";
import type { CallIdentity, RecalledCall } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { findRecordedIn } from "./find-recorded.ts";
import type { FindRecorded } from "./find-recorded.ts";

const Options = z
  .strictObject({
    /** The handling of a request that was never recorded: it fails, or the provider in use answers it and is paid. */
    miss: z.enum(["fail", "ask"]).default("fail"),
  })
  .prefault({});

const Recordings = service<{ readonly find: FindRecorded }>("model-cassette/recordings");

/** Answers requests from earlier calls, at no cost. The plugin `cost` records them. */
export default definePlugin({
  name: "model-cassette",
  options: Options,
  create: ({ miss }) => ({
    services: [provide(Recordings, { uses: { database: Database }, create: ({ database }) => ({ find: findRecordedIn(database) }) })],
    taps: [
      tapChange(
        recallCall,
        async (known, { used, ...call }) => {
          if (known !== null) return known;
          const recorded = await used.recordings.find(call);
          if (recorded === null && miss === "fail") throw missing(call);
          return recorded && { value: recorded.value, receipt: receiptOf(call), saved: false };
        },
        { order: "post", uses: { recordings: Recordings } },
      ),
    ],
  }),
});

/** A recorded answer costs nothing: it was paid for when it was recorded. */
const receiptOf = ({ stage, prompt }: CallIdentity): RecalledCall["receipt"] => ({
  ...blankReceipt(stage, prompt, "cassette"),
  model: "recorded",
});

const missing = ({ stage, prompt, key }: CallIdentity): ModelError =>
  new ModelError(
    "cassette_miss",
    `There is no recorded answer for the stage "${stage}" and the prompt "${prompt.id}" version ${prompt.version} (request ${key.slice(0, 12)}). ` +
      `The prompt, the world or a plugin has changed since the recording. Set "miss" of the plugin "model-cassette" to "ask" to have the provider answer.`,
  );
