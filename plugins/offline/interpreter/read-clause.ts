import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { aimAction } from "./aim-action.ts";
import type { ClauseAction } from "./clause-action.ts";
import { askGame } from "./ask-game.ts";
import { findMentions } from "./find-mentions.ts";
import type { Mention } from "./find-mentions.ts";
import { findVerb } from "./find-verb.ts";
import { estimateMinutes } from "./minutes.ts";
import type { Named } from "./name-book.ts";
import type { Reading } from "./reading.ts";
import { settleVerb } from "./settle-verb.ts";
import { wordsOf } from "./words.ts";

/** One clause as it was understood. */
export interface ReadClause {
  readonly action: ProposedActionDraft | null;
  readonly mentioned: readonly Named[];
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
}

/** Reads one clause: its verb, its target, and what it takes to be there. */
export const readClause = (clause: string, reading: Reading): ReadClause => {
  const words = wordsOf(clause);
  const asked = askGame(clause);
  if (asked !== null && asked.details !== "") return readQuestion(asked.details, findMentions(words, reading.book));
  if (/^(?:without|unless)\b/i.test(clause)) return nothing;
  if (refusal.test(clause)) return { ...nothing, action: { action: "wait", target_id: "", details: clause, estimated_minutes: 1 } };
  const found = asked === null ? findVerb(words, reading.lexicon) : { verb: asked.action, phrase: asked.action, start: 0, end: 0 };
  const after = words.slice(found?.end ?? 0);
  const mentions = findMentions(after, reading.book);
  if (!found) return readVerbless(clause, mentions, reading);
  return readAction({ clause, phrase: found.phrase, verb: settleVerb(found, mentions), after, mentions }, reading);
};

const nothing: ReadClause = { action: null, mentioned: [], perceived: [], assumed: [] };
/** What one says one does not do. */
const refusal = /^(?:i\s+)?(?:do not|don['’]?t|won['’]?t|will not|refuse to|never)\s/i;

const readQuestion = (details: string, mentions: readonly Mention[]): ReadClause => ({
  action: { action: "look", target_id: "", details, estimated_minutes: 0 },
  mentioned: mentions.map(({ named }) => named),
  perceived: [],
  assumed: [],
});

const readVerbless = (clause: string, mentions: readonly Mention[], { actions }: Reading): ReadClause => {
  const [best] = mentions;
  if (!best) return { action: null, mentioned: [], perceived: [], assumed: [] };
  const verb = /^i\s+[a-z]+\s/i.test(clause) && isHandled(best) ? "use" : verbless[best.named.kind];
  const action = {
    action: verb,
    target_id: best.named.id,
    details: clause,
    estimated_minutes: estimateMinutes(actions.find(verb), clause),
  };
  return { action, mentioned: [best.named], perceived: [], assumed: [] };
};

const verbless = { person: "talk", place: "go", thing: "examine", feature: "examine" } as const;

/** "I unplug the jukebox": something is done to it, whatever it is called. */
const isHandled = ({ named, start }: Mention): boolean => start > 1 && (named.kind === "thing" || named.kind === "feature");

const readAction = (read: ClauseAction, reading: Reading): ReadClause => {
  const { verb, clause, mentions } = read;
  const { target, pointed, self, missed } = aimAction(read, reading);
  return {
    action: {
      action: verb,
      target_id: target?.id ?? (self ? reading.packet.actor_id : missed.called),
      details: detail(clause, target, mentions),
      estimated_minutes: estimateMinutes(reading.actions.find(verb), clause),
    },
    mentioned: [...mentions.map(({ named }) => named), ...(target ? [target] : [])],
    perceived: missed.perceived,
    assumed: pointed ? [`"${clause}" means ${pointed.name}.`] : [],
  };
};

/** The clause, with the full names of what else it mentions: other stages look for those. */
const detail = (clause: string, target: Named | undefined, mentions: readonly Mention[]): string => {
  const others = mentions.filter(({ named }) => named.id !== target?.id && named.kind !== "feature").map(({ named }) => named.name);
  const missing = others.filter((name) => !clause.toLowerCase().includes(name.toLowerCase()));
  return missing.length ? `${clause} (${missing.join(", ")})` : clause;
};
