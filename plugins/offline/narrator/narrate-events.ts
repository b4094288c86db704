import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { callEntity, callThing, findEntity, possessiveOf } from "./cast.ts";
import type { Slots } from "./fill.ts";
import type { Voice } from "./voice.ts";

/** Events that their action narrates, or that the sheet shows better than prose. */
const silent = new Set<RunEventRecord["type"]>([
  "action_succeeded",
  "action_partial",
  "action_failed",
  "action_botched",
  "item_lost",
  "fact_updated",
  "thread_updated",
  "clarification_asked",
]);

/** The turn's lesser events, a sentence each. */
export const narrateEvents = (input: NarratorInput, voice: Voice): string[] =>
  dropDoubles(input.also_happened)
    .filter(({ type }) => !silent.has(type))
    .toSorted((a, b) => Number(b.type === "npc_action") - Number(a.type === "npc_action"))
    .map((event) => narrateEvent(input, event, voice))
    .filter((text) => text !== "");

/** Heat that rose twice has still risen once to whoever feels it; the same goes for pain and for trust. */
const dropDoubles = (events: readonly RunEventRecord[]): RunEventRecord[] =>
  events.filter((event, at) => {
    const key = ({ type, details }: RunEventRecord): string =>
      `${type} ${String(details["clock_id"] ?? details["entity_id"] ?? details["item_id"] ?? at)} ${type === "relationship_changed" && Number(details["delta"]) > 0}`;
    return (
      !["clock_advanced", "harm_taken", "knowledge_shared", "relationship_changed"].includes(event.type) ||
      events.findIndex((other) => key(other) === key(event)) === at
    );
  });

const narrateEvent = (input: NarratorInput, event: RunEventRecord, voice: Voice): string => {
  const slots = readSlots(input, event);
  const { eventLines } = voice.messages.events;
  switch (event.type) {
    case "item_acquired":
      return voice.say("item", eventLines.item_acquired, slots) || event.text;
    case "relationship_changed":
      return voice.offer(
        "relationship",
        Number(event.details["delta"]) > 0 ? eventLines.relationship_up : eventLines.relationship_down,
        slots,
      );
    case "knowledge_shared":
      return event.details["answered"] === true ? event.text : takeIn(input, event, slots, voice);
    case "harm_taken":
      return voice.say("harm", eventLines.harm_taken);
    case "failure_streak_warning":
      return voice.say("streak", eventLines.failure_streak_warning);
    case "clock_advanced":
      return isHeat(event) ? voice.offer("heat", eventLines.heat_up) : "";
    default:
      return voice.isStale(event.text) ? "" : event.text;
  }
};

/** What somebody hears is taken in without a word where they have none for it, and not so again until it is forgotten. */
const takeIn = ({ must_tell, also_happened }: NarratorInput, event: RunEventRecord, slots: Slots, voice: Voice): string => {
  const who = event.details["entity_id"];
  const isAnswered = [...must_tell, ...also_happened].some(
    (other) => other !== event && other.type !== "action_succeeded" && [other.details["entity_id"], other.details["told_by"]].includes(who),
  );
  const lines = voice.messages.events.eventLines.taken_in;
  return isAnswered || voice.isWorn(lines, slots) ? "" : voice.offer("taken-in", lines, slots);
};

const isHeat = ({ details }: RunEventRecord): boolean =>
  String(details["clock_id"]).split(":").at(-1) === "heat" && Number(details["delta"]) > 0;

const readSlots = ({ packet }: NarratorInput, { details, text }: RunEventRecord): Slots => {
  const item = findEntity(packet, String(details["item_id"]));
  const person = findEntity(packet, String(details["entity_id"]));
  const named = /^You now have (.+)\.$/.exec(text)?.[1];
  return {
    item: item ? callThing(item.name) : named,
    ...(person && { who: callEntity(person), their: possessiveOf(person) }),
  };
};
