import type { Ruling } from "freeform-rpg/schemas";
import { withArticle } from "freeform-rpg/plugins/validator";
import { carriedBy, othersPresent } from "./cast.ts";
import type { Moment } from "./planner-input.ts";
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
  const topics = moment.threads.filter(({ status }) => status === "active").map(({ title }) => topicOf(title));
  return othersPresent(moment).map(({ name }) => {
    const topic = topics.length === 0 ? "" : ` about ${variety.pick(topics, `topic-${name}`)}`;
    return `Ask ${withArticle(name)}${topic}`;
  });
};

/** A thread's title as something to ask about: in quotation marks, without the form it is written in. */
const topicOf = (title: string): string =>
  `"${title.replace(/^(Open question|Need to learn|Open dilemma|Goal|Need resource|Prevent risk|Open relationship question):\s*/i, "").replace(/[?.;].*$/, "")}"`;

const look = ({ scene, entities, present_entities }: Moment): string[] => [
  ...scene.features.map((feature) => `Search ${withArticle(feature)}`),
  ...entities.filter(({ id, type }) => type === "item" && present_entities.includes(id)).map(({ name }) => `Examine ${withArticle(name)}`),
];

const goOn = ({ scene }: Moment): string[] => scene.exits.map(({ name }) => `Go to ${withArticle(name)}`);

const use = (moment: Moment): string[] => carriedBy(moment).map(({ name }) => `Use ${withArticle(name)}`);
