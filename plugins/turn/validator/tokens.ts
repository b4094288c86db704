import { artifact, changeHook } from "freeform-rpg/kernel";
import { Ruling as RulingSchema } from "freeform-rpg/schemas/turn";
import type { ContextPacket, World } from "freeform-rpg/schemas";

/** Which actions are allowed, what they cost, what is blocked and why. */
export const Ruling = artifact("turn/ruling", RulingSchema);

/** Taps may block, allow or price actions. `packet` is what models were shown; `undefined` in a pipeline that makes none. */
export const reviewRuling = changeHook<RulingSchema, { readonly world: World; readonly packet?: ContextPacket | undefined }>(
  "reviewRuling",
  RulingSchema,
);
