import type { ContextPacket, ProposedAction } from "freeform-rpg/schemas";
import { askGame } from "./ask-game.ts";
import { chooseTarget } from "./choose-target.ts";
import { findMentions } from "./find-mentions.ts";
import type { Mention } from "./find-mentions.ts";
import { findUnknownObject, properNames } from "./find-object.ts";
import { findPartner } from "./find-partner.ts";
import { findVerb } from "./find-verb.ts";
import type { FoundVerb } from "./find-verb.ts";
import { estimateMinutes } from "./minutes.ts";
import type { Named, NamedKind } from "./name-book.ts";
import { peopleByMention, resolvePronoun, resolveSurely } from "./pronouns.ts";
import { wordsOf } from "./words.ts";

/** One clause as it was understood. */
export interface ReadClause {
  readonly action: ProposedAction | null;
  readonly mentioned: readonly Named[];
  readonly perceived: readonly string[];
  readonly assumed: readonly string[];
}

/** What a clause is read with. */
export interface Reading {
  readonly packet: ContextPacket;
  readonly book: readonly Named[];
  /** What earlier clauses mentioned, oldest first. */
  readonly earlier: readonly Named[];
}

/** Verbs that are naturally aimed at the one person here when they name nobody. */
const sociable = new Set("talk ask say persuade intimidate negotiate provoke bribe deceive social attack fight shoot".split(" "));
/** Deeds for which nobody is guessed at: the wrong one would pay for it. */
const harmful = new Set(["attack", "fight", "shoot", "bribe"]);
/** Verbs whose object need not exist: one looks for it, remembers it, or goes and sees. */
const hopeful = new Set("search go travel leave flee remember think wait call message investigate follow listen rest".split(" "));

