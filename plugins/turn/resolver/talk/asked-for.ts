import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { findNumbers, wordsOf } from "freeform-rpg/language";
import { factText, isCreature, namePattern, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { isNamedIn } from "./matter.ts";

/** What a question wants to hear: a person, a time, a place, a reason, a number. */
export type AskedFor = "who" | "when" | "where" | "why" | "number";

/** A question, as far as its answer has to fit it. */
interface Asked {
  readonly wanted: AskedFor | null;
  /** What the question names. */
  readonly entities: readonly Entity[];
  /** Who is asked. */
  readonly listener?: Entity | undefined;
}

const leadIn = String.raw`^\W*(?:[\p{L}'’ -]{2,24},\s*){0,3}(?:(?:and|so|but|or|then|well|now|just|please|exactly|do you know|can you say|could you say|tell (?:me|us)|say|by|to|with|for|from|of|at|since|until)[\s,]+)*`;

const patterns: readonly (readonly [asks: RegExp, wanted: AskedFor])[] = [
  [new RegExp(`${leadIn}(?:how (?:many|much|old)\\b)`, "iu"), "number"],
  [new RegExp(`${leadIn}(?:when|(?:at )?what (?:time|hour|day|night)|how long ago)\\b`, "iu"), "when"],
  [new RegExp(`${leadIn}(?:where|which way)\\b`, "iu"), "where"],
  [new RegExp(`${leadIn}(?:why|how come|what for)\\b`, "iu"), "why"],
  [new RegExp(`${leadIn}(?:whom?|whose)\\b`, "iu"), "who"],
];

/** What the answer has to name; `null` for a question that leaves it open, or that asks who somebody is whom it names. */
export const askedFor = (said: string, entities: readonly Entity[]): AskedFor | null => {
  const wanted = patterns.find(([asks]) => asks.test(said))?.[1] ?? null;
  return wanted === "who" && /\bwho(?:'s|’s| is| was| are| were)\b/i.test(said) && entities.length > 0 ? null : wanted;
};

/** True for a fact that has in it what the question wants to hear, beside what the question itself names. */
export const answersTo = (world: World, fact: Fact, asked: Asked): boolean => {
  const text = factText(fact);
  switch (asked.wanted) {
    case "number":
      return findNumbers(wordsOf(text)).length > 0;
    case "when":
      return time.test(text);
    case "where":
      return place.test(text) || othersIn(world, asked).some((one) => one.type === "location" && isNamedIn(text, one));
    case "who":
      return somebody.test(text) || othersIn(world, asked).some((one) => isActor(one) && isDoerIn(text, one));
    // Anything that bears on it may be the reason.
    case "why":
    case null:
      return true;
  }
};

const time =
  /\b(?:ago|since|until|yesterday|today|tonight|tomorrow|last|every|midnight|noon|dawn|dusk|morning|evening|night|winter|spring|summer|autumn|easter|michaelmas|o'clock|hours?|minutes?|days?|weeks?|months?|years?|january|february|march|april|june|july|august|september|october|november|december|\d{4}|half past|quarter (?:past|to)|(?:before|after|when|while|until) (?:the|he|she|they|it|his|her|its)\b)/i;
const place =
  /\b(?:in|at|on|under|behind|beneath|beside|inside|outside|below|above|near|between|among|against|beyond|over|through|towards?|from|into) (?:the|a|an|his|her|its|their|this|that|which|\p{Lu})/u;
/** Somebody who is not named: "a man in a grey coat", "the crew", "someone". */
const somebody =
  /\b(?:(?:somebody|someone)(?! else)|nobody|no one|(?:a|an|the|two|three|one|another|this|that|old|young) (?:[\p{L}-]+ )?(?:man|woman|boy|girl|child|stranger|visitor|guest|clerk|priest|courier|guard|sailor|soldier|men|women|people|crew|family|couple|customer|agent|hand))\b/iu;

const isActor = (entity: Entity): boolean => isCreature(entity) || entity.type === "faction";

/** Whom and what an answer may name: not what the question has named, nor the one who answers. */
const othersIn = ({ entities, player_ids }: World, asked: Asked): Entity[] =>
  entities.filter(({ id }) => !player_ids.includes(id) && id !== asked.listener?.id && asked.entities.every((one) => one.id !== id));

/** True where the text says that they did something, or that it was done by or with them: it opens with them, or names them behind such a word. */
const isDoerIn = (text: string, entity: Entity): boolean =>
  namesOf(entity).some(
    (name) =>
      name.length > 2 && new RegExp(`(?:^|\\b(?:by|with|that|and|from|to|for) )(?:the )?${namePattern(name)}\\b(?!['’]s)`, "iu").test(text),
  );
