import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { arrange } from "./arrange.ts";
import { narratePart } from "./narrate-part.ts";
import { findVoice } from "./voice.ts";

/**
 * Narrates a turn without a model, from what the input holds and nothing else: the same text for the same input and seed. It establishes
 * nothing: every fact, item and wound in it is one of the events'. A sentence is replaced by its event's own.
 */
export const narrateOffline = (input: NarratorInput, random: OfflineRandom): string => {
  if (input.repair !== undefined) return input.repair.plain;
  if (input.actors === undefined) return arrange(input, findVoice(input, random));
  return input.actors.map((actor, at, all) => narratePart(input, actor, { random, isLast: at === all.length - 1 })).join("\n\n");
};
