import type { Entity, Fact } from "freeform-rpg/schemas";
import { entityById, factText, isCreature, isGone, spokenName } from "freeform-rpg/plugins/turn/scene/lib";
import { moveThreads } from "../apply/thread-moves.ts";
import { messagesOf } from "../messages.ts";
import { defineEffectKind } from "../effect-kind.ts";
import { findEntity, refuse, unknownRef } from "../refs.ts";
import { findSaidFact } from "./find-said-fact.ts";
import { meet, record, setAttrs } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { schemaOf } from "./schema-of.ts";

export const reveal = defineEffectKind({
  kind: "reveal",
  summary: "The party comes to know a fact, or finds someone or something hidden. Never by a proposal: searching and asking decide it.",
  example: "The flood washes the ledger out of the wall.",
  schema: schemaOf("reveal"),
  settle: (effect, scene) => {
    const { world, origin } = scene;
    if (origin === "proposal") return refuse(messagesOf(world).findingFollows());
    const known = [...world.facts, ...world.entities].some(({ id }) => id === effect.target);
    return known ? { effect } : unknownRef(effect.target, scene);
  },
  apply: ({ target }, draft) => revealFact(draft, target) || revealEntity(draft, target),
});

const revealFact = (draft: ResolutionDraft, id: string): boolean => {
  const fact = draft.world.facts.find((one) => one.id === id);
  if (fact === undefined || fact.visibility === "known" || draft.discovered.has(id)) return false;
  draft.discovered.add(id);
  draft.diff.facts_update.push({ id, visibility: "known", discovery_method: "reveal" });
  const subject = entityById(draft.world, fact.subject_id);
  if (subject?.visibility === "world") meet(draft, subject);
  const details = { fact_id: id, method: "reveal" };
  const told = subject?.visibility === "dm" ? details : { ...details, subject_id: fact.subject_id };
  record(draft, "fact_discovered", factText(fact), told, { binding: true });
  moveThreads(draft, fact);
  return true;
};

const revealEntity = (draft: ResolutionDraft, id: string): boolean => {
  const entity = entityById(draft.world, id);
  if (entity === undefined || entity.visibility === "known") return false;
  meet(draft, entity);
  if (entity.attrs.location_id === draft.scene.location_id) draft.present.add(id);
  record(draft, "fact_discovered", messagesOf(draft.world).told.found(spokenName(entity)), { entity_id: id }, { binding: true });
  return true;
};

export const learn = defineEffectKind({
  kind: "learn",
  summary: "Someone else comes to know a fact, or hears something said.",
  example: "I show Viktor the letter.",
  schema: schemaOf("learn"),
  settle: (effect, scene) => {
    const who = findEntity(effect.who, scene);
    if (who === undefined) return unknownRef(effect.who, scene);
    if (!isCreature(who) || isGone(who)) return refuse(messagesOf(scene.world).cannotLearn(spokenName(who)));
    if (effect.fact === "" && effect.text === "") return refuse(messagesOf(scene.world).nothingToLearn());
    if (effect.fact === "") return { effect: { ...effect, who: who.id, fact: findSaidFact(effect.text, who, scene.world)?.id ?? "" } };
    const fact = scene.world.facts.find(({ id }) => id === effect.fact);
    if (fact === undefined || (scene.origin === "proposal" && fact.visibility !== "known")) return unknownRef(effect.fact, scene);
    return { effect: { ...effect, who: who.id } };
  },
  apply: ({ who, fact: id, text: said }, draft) => {
    const person = entityById(draft.world, who);
    if (id === "") return person !== undefined && hear(draft, person, said);
    const fact = draft.world.facts.find((one) => one.id === id);
    const knows = person?.attrs.knows ?? [];
    if (person === undefined || fact === undefined || knows.includes(id)) return false;
    setAttrs(draft, who, { knows: [...knows, id] });
    const text = messagesOf(draft.world).told.nowKnows(spokenName(person), factText(fact));
    const isOpen = fact.visibility === "known" || draft.discovered.has(id);
    if (isOpen && draft.present.has(who) && !isTheirs(fact, person))
      record(draft, "knowledge_shared", text, { entity_id: who, fact_id: id });
    return true;
  },
});

/** What they knew before anybody showed it to them: their own, what they tell others, and what everybody knows. It is no news to them. */
const isTheirs = ({ tags, subject_id }: Fact, { id }: Entity): boolean =>
  tags.includes("public") || tags.includes(`told_by:${id}`) || (subject_id === id && !tags.some((tag) => tag.startsWith("told_by:")));

/** Remarks that a person remembers. */
const remembered = 6;

/** A person remembers the last things that were said to them, with the turn. */
const hear = (draft: ResolutionDraft, person: Entity, text: string): boolean => {
  const before = Array.isArray(person.attrs["heard"]) ? person.attrs["heard"] : [];
  setAttrs(draft, person.id, { heard: [...before, { turn: draft.turnNo, text }].slice(-remembered) });
  return true;
};
