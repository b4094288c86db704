import type { AllowedAction, Entity, Fact, OutcomeBand } from "freeform-rpg/schemas";
import { companyOf, entityById, factText, glancingVerbs, nameKey, searchingVerbs, verbOf, wordsOf } from "freeform-rpg/plugins/validator";
import { meet, record } from "../ledger.ts";
import type { Ledger } from "../ledger.ts";
import { bearsOn, moveThreads } from "./thread-moves.ts";

const conversing = new Set(["talk", "ask", "say", "help"]);
const pressing = new Set(["persuade", "intimidate", "deceive", "negotiate", "bribe", "provoke"]);
/** Trust from which an NPC also tells what it guards. */
const confiding = 3;

/**
 * Undiscovered `world` facts that a successful action brings to light, most relevant first: one, two on a critical.
 * `dm` facts are never among them, and what was found once is known and so never found again.
 */
export const findFacts = (ledger: Ledger, action: AllowedAction, band: OutcomeBand): Fact[] => {
  if (band === "failure" || band === "botch") return [];
  const open = ledger.world.facts.filter((fact) => fact.visibility === "world" && !ledger.discovered.has(fact.id) && isDue(ledger, fact));
  const found = open.filter((fact) => comesToLight(ledger, fact, action));
  const asked = new Set(wordsOf(`${action.details} ${ledger.ruling.speech} ${ledger.ruling.intent}`).filter((word) => word.length > 3));
  const ranked = found.toSorted((a, b) => relevance(ledger, b, asked) - relevance(ledger, a, asked));
  return ranked.slice(0, band === "critical" ? 2 : 1);
};

/** True for words with somebody, kind or pressing. */
export const isConversation = (action: string): boolean => conversing.has(verbOf(action)) || pressing.has(verbOf(action));

/** Who opens a thing sees what is in it. */
const opening = new Set(["open", "unlock"]);
const opens = ({ action, target_id }: AllowedAction): boolean => target_id !== "" && opening.has(verbOf(action));

/** True for actions that look into something, whether or not anything is there. */
export const isSearch = (action: string): boolean => searchingVerbs.has(verbOf(action));

/** How often this place, thing or body was searched before. */
export const timesSearched = ({ director }: Ledger, targetId: string): number => director.investigation_progress[targetId]?.times ?? 0;

/** Makes the facts known, keeps count of the search and moves the threads they bear on. */
export const discover = (ledger: Ledger, action: AllowedAction, facts: readonly Fact[]): void => {
  const method = verbOf(action.action);
  if (isSearch(action.action)) countSearch(ledger, searchedId(ledger, action), facts);
  for (const fact of facts) {
    ledger.discovered.add(fact.id);
    ledger.diff.facts_update.push({ id: fact.id, visibility: "known", discovery_method: method });
    const subject = entityById(ledger.world, fact.subject_id);
    if (subject !== undefined && subject.visibility === "world") meet(ledger, subject);
    record(
      ledger,
      "fact_discovered",
      factText(fact),
      { fact_id: fact.id, ...(subject?.visibility === "dm" ? {} : { subject_id: fact.subject_id }), method },
      { binding: true },
    );
    moveThreads(ledger, fact);
  }
};

/** What a search is counted under: its target, or the place. */
export const searchedId = ({ scene }: Ledger, { target_id }: AllowedAction): string => (target_id === "" ? scene.location_id : target_id);

/** Undiscovered things in the place that a successful search of it, or of what they are hidden in, turns up. */
export const findHidden = (ledger: Ledger, action: AllowedAction): Entity[] => {
  if (!isSearch(action.action) && !opens(action)) return [];
  const place = searchedId(ledger, action);
  const spot = place.replace(/^feature:/, "");
  return ledger.world.entities.filter(({ id, visibility, attrs, type }) => {
    const near = ledger.present.has(id) || (type === "item" && attrs.location_id === ledger.scene.location_id);
    const cover = attrs["hidden_in"];
    return (
      visibility === "world" && near && (typeof cover === "string" ? nameKey(cover) === nameKey(spot) : place === ledger.scene.location_id)
    );
  });
};

