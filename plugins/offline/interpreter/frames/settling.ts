import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading } from "../reading.ts";
import type { Role } from "./shape.ts";

/** A frame whose roles are resolved, and the action that its verb was read as. */
export interface Settling {
  readonly frame: Pick<ReadFrame, "phrase" | "text" | "verb" | "rest">;
  readonly meant: Action;
  readonly roles: readonly Role[];
}

/** The action that is meant instead; `undefined` where the rule does not apply. */
export type Rule = (settling: Settling, reading: Reading) => string | undefined;
