import type { EffectDraft, Entity, Fact, World } from "freeform-rpg/schemas";
import { EffectDraft as EffectDraftSchema } from "freeform-rpg/schemas/rules";
import { capitalise } from "freeform-rpg/language";
import { entityById, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { nextId, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** Something that someone promises. */
export interface Pledge {
  readonly who: string;
  /** To whom; empty for the party. */
  readonly toward?: string;
  /** What, as an infinitive without `to`, or as a clause that begins with `that`. */
  readonly what: string;
  /** What is to happen when it is kept. */
  readonly effects?: readonly EffectDraft[];
}

/** Records a promise as a fact of the one who gives it. False when the same is promised already. */
export const recordPromise = (draft: ResolutionDraft, { who, toward = "", what: wanted, effects = [] }: Pledge): boolean => {
  const person = entityById(draft.world, who);
  if (person === undefined) return false;
  const listener = entityById(draft.world, toward);
  const what = withoutCall(wanted.replace(/^to\s+/i, "").replace(/[.!?]+$/, ""), [person, ...(listener === undefined ? [] : [listener])]);
  if (openPromises(draft.world, who).some(({ object }) => object["to"] === what)) return false;
  const clause = toClause(what);
  const actor = entityById(draft.world, draft.world.actor_id)?.name ?? "you";
  const whom = listener === undefined ? "" : ` ${spokenName(listener)}`;
  const id = nextId(draft, "fact");
  draft.diff.facts_add.push({
    id,
    subject_id: who,
    predicate: "promised",
    object: {
      text: `${capitalise(spokenName(person))} has promised${whom} ${named(clause, actor)}.`,
      to: what,
      toward,
      kept: false,
      effects: [...effects],
    },
    tags: ["promise"],
    visibility: "known",
    confidence: 1,
    discovery_method: "agree",
  });
  const said = named(clause, "you");
  const text = who === draft.world.actor_id ? `You promise${whom} ${said}.` : `${capitalise(spokenName(person))} promises ${said}.`;
  record(draft, "promise_made", text, { entity_id: who, fact_id: id, ...(toward === "" ? {} : { toward_id: toward }) }, { binding: true });
  return true;
};

/** "Until the morning, Viktor": who is called by name is no part of what is promised. */
const withoutCall = (what: string, people: readonly Entity[]): string => {
  const at = what.lastIndexOf(",");
  const call = what
    .slice(at + 1)
    .trim()
    .toLowerCase();
  const isCall = at >= 0 && people.flatMap(namesOf).some((name) => name === call || name.split(" ").includes(call));
  return isCall ? what.slice(0, at) : what;
};

/** A clause in the player's words as others say it: `while I leave` becomes `while you leave`, or `while Wren leaves`. */
const named = (clause: string, name: string): string => {
  const isYou = name === "you";
  return clause
    .replaceAll(/\b(?:I'm|I am)\b/g, isYou ? "you are" : `${name} is`)
    .replaceAll(/\b(?:I've|I have)\b/g, isYou ? "you have" : `${name} has`)
    .replaceAll(/\bI (\w+)/g, (_, verb: string) => (isYou ? `you ${verb}` : `${name} ${modal.has(verb) ? verb : `${verb}s`}`))
    .replaceAll(/\b(?:me|us|myself)\b/g, name)
    .replaceAll(/\b(?:my|our)\b/g, isYou ? "your" : `${name}'s`);
};

const modal: ReadonlySet<string> = new Set([
  "can",
  "could",
  "will",
  "would",
  "may",
  "might",
  "must",
  "shall",
  "should",
  "was",
  "had",
  "did",
]);

/** Promises of someone that are neither kept nor void. */
export const openPromises = ({ facts }: World, who: string): Fact[] =>
  facts.filter(
    ({ subject_id, predicate, object }) =>
      subject_id === who && predicate === "promised" && object["kept"] !== true && object["void"] !== true,
  );

/** What is to happen when the promise is kept. */
export const effectsOfPromise = ({ object }: Fact): EffectDraft[] => EffectDraftSchema.array().catch([]).parse(object["effects"]);

/** What is promised, for the middle of a sentence: `to open the gate`, `that the gate stays open`. */
export const clauseOf = ({ object }: Fact): string => {
  return named(toClause(String(object["to"] ?? "")), "you");
};

const toClause = (what: string): string => (/^(?:that|not to) /.test(what) ? what : `to ${what}`);

/** Who has given it, at the beginning of a sentence. */
const promiserOf = ({ world }: ResolutionDraft, { subject_id }: Fact): string => {
  const person = entityById(world, subject_id);
  return person === undefined ? "Somebody" : capitalise(spokenName(person));
};

/** Marks a promise as kept. */
export const keepPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const own = promise.subject_id === draft.world.actor_id;
  const name = promiserOf(draft, promise);
  const done = named(toClause(String(promise.object["to"] ?? "")), entityById(draft.world, draft.world.actor_id)?.name ?? "you");
  draft.diff.facts_update.push({
    id: promise.id,
    object: { ...promise.object, text: `${name} has kept the promise ${done}.`, kept: true },
  });
  const text = own ? `You keep your promise ${clauseOf(promise)}.` : `${name} keeps the promise ${clauseOf(promise)}.`;
  record(draft, "promise_kept", text, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};

/** Marks a promise of the player's character as broken: it binds no more, and whom it was given to can speak of it. */
export const breakPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const whom = entityById(draft.world, String(promise.object["toward"] ?? ""));
  const broken = named(toClause(String(promise.object["to"] ?? "")), entityById(draft.world, promise.subject_id)?.name ?? "they");
  const text = `${promiserOf(draft, promise)} has broken the promise ${broken}.`;
  draft.diff.facts_update.push({ id: promise.id, object: { ...promise.object, text, void: true, broken: true } });
  const told = `You have broken your promise${whom === undefined ? "" : ` to ${spokenName(whom)}`} ${clauseOf(promise)}. It will get back.`;
  record(draft, "promise_broken", told, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};

/** Marks a promise as void: it binds no one any more. */
export const voidPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const name = promiserOf(draft, promise);
  const text = `${name} no longer feels bound by the promise ${clauseOf(promise)}.`;
  draft.diff.facts_update.push({ id: promise.id, object: { ...promise.object, text, void: true } });
  record(draft, "fact_updated", text, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};
