import type { EffectDraft, Entity, Fact, World } from "freeform-rpg/schemas";
import { EffectDraft as EffectDraftSchema } from "freeform-rpg/schemas/rules";
import { entityById, isStanding, namesOf, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { minutesAt } from "../minutes-at.ts";
import { nextId, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

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
  const says = messagesOf(draft.world).promises;
  const whom = listener === undefined ? null : spokenName(listener);
  const id = nextId(draft, "fact");
  draft.diff.facts_add.push({
    id,
    subject_id: who,
    predicate: "promised",
    object: {
      text: says.fact(spokenName(person), whom, what, entityById(draft.world, draft.world.actor_id)?.name ?? null),
      to: what,
      toward,
      kept: false,
      made: minutesAt(draft.scene.time),
      effects: [...effects],
    },
    tags: ["promise"],
    visibility: "known",
    confidence: 1,
    discovery_method: "agree",
  });
  const text = who === draft.world.actor_id ? says.yours(whom, what) : says.theirs(spokenName(person), what);
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

/** Promises of someone that are neither kept nor void. */
export const openPromises = ({ facts }: World, who: string): Fact[] =>
  facts.filter((fact) => fact.subject_id === who && fact.predicate === "promised" && isStanding(fact));

/** What is to happen when the promise is kept. */
export const effectsOfPromise = ({ object }: Fact): EffectDraft[] => EffectDraftSchema.array().catch([]).parse(object["effects"]);

/** Who has given it; `null` for somebody who is not in the world. */
const promiserOf = ({ world }: Pick<ResolutionDraft, "world">, { subject_id }: Fact): string | null => {
  const person = entityById(world, subject_id);
  return person === undefined ? null : spokenName(person);
};

const whatOf = ({ object }: Fact): string => String(object["to"] ?? "");

/** What the fact of a promise says once it is kept. */
export const asKept = (promise: Fact, world: World): Fact["object"] => {
  const actor = entityById(world, world.actor_id)?.name ?? null;
  const text = messagesOf(world).promises.factKept(promiserOf({ world }, promise), whatOf(promise), actor);
  return { ...promise.object, text, kept: true };
};

/** Marks a promise as kept. */
export const keepPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const says = messagesOf(draft.world).promises;
  const own = promise.subject_id === draft.world.actor_id;
  draft.diff.facts_update.push({ id: promise.id, object: asKept(promise, draft.world) });
  const told = own ? says.youKeep(whatOf(promise)) : says.theyKeep(promiserOf(draft, promise), whatOf(promise));
  record(draft, "promise_kept", told, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};

/** Marks a promise of the player's character as broken: it binds no more, and whom it was given to can speak of it. */
export const breakPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const says = messagesOf(draft.world).promises;
  const whom = entityById(draft.world, String(promise.object["toward"] ?? ""));
  const text = says.factBroken(promiserOf(draft, promise), whatOf(promise), entityById(draft.world, promise.subject_id)?.name ?? null);
  draft.diff.facts_update.push({ id: promise.id, object: { ...promise.object, text, void: true, broken: true } });
  const told = says.youBreak(whom === undefined ? null : spokenName(whom), whatOf(promise));
  record(draft, "promise_broken", told, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};

/** Marks a promise as void: it binds no one any more. */
export const voidPromise = (draft: ResolutionDraft, promise: Fact): void => {
  const text = messagesOf(draft.world).promises.released(promiserOf(draft, promise), whatOf(promise));
  draft.diff.facts_update.push({ id: promise.id, object: { ...promise.object, text, void: true } });
  record(draft, "fact_updated", text, { entity_id: promise.subject_id, fact_id: promise.id }, { binding: true });
};

/** Marks a promise as past keeping: the time for it is over, or somebody whom it needs is gone. */
export const lapsePromise = (draft: ResolutionDraft, promise: Fact): void => {
  const name = promiserOf(draft, promise);
  const text = messagesOf(draft.world).promises.lapsed(name, whatOf(promise), name);
  draft.diff.facts_update.push({ id: promise.id, object: { ...promise.object, text, void: true } });
  record(draft, "fact_updated", text, { entity_id: promise.subject_id, fact_id: promise.id });
};
