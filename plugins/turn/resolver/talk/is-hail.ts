import type { Entity } from "freeform-rpg/schemas";
import { wordsOf } from "freeform-rpg/language";
import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";

const calls =
  "come on|come now|come here|come closer|go on|go ahead|listen(?: up| here)?|look(?: up| here)?|hear (?:me|us)(?: out)?|hey|see here|wait(?: up)?|hold on|hang on|" +
  "excuse (?:me|us)|forgive (?:me|us)|trust (?:me|us)|believe (?:me|us)|pay attention|calm down|relax|cheer up|be careful|take care|watch out|look out|" +
  "think(?: about it)?|say something|speak(?: up)?|talk|answer";

const hail = new RegExp(
  `^(?:(?:please|now|just|to)\\s+)*(?:${calls})(?:\\s+(?:to|at|with)\\s+(?:me|us|this|it))?(?:\\s+(?:for\\s+)?(?:just\\s+)?(?:a|one)\\s+(?:second|sec|moment|minute))?(?:\\s+(?:please|now|then|there|will you))*$`,
  "i",
);

/** Words that want an answer now and no action. */
const answerRequest =
  /^(?:(?:please|just|to)\s+)*(?:tell|explain(?: \S+)? to|answer|talk to|speak to|speak with|talk with|describe(?: \S+)? to|admit(?: \S+)? to|confess(?: \S+)? to)\s+(?:me|us)\b/i;

/** What someone is to say here and now, to the one who asks; with a condition or a time it is a promise. */
const disclosing =
  /^(?:(?:please|just|to)\s+)*(?:tell|say|reveal|explain|describe|admit|name|share|disclose)\s+(?:(?:me|us|you)\s+)?(?:about|of|what|who|whom|whose|where|why|how|whether|which|everything|all|more)\b/i;
const later =
  /\b(?:later|tomorrow|until)\b|\b(?:as soon as|once|when(?:ever)?)\s+(?:he|she|it|they|any(?:one|body)|some(?:one|body)|the(?:\s+\S+){1,2}|\p{Lu}\S+)\s+(?:comes?|returns?|arrives?|leaves?|goes|wakes?|shows?|turns?|moves?|calls?)\b/iu;

/** True for words that only call for someone's attention or an answer: `come on, Corin`, `listen`. Nothing is promised by heeding them. */
export const isHail = (said: string, person: Entity): boolean => {
  const names = [...new Set(namesOf(person).flatMap(wordsOf))].filter((word) => word.length > 2);
  const bare = said
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !names.includes(word.toLowerCase()))
    .join(" ");
  return hail.test(bare) || ((answerRequest.test(bare) || disclosing.test(bare)) && !later.test(bare));
};
