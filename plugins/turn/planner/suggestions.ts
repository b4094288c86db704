import type { Ruling } from "freeform-rpg/schemas";
import { nameWordsOf } from "freeform-rpg/plugins/turn/scene/lib";
import { withArticle } from "freeform-rpg/language";
import { carriedBy, othersPresent } from "./cast.ts";
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

const urgent = ({ active_situations }: Moment): string[] => active_situations.flatMap(({ type }) => ways[type]);

const ways: Readonly<Record<Moment["active_situations"][number]["type"], readonly string[]>> = {
  exposed: ["Find somewhere to hide"],
  detected: ["Talk your way out of it", "Get away while you can"],
  cornered: ["Talk them down", "Fight your way out"],
  pursued: ["Lose whoever is after you"],
  injured: ["See to your wounds"],
};

const talk = (moment: Moment, variety: Variety): string[] => {
  const open = moment.threads.filter(({ status }) => status === "active");
  return othersPresent(moment).map(({ id, name }) => {
    const near = open.filter(({ related_entity_ids }) => related_entity_ids.includes(id));
    // Nobody is asked what they themselves are going to do.
    const topics = (near.length > 0 ? near : open).filter(({ title }) => !nameWordsOf(title).includes(nameWordsOf(name)[0] ?? ""));
    return topics.length === 0
      ? `Talk to ${withArticle(name)}`
      : `Ask ${withArticle(name)}${askTopic(variety.pick(topics, `topic-${name}`))}`;
  });
};

const look = ({ scene, entities, present_entities }: Moment): string[] => [
  ...scene.features.map((feature) => `Search ${withArticle(feature)}`),
  ...entities.filter(({ id, type }) => type === "item" && present_entities.includes(id)).map(({ name }) => `Examine ${withArticle(name)}`),
];

const goOn = ({ scene }: Moment): string[] => scene.exits.map(({ name }) => `Go to ${withArticle(name)}`);

const use = (moment: Moment): string[] =>
  carriedBy(moment).map(
    ({ name, uses }) => `${uses.includes("tool") || uses.includes("medical") ? "Use" : "Examine"} ${withArticle(name)}`,
  );
