import type { Ruling } from "freeform-rpg/schemas";
import { othersPresent, signsOf } from "./cast.ts";
import { messagesOf } from "./messages.ts";
import type { Moment } from "./planner-input.ts";
import { describeTopic } from "./topics.ts";
import type { Variety } from "./variety.ts";

/** At most two beats: who is there to react, and what the scene stands in. */
export const writeBeats = (moment: Moment, ruling: Ruling, variety: Variety): string[] => {
  const beats = [reactionBeat(moment, ruling, variety), threadBeat(moment, variety)];
  return beats.filter((beat) => beat !== null);
};

const reactionBeat = (moment: Moment, { allowed_actions }: Ruling, variety: Variety): string | null => {
  const signs = signsOf(moment).map(({ text }) => text);
  const targets = new Set(allowed_actions.map(({ target_id }) => target_id));
  const bystanders = othersPresent(moment).filter(({ id }) => !targets.has(id));
  const says = messagesOf(moment).beats;
  const watching = bystanders.map(({ name, attrs }) => {
    const mood = typeof attrs["disposition"] === "string" ? attrs["disposition"].replace(/\.$/, "") : "";
    return says.watches(name, mood);
  });
  const options = [...signs, ...watching];
  return options.length === 0 ? null : variety.pick(options, "beat-reaction");
};

const threadBeat = (moment: Moment, variety: Variety): string | null => {
  const { threads, present_entities, scene, calibration } = moment;
  const near = threads.filter(
    ({ status, overdue, related_entity_ids }) =>
      status === "active" && !overdue && related_entity_ids.some((id) => present_entities.includes(id) || id === scene.location_id),
  );
  if (near.length === 0) return null;
  return `${describeTopic(variety.pick(near, "beat-thread"), calibration.language)} ${messagesOf(moment).beats.hasToDoWithIt}`;
};
