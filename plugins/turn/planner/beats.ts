import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Ruling } from "freeform-rpg/schemas";
import { nameAction } from "freeform-rpg/plugins/turn/resolver/lib";
import { capitalise, withArticle } from "freeform-rpg/language";
import { othersPresent, sentence, signsOf } from "./cast.ts";
import type { Moment } from "./planner-input.ts";
import { describeTopic } from "./topics.ts";
import type { Variety } from "./variety.ts";

/** One to three beats: what is attempted, who is there to react, what the scene stands in. */
export const writeBeats = (moment: Moment, ruling: Ruling, variety: Variety): string[] => {
  const beats = [attemptBeat(moment, ruling), reactionBeat(moment, ruling, variety), threadBeat(moment, variety)];
  return beats.filter((beat) => beat !== null);
};

const attemptBeat = ({ entities, actor_id, scene, rules = {} }: Moment, { allowed_actions }: Ruling): string | null => {
  const actions = actionsOf(rules);
  const first = allowed_actions.find(({ action, target_name }) => target_name !== "" || actions.find(action).verb !== "gesture");
  if (first === undefined) return null;
  const actor = entities.find(({ id }) => id === actor_id)?.name ?? "The player";
  const target_name = first.target_id === scene.location_id ? "" : first.target_name;
  const isPlace = scene.exits.some(({ id }) => id === first.target_id);
  return `${actor} means to ${nameAction(actions, { action: first.action, target_name, item_name: entities.find(({ id }) => id === first.instrument)?.name ?? "" }, isPlace)}.`;
};

const reactionBeat = (moment: Moment, { allowed_actions }: Ruling, variety: Variety): string | null => {
  const signs = signsOf(moment).map(({ text }) => text);
  const targets = new Set(allowed_actions.map(({ target_id }) => target_id));
  const bystanders = othersPresent(moment).filter(({ id }) => !targets.has(id));
  const watching = bystanders.map(({ name, attrs }) => {
    const mood = typeof attrs["disposition"] === "string" ? `, ${attrs["disposition"].replace(/\.$/, "")},` : "";
    return sentence(`${capitalise(withArticle(name))}${mood} is watching`);
  });
  const options = [...signs, ...watching];
  return options.length === 0 ? null : variety.pick(options, "beat-reaction");
};

const threadBeat = ({ threads, present_entities, scene }: Moment, variety: Variety): string | null => {
  const near = threads.filter(
    ({ status, overdue, related_entity_ids }) =>
      status === "active" && !overdue && related_entity_ids.some((id) => present_entities.includes(id) || id === scene.location_id),
  );
  return near.length === 0 ? null : `${describeTopic(variety.pick(near, "beat-thread"))} Someone or something here has to do with it.`;
};
