import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import type { Family } from "./families.ts";
import type { Slots } from "./fill.ts";

/** The outcome of an action, with what its narration needs. */
export interface NarratedAction {
  readonly outcome: NarratorInput["outcomes"][number];
  readonly family: Family;
  readonly slots: Slots;
  readonly worked: boolean;
}
