import { createFinding } from "./detector.ts";
import type { Finding } from "freeform-rpg/plugins/policy/engine";
import type { Detect } from "./detector.ts";
import type { NarrationFacts } from "../facts/narration-facts.ts";
import { weighClause } from "../outcomes/outcome-model.ts";
import type { Reading } from "../reading/reading.ts";
import { anyFamily, familyOf } from "../outcomes/narration-examples.ts";

type Outcome = NarrationFacts["outcomes"][number];

/** Prose that narrates another outcome of an action than the dice. The end of the text counts most: "you nearly slip, but reach the top" is a success. */
export const detectOutcome: Detect = (reading) => {
  const rolled = reading.facts.outcomes.filter((outcome) => outcome.rolled);
  const [outcome] = rolled;
  // Prose about actions with different outcomes does not say which of them it is about.
  if (outcome === undefined || new Set(rolled.map(side)).size > 1) return [];
  const families = [...new Set(rolled.map((outcome) => familyOf(outcome)))];
  return judge(reading, outcome, weighSentences(reading, families));
};

type Side = "worked" | "failed" | "mixed";

const side = ({ band }: Outcome): Side => (band === "mixed" ? "mixed" : band === "success" || band === "critical" ? "worked" : "failed");

/** What a clause still counts for when another one follows that tells something too. */
const fading = 0.6;
/** Clauses that tell less are passed over. */
const least = 0.12;
/** How much a text must tell before it is held against the dice. */
const enough = 0.55;
/** How plainly a clause must tell the end of any deed to count wherever it stands. */
const blunt = 0.93;
/** Only what is said in so few words is blunt. */
const terse = 9;

interface Weighed {
  readonly at: number;
  readonly weight: number;
  /** What the clause would tell of any deed at all. */
  readonly bluntly: number;
}

const weighSentences = ({ sentences }: Reading, families: readonly string[]): Weighed[] =>
  sentences.flatMap(({ clauses, decided }, at) =>
    decided
      ? []
      : clauses.map((clause) => ({
          at,
          weight: families.reduce((sum, family) => sum + weighClause(clause, family), 0) / families.length,
          bluntly: clause.spoken || clause.words.length > terse ? 0 : weighClause(clause, anyFamily),
        })),
  );

const judge = ({ sentences, facts }: Reading, outcome: Outcome, clauses: readonly Weighed[]): Finding[] => {
  const decided = side(outcome);
  const worst = findBlunt(clauses, decided) ?? findContrary(clauses, decided);
  const sentence = worst && sentences[worst.at];
  if (worst === undefined || sentence === undefined) return [];
  const deed = outcome.target === "" ? outcome.action : `${outcome.action} (${outcome.target})`;
  const message = `The dice gave ${outcome.band} for "${deed}", and the text tells ${decided === "failed" ? "a success" : "a failure"}.`;
  const wrongly = createFinding(sentence, message, `Tell "${deed}" as ${outcome.band}, to the end of the text.`);
  const expected = facts.events.find(({ type, text }) => type === eventOf[outcome.band] && text !== "")?.text;
  return [expected === undefined ? wrongly : { ...wrongly, expected }];
};

/** What is said bluntly counts wherever it stands: "You fail" is not taken back by what follows. */
const findBlunt = (clauses: readonly Weighed[], decided: Side): Weighed | undefined =>
  decided === "mixed" ? undefined : clauses.find(({ bluntly }) => (decided === "worked" ? -bluntly : bluntly) > blunt);

/** The clause that tells most of an end that is not the one decided, where the text as a whole tells such an end. */
const findContrary = (clauses: readonly Weighed[], decided: Side): Weighed | undefined => {
  const narrated = clauses.filter(({ weight }) => Math.abs(weight) >= least);
  const toward = decided === "failed" ? 1 : -1;
  const faded = narrated.map((clause, nth) => ({ clause, weight: toward * clause.weight * fading ** (narrated.length - 1 - nth) }));
  const total = faded.reduce((sum, { weight }) => sum + weight, 0);
  // A mixed result has both in it; only a plain failure contradicts it.
  if (decided === "mixed" ? total <= 2 * enough || clauses.some(({ weight }) => weight >= enough) : total <= enough) return undefined;
  return faded.toSorted((a, b) => a.weight - b.weight).at(-1)?.clause;
};

const eventOf = {
  botch: "action_botched",
  failure: "action_failed",
  mixed: "action_partial",
  success: "action_succeeded",
  critical: "action_succeeded",
};
