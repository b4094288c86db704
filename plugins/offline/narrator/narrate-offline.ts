import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { arrange } from "./arrange.ts";
import { callEntity, findEntity, peopleHere, possessiveOf } from "./cast.ts";
import { farewells, nextPrompts, nextPromptsWith } from "./lines.ts";
import { suggestActions } from "./suggest.ts";
import { findVoice } from "./voice.ts";
import type { Voice } from "./voice.ts";

/**
 * Narrates a turn without a model, from what the input holds and nothing else: the same text for the same input and seed.
 * It establishes nothing: every fact, item and wound in it is one of the events'.
 */
export const narrateOffline = (input: NarratorInput, random: OfflineRandom): NarratorOutput => {
  const voice = findVoice(input, random);
  return NarratorOutput.parse({
    final_text: arrange(input, voice),
    next_prompt: handBack(input, voice),
    suggested_actions: suggestActions(input),
  });
};

const handBack = (input: NarratorInput, voice: Voice): string => {
  const dead = findEntity(input.packet, input.packet.actor_id)?.attrs["dead"] === true;
  if (dead || input.must_tell.some(({ details }) => details["fatal"] === true && details["entity_id"] === undefined)) return farewells.dead;
  if (input.must_tell.some(({ type }) => type === "story_ended")) return farewells.ended;
  const moved = input.must_tell.some(({ type }) => type === "scene_changed");
  const fallen = input.must_tell.some(({ details }) => details["state"] === "down" || details["state"] === "dead");
  const [waiting] =
    moved || fallen ? [] : peopleHere(input.packet).filter(({ id }) => input.outcomes.some(({ target_id }) => target_id === id));
  if (!waiting) return voice.say("next", nextPrompts);
  return voice.say("next-with", nextPromptsWith, { who: callEntity(waiting), their: possessiveOf(waiting) });
};
