import { createFinding } from "./detector.ts";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import type { Detect } from "./detector.ts";
import type { NarrationFacts } from "../facts/narration-facts.ts";
import { scoreClause } from "../outcomes/outcome-model.ts";
import type { Reading } from "../reading/reading.ts";
import { anyFamily, familyOf } from "../outcomes/narration-examples.ts";

type Outcome = NarrationFacts["outcomes"][number];

/** Finds prose that narrates another outcome of an action than the dice gave. The end of the text counts most: "you nearly slip, but reach the top" is a success. */
export const detectOutcome: Detect = (reading) => {
  const rolled = reading.facts.outcomes.filter((outcome) => outcome.rolled);
  const [outcome] = rolled;
  // Prose about actions with different outcomes does not say which of them it is about.
  if (outcome === undefined || new Set(rolled.map(side)).size > 1) return [];
  const families = [...new Set(rolled.map((outcome) => familyOf(outcome)))];
  return judge(reading, outcome, scoreSentences(reading, families));
};

type Side = "worked" | "failed" | "mixed";

const side = ({ band }: Outcome): Side => (band === "mixed" ? "mixed" : band === "success" || band === "critical" ? "worked" : "failed");

/** The factor on a clause's score for each later clause with a score. */
const decay = 0.6;
/** Clauses with a lower absolute score are ignored. */
const minScore = 0.12;
/** The minimum score of a text that contradicts the dice. */
const minTotal = 0.55;
/** The minimum score for any action at which a clause counts wherever it is in the text. */
const minExplicit = 0.93;
/** The maximum number of words of an explicit clause. */
const maxExplicitWords = 9;

interface ScoredClause {
  readonly at: number;
  /** From -1 (narrates a failure) to 1 (narrates a success). */
  readonly score: number;
  /** The same for any action; 0 for speech and for long clauses. */
  readonly explicitScore: number;
}

const scoreSentences = ({ sentences }: Reading, families: readonly string[]): ScoredClause[] =>
  sentences.flatMap(({ clauses, decided }, at) =>
    decided
      ? []
      : clauses.map((clause) => ({
          at,
          score: families.reduce((sum, family) => sum + scoreClause(clause, family), 0) / families.length,
          explicitScore: clause.spoken || clause.words.length > maxExplicitWords ? 0 : scoreClause(clause, anyFamily),
        })),
  );

const judge = ({ sentences, facts }: Reading, outcome: Outcome, clauses: readonly ScoredClause[]): Finding[] => {
  const decided = side(outcome);
  const worst = findExplicit(clauses, decided) ?? findContrary(clauses, decided);
  const sentence = worst && sentences[worst.at];
  if (worst === undefined || sentence === undefined) return [];
  const action = outcome.target === "" ? outcome.action : `${outcome.action} (${outcome.target})`;
  const message = `The dice gave ${outcome.band} for "${action}", and the text narrates ${decided === "failed" ? "a success" : "a failure"}.`;
  const found = createFinding(sentence, message, `Narrate "${action}" as ${outcome.band}, to the end of the text.`);
  const expected = facts.events.find(({ type, text }) => type === eventOf[outcome.band] && text !== "")?.text;
  return [expected === undefined ? found : { ...found, expected }];
};

/** The first clause that states the opposite outcome explicitly: later clauses do not revoke "You fail". */
const findExplicit = (clauses: readonly ScoredClause[], decided: Side): ScoredClause | undefined =>
  decided === "mixed"
    ? undefined
    : clauses.find(({ explicitScore }) => (decided === "worked" ? -explicitScore : explicitScore) > minExplicit);

/** The clause that most strongly narrates the opposite outcome, if the text as a whole narrates it. */
const findContrary = (clauses: readonly ScoredClause[], decided: Side): ScoredClause | undefined => {
  const narrated = clauses.filter(({ score }) => Math.abs(score) >= minScore);
  const toward = decided === "failed" ? 1 : -1;
  const contrary = narrated.map((clause, nth) => ({ clause, score: toward * clause.score * decay ** (narrated.length - 1 - nth) }));
  const total = contrary.reduce((sum, { score }) => sum + score, 0);
  // A mixed result contains both; only a clear failure contradicts it.
  if (decided === "mixed" ? total <= 2 * minTotal || clauses.some(({ score }) => score >= minTotal) : total <= minTotal) return undefined;
  return contrary.toSorted((a, b) => a.score - b.score).at(-1)?.clause;
};

const eventOf = {
  botch: "action_botched",
  failure: "action_failed",
  mixed: "action_partial",
  success: "action_succeeded",
  critical: "action_succeeded",
};
