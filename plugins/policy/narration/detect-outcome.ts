import { verbOf } from "freeform-rpg/plugins/validator";
import { anyDeed, cuesOf, isAnswered, isStealthy, spokenAnswers } from "./cues.ts";
import type { Cues } from "./cues.ts";
import { blame } from "./finding.ts";
import type { Detector, NarrationFinding } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { isHedged, isNegated } from "./reading.ts";
import type { Reading } from "./reading.ts";

type Outcome = NarrationFacts["outcomes"][number];

/** A place where prose says that a deed worked or did not. */
interface Cue {
  readonly at: number;
  readonly worked: boolean;
}

/** Prose that tells another end of a deed than the dice. The last word counts: "you nearly slip, but reach the top" is a success. */
export const detectOutcome: Detector = (reading) => {
  const rolled = reading.facts.outcomes.filter((outcome) => outcome.rolled);
  const sides = new Set(rolled.map(side));
  const found = rolled.flatMap((outcome) => {
    const verb = verbOf(outcome.action);
    const cues = cuesOf(verb);
    const alone = rolled.every((other) => cuesOf(verbOf(other.action)) !== cues || side(other) === side(outcome));
    const tables = [...(cues && alone ? [cues] : []), ...(sides.size === 1 ? [anyDeed] : [])];
    return tables.length === 0 ? [] : judge(reading, outcome, tables, verb);
  });
  return found.filter((one, at) => found.findIndex(({ at: other }) => other === one.at) === at);
};

const side = ({ band }: Outcome): "worked" | "failed" | "mixed" =>
  band === "mixed" ? "mixed" : band === "success" || band === "critical" ? "worked" : "failed";

const judge = (reading: Reading, outcome: Outcome, tables: readonly Cues[], verb: string): NarrationFinding[] => {
  const stealthy = isStealthy(verb);
  const told = reading.sentences.flatMap(({ told: sentence, said }, at) => [
    ...tables.flatMap((cues) => findCues(sentence, cues, at, stealthy).map((cue) => ({ ...cue, blunt: cues === anyDeed }))),
    ...(isAnswered(verb) ? findCues(said.toLowerCase(), spokenAnswers, at, false).map((cue) => ({ ...cue, blunt: false })) : []),
  ]);
  const decided = side(outcome);
  // What is said bluntly counts wherever it stands: "You fail" is not taken back by what follows.
  const blunt = decided === "mixed" ? undefined : told.find((cue) => cue.blunt && cue.worked !== (decided === "worked"));
  const last = blunt ?? told.toSorted((a, b) => a.at - b.at || a.place - b.place).at(-1);
  const sentence = last && reading.sentences[last.at];
  if (last === undefined || sentence === undefined) return [];
  // A mixed result has both in it; only a plain failure contradicts it.
  const wrong =
    decided === "mixed" ? !last.worked && !told.some(({ worked }) => worked) && !stealthy : (decided === "worked") !== last.worked;
  if (!wrong) return [];
  const deed = outcome.target === "" ? outcome.action : `${outcome.action} (${outcome.target})`;
  const message = `The dice gave ${outcome.band} for "${deed}", and the text tells ${last.worked ? "a success" : "a failure"}.`;
  const wrongly = blame("contradicts_outcome", last.at, sentence, message, `Tell "${deed}" as ${outcome.band}, to the end of the text.`);
  const decidedText = reading.facts.events.find(({ type, text }) => type === eventOf[outcome.band] && text !== "")?.text;
  return [decidedText === undefined ? wrongly : { ...wrongly, expected: decidedText }];
};

const eventOf = {
  botch: "action_botched",
  failure: "action_failed",
  mixed: "action_partial",
  success: "action_succeeded",
  critical: "action_succeeded",
};

const findCues = (sentence: string, { worked, failed }: Cues, at: number, stealthy: boolean): (Cue & { readonly place: number })[] => {
  const places = (pattern: RegExp, positive: boolean) =>
    [...sentence.matchAll(pattern)].flatMap(({ index, 0: cue }) => {
      const ownNegation = /\b(?:not|never|no one|nobody|none|without|won't|doesn't|no|un\w+|nothing|neither)\b/.test(cue);
      if (isHedged(sentence, index)) return [];
      const flipped = !ownNegation && isNegated(sentence, index);
      // "Nobody sees you" is a success at hiding; "you do not reach the top" a failure. A negated failure proves no success elsewhere.
      if (flipped && !positive && !stealthy) return [];
      return [{ at, place: index, worked: flipped ? !positive : positive }];
    });
  return [...places(worked, true), ...places(failed, false)];
};
