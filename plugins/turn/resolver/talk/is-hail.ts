import type { Entity } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { disclosureIn } from "./disclosure.ts";

const calls =
  "come on|come now|come here|come closer|go on|go ahead|listen(?: up| here)?|look(?: up| here)?|hear (?:me|us)(?: out)?|hey|see here|wait(?: up)?|hold on|hang on|" +
  "excuse (?:me|us)|forgive (?:me|us)|trust (?:me|us)|believe (?:me|us)|pay attention|calm down|relax|cheer up|be careful|take care|watch out|look out|" +
  "think(?: about it)?|say something|speak(?: up)?|talk|answer";

const hail = new RegExp(
  `^(?:(?:please|now|just|to)\\s+)*(?:${calls})(?:\\s+(?:to|at|with)\\s+(?:me|us|this|it))?(?:\\s+(?:for\\s+)?(?:just\\s+)?(?:a|one)\\s+(?:second|sec|moment|minute))?(?:\\s+(?:please|now|then|there|will you))*$`,
  "i",
);

const talkWithUs = /^(?:(?:please|just|to)\s+)*(?:talk to|speak to|speak with|talk with)\s+(?:me|us)\b/i;

/** True for words that only call for someone's attention or an answer: `come on, Corin`, `listen`. Nothing is promised by heeding them. */
export const isHail = (said: string, person: Entity): boolean => {
  const names = [...new Set(namesOf(person).flatMap(wordsOf))].filter((word) => word.length > 2);
  const bare = said
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !names.includes(word.toLowerCase()))
    .join(" ");
  return hail.test(bare) || talkWithUs.test(bare) || disclosureIn(said, person) !== null;
};
