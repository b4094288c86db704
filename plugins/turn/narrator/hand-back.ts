import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { isCreatureType } from "freeform-rpg/schemas/values";
import { messages } from "./messages.ts";
import type { Decided } from "./narrator-input.ts";

/** The line that hands the turn back to the player; it names the person who was spoken to last and waits. */
export const handBack = ({ packet, resolution }: Pick<Decided, "packet" | "resolution">): string => {
  const events = resolution.engine_events;
  const says = messages.in(packet.calibration.language);
  const actor = packet.entities.find(({ id }) => id === packet.actor_id);
  const died = events.some(({ details }) => details["fatal"] === true && details["entity_id"] === undefined);
  if (died || actor?.attrs["dead"] === true) return says.afterDeath;
  if (events.some(({ type }) => type === "story_ended")) return says.afterTheEnd;
  const waiting = findWaiting(packet, resolution);
  const line = says.handBack[packet.turn_no % says.handBack.length] ?? "";
  return waiting === undefined ? line : `${says.waits(waiting)} ${line}`;
};

/** Who was spoken to last and can still answer, where neither the party nor the character has moved on. */
const findWaiting = ({ entities, present_entities, actor_id }: Decided["packet"], { engine_events, outcomes }: Decided["resolution"]) => {
  if (engine_events.some(({ type, details }) => type === "scene_changed" || ["down", "dead"].includes(String(details["state"]))))
    return undefined;
  const at = outcomes.findLastIndex(({ action, target_id }) => target_id !== "" && engineActions().is(action, "conversing", "pressing"));
  const isPerson = (wanted: string): boolean => entities.some(({ id, type }) => id === wanted && isCreatureType(type));
  // Who turns from them to a thing or another part of the place has left them.
  if (outcomes.slice(at + 1).some(({ target_id }) => target_id !== "" && !isPerson(target_id))) return undefined;
  return entities.find(
    ({ id, type, attrs }) =>
      id === outcomes[at]?.target_id &&
      id !== actor_id &&
      isCreatureType(type) &&
      present_entities.includes(id) &&
      attrs["dead"] !== true &&
      attrs["down"] !== true,
  )?.name;
};