/** A fact tagged `after:<fact id>` stays out of reach until that fact is known. */
export const isDue = ({ world, discovered }: Ledger, { tags }: Fact): boolean =>
  tags
    .filter((tag) => tag.startsWith("after:"))
    .map((tag) => tag.slice("after:".length))
    .every((id) => discovered.has(id) || world.facts.some((fact) => fact.id === id && fact.visibility === "known"));

const comesToLight = (ledger: Ledger, fact: Fact, action: AllowedAction): boolean => {
  const verb = verbOf(action.action);
  if (isConversation(verb)) return listenersOf(ledger, action).some((id) => isTold(ledger, fact, id, pressing.has(verb)));
  if (verb === "hack") return isAbout(ledger, fact, action.target_id);
  if (searchingVerbs.has(verb) || opens(action)) return !isMindful(ledger, fact) && isAbout(ledger, fact, searchedId(ledger, action));
  return glancingVerbs.has(verb) && fact.tags.includes("obvious") && isAbout(ledger, fact, searchedId(ledger, action));
};

const isAbout = ({ scene }: Ledger, fact: Fact, targetId: string): boolean => {
  if (fact.subject_id === targetId) return true;
  if (!targetId.startsWith("feature:") || fact.subject_id !== scene.location_id) return false;
  const feature = targetId.slice("feature:".length);
  const named = fact.object["feature"];
  if (typeof named === "string") return nameKey(named) === nameKey(feature);
  if (fact.tags.some((tag) => nameKey(tag.replaceAll("_", " ")) === nameKey(feature))) return true;
  const said = wordsOf(factText(fact));
  return wordsOf(feature).every((word) => said.includes(word));
};

/** What a person tells is not found on them, living or dead. */
const isMindful = ({ world }: Ledger, fact: Fact): boolean => {
  const subject = entityById(world, fact.subject_id);
  return subject?.type === "character" && isSpoken(fact);
};

const isSpoken = ({ tags }: Fact): boolean => tags.some((tag) => tag.startsWith("told_by:"));

/** Whoever is spoken to; words to nobody in particular reach everyone here. */
const listenersOf = ({ world, present }: Ledger, { target_id }: AllowedAction): string[] => {
  if (target_id !== "" && target_id !== world.scene.location_id) return [target_id];
  return companyOf(world)
    .map(({ id }) => id)
    .filter((id) => present.has(id));
};

const isTold = (ledger: Ledger, fact: Fact, npcId: string, pressed: boolean): boolean => {
  if (npcId === "" || !(fact.tags.includes(`told_by:${npcId}`) || (fact.subject_id === npcId && !isSpoken(fact)))) return false;
  const guarded = fact.tags.some((tag) => tag === "guarded" || tag === "withheld" || tag === "secret");
  return !guarded || pressed || trustOf(ledger, npcId) >= confiding;
};

const trustOf = ({ world }: Ledger, npcId: string): number =>
  world.relationships.find(
    ({ a_id, b_id, rel_type }) => rel_type === "trust" && [a_id, b_id].includes(npcId) && [a_id, b_id].includes(world.actor_id),
  )?.intensity ?? 0;

const relevance = ({ world }: Ledger, fact: Fact, asked: ReadonlySet<string>): number => {
  const overlap = wordsOf(`${factText(fact)} ${fact.tags.join(" ")}`).filter((word) => asked.has(word)).length;
  const pulled = world.threads.some((thread) => thread.status === "active" && bearsOn(fact, thread)) ? 1 : 0;
  return overlap * 2 + pulled + (fact.tags.includes("clue") ? 0.5 : 0) + fact.confidence / 10;
};

const countSearch = ({ director }: Ledger, id: string, facts: readonly Fact[]): void => {
  const before = director.investigation_progress[id] ?? { times: 0, fact_ids: [] };
  director.investigation_progress[id] = { times: before.times + 1, fact_ids: [...before.fact_ids, ...facts.map((fact) => fact.id)] };
};
