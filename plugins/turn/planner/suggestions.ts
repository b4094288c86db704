import type { Ruling } from "freeform-rpg/schemas";
import { nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";
import { carriedBy, othersPresent } from "./cast.ts";
import { messagesOf } from "./messages.ts";
import type { Moment } from "./planner-input.ts";
import { askTopic } from "./topics.ts";
import type { Variety } from "./variety.ts";

const suggestionLimit = 3;

/** Up to three things to do next, of different kinds, each naming what is there; nothing that was just done. */
export const suggestNext = (moment: Moment, ruling: Ruling, variety: Variety): string[] => {
  const done = new Set(ruling.allowed_actions.map(({ target_name }) => target_name).filter((name) => name !== ""));
  const kinds = [urgent(moment), talk(moment, variety), look(moment), goOn(moment), use(moment)].map((kind) =>
    kind.filter((suggestion) => ![...done].some((name) => suggestion.includes(name))),
  );
  const picked = kinds.flatMap((options, at) => (options.length === 0 ? [] : [variety.pick(options, `suggestion-${at}`)]));
  return picked.slice(0, suggestionLimit);
};

const saysIn = (moment: Moment) => messagesOf(moment).suggestions;

const urgent = (moment: Moment): string[] => moment.active_situations.flatMap(({ type }) => saysIn(moment).ways[type]);

const talk = (moment: Moment, variety: Variety): string[] => {
  const open = moment.threads.filter(({ status }) => status === "active");
  const says = saysIn(moment);
  return othersPresent(moment).map(({ id, name }) => {
    const near = open.filter(({ related_entity_ids }) => related_entity_ids.includes(id));
    // Nobody is asked what they themselves are going to do.
    const topics = (near.length > 0 ? near : open).filter(({ title }) => !nameWordsOf(title).includes(nameWordsOf(name)[0] ?? ""));
    return topics.length === 0
      ? says.talk(name)
      : says.ask(name, askTopic(variety.pick(topics, `topic-${name}`), moment.calibration.language));
  });
};

const look = (moment: Moment): string[] => {
  const { scene, entities, present_entities } = moment;
  const items = entities.filter(({ id, type }) => type === "item" && present_entities.includes(id));
  return [...scene.features.map(saysIn(moment).search), ...items.map(({ name }) => saysIn(moment).examine(name))];
};

const goOn = (moment: Moment): string[] => moment.scene.exits.map(({ name }) => saysIn(moment).go(name));

const use = (moment: Moment): string[] =>
  carriedBy(moment).map(({ name, uses }) =>
    uses.includes("tool") || uses.includes("medical") ? saysIn(moment).use(name) : saysIn(moment).examine(name),
  );