/** Reads one clause: its verb, its target, and what it takes to be there. */
export const readClause = (clause: string, reading: Reading): ReadClause => {
  const words = wordsOf(clause);
  const asked = askGame(clause);
  if (asked !== null && asked.details !== "") return readQuestion(asked.details, findMentions(words, reading.book));
  if (/^(?:without|unless)\b/i.test(clause)) return nothing;
  if (refusal.test(clause)) return { ...nothing, action: { action: "wait", target_id: "", details: clause, estimated_minutes: 1 } };
  const found = asked === null ? findVerb(words) : { verb: asked.action, phrase: asked.action, start: 0, end: 0 };
  const after = words.slice(found?.end ?? 0);
  const mentions = findMentions(after, reading.book);
  if (!found) return readVerbless(clause, mentions);
  return readDeed(clause, { ...found, verb: settleVerb(found, mentions) }, after, mentions, reading);
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

const readVerbless = (clause: string, mentions: readonly Mention[]): ReadClause => {
  const [best] = mentions;
  if (!best) return { action: null, mentioned: [], perceived: [], assumed: [] };
  const verb = ({ person: "talk", place: "go", thing: "examine", feature: "examine" } as const)[best.named.kind];
  const action = { action: verb, target_id: best.named.id, details: clause, estimated_minutes: estimateMinutes(verb, clause) };
  return { action, mentioned: [best.named], perceived: [], assumed: [] };
};

const readDeed = (
  clause: string,
  { verb, phrase }: FoundVerb,
  after: readonly string[],
  mentions: readonly Mention[],
  reading: Reading,
): ReadClause => {
  const stranger = findStranger(verb, phrase, after, mentions);
  const { target, pointed } = stranger ? noAim : findTarget(verb, after, mentions, reading);
  const self = !target && !stranger && after.some((word) => word === "myself" || word === "me");
  const missed = stranger ?? (target || self ? noMiss : readMiss(verb, clause, after));
  return {
    action: {
      action: verb,
      target_id: target?.id ?? (self ? reading.packet.actor_id : missed.called),
      details: detail(clause, target, mentions),
      estimated_minutes: estimateMinutes(verb, clause),
    },
    mentioned: [...mentions.map(({ named }) => named), ...(target ? [target] : [])],
    perceived: missed.perceived,
    assumed: pointed ? [`The pronoun in "${clause}" means ${pointed.name}.`] : [],
  };
};

interface Aim {
  readonly target: Named | undefined;
  /** Set when a pronoun pointed to the target. */
  readonly pointed?: Named;
}

const noAim: Aim = { target: undefined };

const findTarget = (verb: string, after: readonly string[], mentions: readonly Mention[], reading: Reading): Aim => {
  const chosen = chooseTarget(verb, after, sociable.has(verb) ? withoutTopics(after, mentions) : mentions);
  if (chosen) return { target: chosen.named };
  const resolve = harmful.has(verb) ? resolveSurely : resolvePronoun;
  const pointed = resolve(after, reading.packet, reading.book, reading.earlier);
  if (pointed) return { target: pointed, pointed };
  return { target: isUnaimed(verb, after) ? soleListener(verb, reading) : undefined };
};

const topical = new Set("about regarding for if whether who whom what where when why how which that".split(" "));

/** What is only spoken about is not spoken to. */
const withoutTopics = (after: readonly string[], mentions: readonly Mention[]): Mention[] => {
  const topic = after.findIndex((word) => topical.has(word));
  return mentions.filter(({ start }) => topic < 0 || start < topic);
};

/** Somebody named behind the verb whom nothing in the packet answers to. */
const findStranger = (verb: string, phrase: string, after: readonly string[], mentions: readonly Mention[]): Miss | null => {
  const partner = sociable.has(verb) || verb === "give" ? findPartner(verb, phrase, after) : null;
  if (partner === null || mentions.some(({ start, end }) => start < partner.end && partner.start < end)) return null;
  return { called: partner.text, perceived: after[partner.start - 1] === "the" ? [partner.text] : [] };
};

interface Miss {
  readonly called: string;
  readonly perceived: readonly string[];
}

const noMiss: Miss = { called: "", perceived: [] };

/** What the clause names that nothing answers to: taken to be there, or only hoped for. */
const readMiss = (verb: string, clause: string, after: readonly string[]): Miss => {
  const unknown = findUnknownObject(after);
  if (!unknown) return noMiss;
  const led = (verb === "go" || verb === "sneak") && / (room|office)$/.test(unknown.text);
  const claimed = unknown.definite || led || properNames(clause).some((name) => unknown.text.includes(name));
  if (!claimed) return noMiss;
  return { called: unknown.text, perceived: hopeful.has(verb) ? [] : [unknown.text] };
};

const isUnaimed = (verb: string, after: readonly string[]): boolean => {
  if (!sociable.has(verb)) return false;
  const unknown = findUnknownObject(after);
  return !(unknown?.definite ?? false);
};

const soleListener = (verb: string, { packet, book, earlier }: Reading): Named | undefined => {
  const here = peopleByMention(packet, book, earlier).filter(({ id }) => !isDead(packet, id));
  return here.length === 1 || !harmful.has(verb) ? here[0] : undefined;
};

const isDead = ({ entities }: ContextPacket, id: string): boolean =>
  entities.some((entity) => entity.id === id && (entity.attrs["dead"] === true || entity.attrs["down"] === true));

/** The clause, with the full names of what else it mentions: other rooms look for those. */
const detail = (clause: string, target: Named | undefined, mentions: readonly Mention[]): string => {
  const others = mentions.filter(({ named }) => named.id !== target?.id && named.kind !== "feature").map(({ named }) => named.name);
  const missing = others.filter((name) => !clause.toLowerCase().includes(name.toLowerCase()));
  return missing.length ? `${clause} (${missing.join(", ")})` : clause;
};

type Sense = Partial<Record<NamedKind | "none", string>>;

/** Words whose sense depends on what they are done to. */
const senses: Readonly<Record<string, Sense>> = {
  take_out: { person: "attack", thing: "take" },
  grab: { person: "attack" },
  throw: { person: "attack" },
  break: { person: "attack" },
  approach: { person: "talk" },
  lift: { feature: "force" },
  crack: { feature: "unlock" },
  slip: { thing: "give" },
  press: { thing: "use", feature: "use", none: "use" },
  show: { none: "look" },
  knock: { person: "attack" },
  check: { thing: "examine" },
  pick: { thing: "take" },
};

const settleVerb = ({ verb, phrase }: FoundVerb, mentions: readonly Mention[]): string =>
  senses[phrase]?.[mentions[0]?.named.kind ?? "none"] ?? verb;
