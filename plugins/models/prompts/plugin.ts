import { definePlugin, contribute, provide, Runner, service, tapChange } from "freeform-rpg/kernel";
import { readAhead } from "freeform-rpg/db";
import { apiParts } from "freeform-rpg/graphql";
import { choosePrompt, prompts } from "freeform-rpg/plugins/models/core";
import { z } from "zod";
import { addPrompts } from "./api.ts";
import { choosePinned } from "./choose-pinned.ts";
import { openRegistry } from "./open-registry.ts";
import { createPinStore, keepPins } from "./pin-store.ts";
import { PromptRegistry } from "./tokens.ts";

const Chooser = service<ReturnType<typeof choosePinned>>("prompts/chooser");

const PinsAhead = service<ReturnType<typeof keepPins>>("prompts/pins-ahead");

const Options = z
  .object({
    /** Folders of prompt files, `AREA/NAME_vVERSION.txt`: versions in addition to those of plugins. */
    folders: z.array(z.string()).default([]),
    /** Versions by prompt, such as `{ "ingest/guidance": "3" }`: used where no campaign pins another, and for reading books. */
    pins: z.record(z.string(), z.coerce.string()).default({}),
  })
  .prefault({});

/** The registry of all versions of all prompts. Each campaign uses the version that it has pinned. */
export default definePlugin({
  name: "prompts",
  options: Options,
  create: ({ folders, pins: configured }) => ({
    services: [
      provide(PromptRegistry, {
        uses: { runner: Runner },
        create: ({ runner }) =>
          openRegistry({ brought: runner.read(prompts).map(({ value }) => value), folders, configured, pins: createPinStore(runner) }),
      }),
      provide(PinsAhead, { create: keepPins }),
      provide(Chooser, {
        uses: { registry: PromptRegistry, ahead: PinsAhead },
        create: ({ registry, ahead }) => choosePinned(registry, ahead),
      }),
    ],
    taps: [tapChange(choosePrompt, (prompt, { used, ...asking }) => used.choose(prompt, asking), { uses: { choose: Chooser } })],
    contributes: [contribute(apiParts, addPrompts), contribute(readAhead, PinsAhead)],
  }),
});
