import type { Entity } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import { genderOf, isCreature, namesOf } from "freeform-rpg/plugins/turn/scene/lib";

/**
 * A question that the player only reports, as it is put to who is asked: "what he has been sweeping" is "what you have been sweeping". Words that are
 * said aloud, and those that name somebody else whom the pronoun may mean, stay as they are.
 */
export const asAddressed = (topic: string, person: Entity, entities: readonly Entity[]): string => {
  const gender = genderOf(person);
  if (topic.includes("?") || gender === null || !new RegExp(String.raw`\b${gender}\b`, "i").test(topic)) return topic;
  const key = ` ${wordsOf(topic).join(" ")} `;
  const isNamed = (one: Entity): boolean => namesOf(one).some((name) => name.length > 2 && key.includes(` ${name} `));
  if (entities.some((one) => one.id !== person.id && isCreature(one) && isNamed(one))) return topic;
  return turns[gender].reduce((text, [from, to]) => text.replaceAll(from, to), topic);
};

type Turn = readonly [from: RegExp, to: string];

const verbsOf = (pronoun: string): Turn[] => [
  [new RegExp(String.raw`\b${pronoun}(?:['’]s| has) (?=\w+(?:ed|en|ne|wn|de|ot|nt|ld|en to)\b|been\b)`, "gi"), "you have "],
  [new RegExp(String.raw`\b${pronoun}(?:['’]s| is)\b`, "gi"), "you are"],
  [new RegExp(String.raw`\b${pronoun} was\b`, "gi"), "you were"],
  [new RegExp(String.raw`\b${pronoun} does\b`, "gi"), "you do"],
  [new RegExp(String.raw`\b${pronoun} has\b`, "gi"), "you have"],
  [new RegExp(String.raw`\b${pronoun}\b`, "gi"), "you"],
];

const turns: Readonly<Record<"he" | "she", readonly Turn[]>> = {
  he: [...verbsOf("he"), [/\bhimself\b/gi, "yourself"], [/\bhis\b/gi, "your"], [/\bhim\b/gi, "you"]],
  she: [...verbsOf("she"), [/\bherself\b/gi, "yourself"], [/\bhers\b/gi, "yours"], [/\bher\b/gi, "your"]],
};
