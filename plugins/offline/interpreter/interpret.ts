import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { ActionCatalogue } from "freeform-rpg/plugins/rules/actions";
import { questionMark } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { InterpreterInput, ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { openLexicon } from "./lexicon.ts";
import { openNameBook } from "./name-book.ts";
import type { Named } from "./name-book.ts";
import { peopleByMention } from "./pronouns.ts";
import { readClause } from "./read-clause.ts";
import type { ReadClause } from "./read-clause.ts";
import { readWhole, unclear } from "./read-whole.ts";
import { flagRisks } from "./risk-flags.ts";
import type { Reading } from "./reading.ts";
import { splitClauses } from "./split-clauses.ts";
import { takeHail } from "./take-hail.ts";
import { takeSpeech } from "./take-speech.ts";
import { findMentions } from "./find-mentions.ts";
import { wordsOf } from "./words.ts";

/** Reads a player's sentence by rules and word tables: no model, the same answer for the same input. */
export const interpret = ({ packet, text, actions: listed }: InterpreterInput): InterpreterOutput => {
  const book = openNameBook(packet);
  const catalogue = actionsOf({ actions: listed?.own ?? {} });
  const reading = { packet, book, actions: catalogue, lexicon: openLexicon(catalogue) };
  const hail = takeHail(text, book);
  const { spoken, rest } = hail ?? takeSpeech(text);
  const whole = hail ? null : readWhole(text, book);
  const clauses = whole ? [] : readAll(splitClauses(rest, reading.lexicon), reading);
  const actions = whole ? [whole] : settleActions(clauses, { packet, book, actions: catalogue, spoken });
  return InterpreterOutput.parse({
    intent: text.replaceAll(/\s+/g, " ").trim().slice(0, 300),
    referenced_entities: unique(
      clauses.flatMap(({ mentioned }) => mentioned.map(({ id }) => id)).filter((id) => !id.startsWith("feature:")),
    ),
    proposed_actions: actions,
    assumptions: clauses.flatMap(({ assumed }) => assumed),
    risk_flags: flagRisks(actions, packet, catalogue),
    perception_flags: unique(clauses.flatMap(({ perceived }) => perceived)),
    speech: whole ? "" : spoken,
  });
};

const readAll = (clauses: readonly string[], reading: Omit<Reading, "earlier">): ReadClause[] => {
  const read: ReadClause[] = [];
  for (const clause of clauses) read.push(readClause(clause, { ...reading, earlier: read.flatMap(({ mentioned }) => mentioned) }));
  return read;
};

interface Said {
  readonly packet: ShownPacket;
  readonly book: readonly Named[];
  readonly actions: ActionCatalogue;
  readonly spoken: string;
}

/** True for an action of speaking, to someone here or far away. */
const isSpeaking = ({ actions }: Said, verb: string): boolean => actions.is(verb, "social") || actions.find(verb).family === "talk";

/** The actions in order, doubles dropped. Speech without an action of speaking becomes one; what was not understood is a question. */
const settleActions = (clauses: readonly ReadClause[], said: Said): ProposedActionDraft[] => {
  const actions = dropDoubles(clauses.flatMap(({ action }) => action ?? []));
  if (said.spoken !== "" && !actions.some(({ action }) => isSpeaking(said, action))) return [...actions, address(clauses, said)];
  return actions.length ? actions : [unclear()];
};

const address = (clauses: readonly ReadClause[], { packet, book, spoken }: Said): ProposedActionDraft => {
  const mentioned = clauses.flatMap((clause) => clause.mentioned);
  const hailed = findMentions(wordsOf(spoken), book).find(({ named }) => named.kind === "person" && named.present)?.named;
  const listener = mentioned.findLast(({ kind }) => kind === "person") ?? hailed ?? peopleByMention(packet, book)[0];
  return { action: listener ? "talk" : "say", target_id: listener?.id ?? "", details: spoken, estimated_minutes: 2 };
};

const dropDoubles = (actions: readonly ProposedActionDraft[]): ProposedActionDraft[] =>
  actions.filter(
    ({ action, target_id, details }, at) =>
      actions.findIndex((other) => other.action === action && other.target_id === target_id && isSameTopic(other.details, details)) === at,
  );

const isSameTopic = (a = "", b = ""): boolean => a === b || !(a.startsWith(questionMark) || b.startsWith(questionMark));

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
