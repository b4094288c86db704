import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { callEntity, findEntity, peopleHere, possessiveOf } from "./cast.ts";
import type { Slots } from "./fill.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** True when blood was or might have been drawn this turn. */
export const isViolent = (input: NarratorInput, actions: readonly NarratedAction[]): boolean =>
  actions.some(({ family, slots }) => (family === "fight" || family === "shoot") && slots["target"] !== undefined) ||
  [...input.must_tell, ...input.also_happened].some(({ type }) => type === "harm_taken" || type === "threat_resolved_against_player");

/** True where enemies stand or somebody fell: nobody goes on as before. */
export const isAftermath = (input: NarratorInput): boolean =>
  hasFallen(input) || input.packet.present_entities.some((id) => findEntity(input.packet, id)?.attrs["hostile"] === true);

/** Ids of those who fell this turn. */
export const fallenIn = ({ must_tell }: NarratorInput): Set<string> =>
  new Set(
    must_tell
      .filter(({ type, details }) => type === "harm_taken" && (details["state"] === "dead" || details["state"] === "down"))
      .map(({ details }) => String(details["entity_id"])),
  );

/** A blow that put somebody down is told as that; empty for any other. */
export const narrateFelling = (input: NarratorInput, { outcome }: NarratedAction, voice: Voice): string =>
  fallenIn(input).has(outcome.target_id) ? voice.say("felled", voice.messages.violence.felled) : "";

/** How those present take violence: the one it was done to, and one who saw it. `acting` have had their say. */
export const narrateAlarm = (
  input: NarratorInput,
  actions: readonly NarratedAction[],
  acting: ReadonlySet<unknown>,
  voice: Voice,
): string => {
  const { struck, spared, alarmed } = voice.messages.violence;
  const fallen = fallenIn(input);
  const here = peopleHere(input.packet).filter(({ id }) => !fallen.has(id) && !acting.has(id));
  const blow = actions.findLast(({ family }) => family === "fight" || family === "shoot");
  const victim = here.find(({ id }) => id === blow?.outcome.target_id);
  const others = here.filter(({ id }) => id !== victim?.id);
  const witness = others[input.packet.turn_no % Math.max(others.length, 1)];
  const told = victim === undefined ? "" : voice.offer("victim", blow?.worked ? struck : spared, slotsOf(victim));
  const seen = witness === undefined ? "" : voice.offer("alarmed", alarmed, slotsOf(witness));
  return [told, seen].filter((part) => part !== "").join(" ");
};

/** How somebody carries on after it. */
export const narrateAftermath = (input: NarratorInput, acting: ReadonlySet<unknown>, voice: Voice): string => {
  const here = peopleHere(input.packet).filter(({ id }) => !acting.has(id));
  const one = here[input.packet.turn_no % Math.max(here.length, 1)];
  const { hostile, shaken, uneasy } = voice.messages.violence;
  // A grudge is not told anew every turn.
  if (one === undefined || !voice.chance("aftermath", 0.5)) return "";
  return voice.offer("aftermath", one.attrs["hostile"] === true ? hostile : hasFallen(input) ? shaken : uneasy, slotsOf(one));
};

/** True where somebody was struck down. Of who lay dead when the story began nobody is afraid. */
const hasFallen = ({ packet }: NarratorInput): boolean =>
  packet.present_entities.some((id) => {
    const attrs = findEntity(packet, id)?.attrs ?? {};
    return id !== packet.actor_id && (attrs["down"] === true || (attrs["dead"] === true && Number(attrs["harm"] ?? 0) > 0));
  });

const slotsOf = (one: Parameters<typeof callEntity>[0]): Slots => ({ who: callEntity(one), their: possessiveOf(one) });
