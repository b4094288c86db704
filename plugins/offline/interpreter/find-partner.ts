import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";

/** Whom a clause names as the target of its action: a span of the words after the verb. */
export interface Partner {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const toward = new Set(["to", "with", "at", "against", "on", "past", "towards", "toward"]);
const determiners = new Set(["the", "that", "those", "a", "an", "this", "my", "some", "one", "of"]);

/** Words that name no one: what follows them is a topic, a manner, or whoever a pronoun means. */
const nobody = new Set(
  (
    "about regarding for from if whether who whom what where when why how which and or so because while until before after as in into by through out off up down " +
    "back on over again more first now hard together anyway instead there here everything nothing anything something all both " +
    "him her them they he she it me myself us you himself herself everyone everybody anyone anybody someone somebody people others " +
    "hello hi goodbye yes no questions question around to that my your his their our way"
  ).split(" "),
);
const stops = new Set(
  (
    "about regarding for from to into in on at with using if whether who what where when why how which and or so because while until before after as that by through over behind near " +
    "again now hard please the a an my his her their"
  ).split(" "),
);

/** Reads whom the words after a verb of dealing with people name, whether or not anybody answers to it. `null` for no one. */
export const findPartner = (action: Action, phrase: string, after: readonly string[]): Partner | null => {
  if (hasTrait(action, "handing")) return findTaker(after);
  const direct = hasTrait(action, "direct");
  const led = toward.has(after[0] ?? "") && !(after[0] === "to" && direct);
  const joined = /_(to|with|at)$/.test(phrase) || direct || action.transitive.includes(phrase);
  if (!led && !joined) return null;
  return nameAt(after, led ? 1 : 0);
};

/** "Give the key to Mira", "give Mira the key". */
const findTaker = (after: readonly string[]): Partner | null => {
  const next = after.findIndex((word, at) => at > 0 && (word === "the" || word === "my" || word === "a"));
  if (next > 0 && next < 3 && !determiners.has(after[0] ?? "") && !after.slice(0, next).includes("to")) return nameAt(after, 0);
  const to = after.lastIndexOf("to");
  return to > 0 ? nameAt(after, to + 1) : null;
};

const nameAt = (words: readonly string[], from: number): Partner | null => {
  const start = words.findIndex((word, at) => at >= from && !determiners.has(word));
  const first = words[start];
  if (first === undefined || nobody.has(first) || (first.length > 4 && first.endsWith("ly"))) return null;
  const stop = words.findIndex((word, at) => at > start && stops.has(word));
  const end = Math.min(stop < 0 ? words.length : stop, start + 4);
  return { text: words.slice(start, end).join(" "), start, end };
};
