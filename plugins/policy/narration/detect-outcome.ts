import { verbOf } from "freeform-rpg/plugins/validator";
import { blame } from "./finding.ts";
import type { Detector, NarrationFinding } from "./finding.ts";
import type { NarrationFacts } from "./narration-facts.ts";
import { familyOf, weighClause } from "./outcome-model.ts";
import type { Reading } from "./reading.ts";

type Outcome = NarrationFacts["outcomes"][number];

/** Prose that tells another end of a deed than the dice. The end of the text counts most: "you nearly slip, but reach the top" is a success. */
export const detectOutcome: Detector = (reading) => {
  const rolled = reading.facts.outcomes.filter((outcome) => outcome.rolled);
  const [outcome] = rolled;
  // Prose about deeds that ended differently does not say which of them it speaks of.
  if (outcome === undefined || new Set(rolled.map(side)).size > 1) return [];
  const families = [...new Set(rolled.map(({ action }) => familyOf(verbOf(action))))];
  return judge(reading, outcome, weighSentences(reading, families));
};

const side = ({ band }: Outcome): "worked" | "failed" | "mixed" =>
  band === "mixed" ? "mixed" : band === "success" || band === "critical" ? "worked" : "failed";

/** What a clause still counts for when another one follows that tells something too. */
const fading = 0.6;
/** Clauses that tell less are passed over. */
const least = 0.12;
/** How much a text must tell before it is held against the dice. */
const enough = 0.4;

interface Weighed {
  readonly at: number;
  readonly weight: number;
}

const weighSentences = ({ sentences }: Reading, families: readonly string[]): Weighed[] =>
  sentences.flatMap(({ clauses }, at) =>
    clauses.map((clause) => ({
      at,
      weight: families.reduce((sum, family) => sum + weighClause(clause, family), 0) / families.length,
    })),
  );

const judge = ({ sentences, facts }: Reading, outcome: Outcome, clauses: readonly Weighed[]): NarrationFinding[] => {
  const telling = clauses.filter(({ weight }) => Math.abs(weight) >= least);
  const faded = telling.map(({ at, weight }, nth) => ({ at, weight: weight * fading ** (telling.length - 1 - nth) }));
  const total = faded.reduce((sum, { weight }) => sum + weight, 0);
  const decided = side(outcome);
  // A mixed result has both in it; only a plain failure contradicts it.
  const wrong =
    decided === "mixed"
      ? total < -2 * enough && clauses.every(({ weight }) => weight < enough)
      : decided === "worked"
        ? total < -enough
        : total > enough;
  const worst = faded.reduce<Weighed | undefined>(
    (most, one) => (most && most.weight * total >= one.weight * total ? most : one),
    undefined,
  );
  const sentence = worst && sentences[worst.at];
  if (!wrong || worst === undefined || sentence === undefined) return [];
  const deed = outcome.target === "" ? outcome.action : `${outcome.action} (${outcome.target})`;
  const message = `The dice gave ${outcome.band} for "${deed}", and the text tells ${total > 0 ? "a success" : "a failure"}.`;
  const wrongly = blame("contradicts_outcome", worst.at, sentence, message, `Tell "${deed}" as ${outcome.band}, to the end of the text.`);
  const expected = facts.events.find(({ type, text }) => type === eventOf[outcome.band] && text !== "")?.text;
  return [expected === undefined ? wrongly : { ...wrongly, expected }];
};

const eventOf = {
  botch: "action_botched",
  failure: "action_failed",
  mixed: "action_partial",
  success: "action_succeeded",
  critical: "action_succeeded",
};
