import type { ActionTrait, AllowedAction, Entity, Fact, OutcomeBand } from "freeform-rpg/schemas";
import {
  aliasesOf,
  entityById,
  factText,
  isAnimate,
  isCreature,
  isHere,
  isMentioned,
  isSpotOf,
  nameWordsOf,
  readPhrase,
} from "freeform-rpg/plugins/turn/scene/lib";
import { bareNameKey } from "freeform-rpg/language";
import { meet, record, bearsOn, moveThreads } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { isLockedAway, lockedTarget } from "./locked.ts";

/**
 * Undiscovered `world` facts that a successful look, search or opening brings to light, most relevant first: one, two on a critical.
 * `dm` facts are never among them, and what was found once is known and so never found again.
 */
export const findFacts = (draft: ResolutionDraft, action: AllowedAction, band: OutcomeBand): Fact[] => {
  if (band === "failure" || band === "botch") return [];
  const open = draft.world.facts.filter((fact) => fact.visibility === "world" && !draft.discovered.has(fact.id) && isDue(draft, fact));
  const found = open.filter((fact) => comesToLight(draft, fact, action));
  const asked = new Set(nameWordsOf(`${action.details} ${draft.ruling.speech} ${draft.ruling.intent}`).filter((word) => word.length > 3));
  const ranked = found.toSorted((a, b) => relevance(draft, b, asked) - relevance(draft, a, asked));
  return ranked.slice(0, band === "critical" ? 2 : 1);
};

/** Opening a thing shows what is in it. */
const opens = ({ actions }: ResolutionDraft, { action, target_id, effects }: AllowedAction): boolean =>
  target_id !== "" &&
  (actions.is(action, "opening") ||
    effects.some(({ kind, target, state }) => kind === "set_state" && target === target_id && opened.has(state)));

const opened: ReadonlySet<unknown> = new Set(["open", "unsealed", "broken"]);

/** True for actions that look into something, whether or not anything is there. */
export const isSearch = ({ actions }: ResolutionDraft, action: string): boolean => actions.is(action, "searching");

/** How often this place, thing or body was searched before. */
export const timesSearched = ({ director }: ResolutionDraft, targetId: string): number =>
  director.investigation_progress[targetId]?.times ?? 0;

/** Makes the facts known, with who told them, keeps count of the search and moves the threads they bear on. */
export const discover = (draft: ResolutionDraft, action: AllowedAction, facts: readonly Fact[], teller = ""): void => {
  const method = draft.actions.find(action.action).verb;
  if (isSearch(draft, action.action)) countSearch(draft, searchedId(draft, action), facts);
  for (const fact of facts) {
    draft.discovered.add(fact.id);
    draft.diff.facts_update.push({ id: fact.id, visibility: "known", discovery_method: method });
    const subject = entityById(draft.world, fact.subject_id);
    if (subject !== undefined && subject.visibility === "world") meet(draft, subject);
    record(
      draft,
      "fact_discovered",
      factText(fact),
      {
        fact_id: fact.id,
        ...(subject?.visibility === "dm" ? {} : { subject_id: fact.subject_id }),
        ...(teller === "" ? {} : { told_by: teller }),
        method,
      },
      { binding: true },
    );
    moveThreads(draft, fact);
  }
};

/** What a search is counted under: its target, or the place. */
export const searchedId = ({ scene }: ResolutionDraft, { target_id }: AllowedAction): string =>
  target_id === "" ? scene.location_id : target_id;

/** Undiscovered things in the place that a successful search of it, or of what they are hidden in, turns up. */
export const findHidden = (draft: ResolutionDraft, action: AllowedAction): Entity[] => {
  if (!opens(draft, action) && (!isSearch(draft, action.action) || lockedTarget(draft, action) !== undefined)) return [];
  const place = searchedId(draft, action);
  return draft.world.entities.filter(({ id, visibility, attrs, type }) => {
    const near = draft.present.has(id) || (type === "item" && attrs.location_id === draft.scene.location_id);
    const cover = attrs["hidden_in"];
    return visibility === "world" && near && (typeof cover === "string" ? isSpotOf(place, cover) : place === draft.scene.location_id);
  });
};

/** A fact tagged `after:<fact id>` stays out of reach until that fact is known. */
export const isDue = ({ world, discovered }: ResolutionDraft, { tags }: Fact): boolean =>
  tags
    .filter((tag) => tag.startsWith("after:"))
    .map((tag) => tag.slice("after:".length))
    .every((id) => discovered.has(id) || world.facts.some((fact) => fact.id === id && fact.visibility === "known"));

const comesToLight = (draft: ResolutionDraft, fact: Fact, action: AllowedAction): boolean => {
  if (isLockedAway(draft, fact) && !opens(draft, action)) return false;
  const is = (...traits: readonly ActionTrait[]): boolean => draft.actions.is(action.action, ...traits);
  if (is("hacking")) return isAbout(draft, fact, action.target_id);
  if (is("searching") || opens(draft, action))
    return (
      !isMindful(draft, fact) &&
      (isAbout(draft, fact, searchedId(draft, action)) || isHeldAgainst(draft, fact, action) || isBesides(draft, fact, action))
    );
  // The people of a place tell what is to be heard of them.
  if (is("conversing")) return isCrowd(action.target_id) && isAbout(draft, fact, action.target_id);
  if (isTriedOut(draft, action)) return isAbout(draft, fact, action.target_id) && !isMindful(draft, fact);
  return is("glancing") && isSeen(draft, fact, action);
};

/** "Compare the note with the wheel": a thing that is held against what is looked at is looked at as well. */
const isHeldAgainst = (draft: ResolutionDraft, fact: Fact, { action, instrument }: AllowedAction): boolean => {
  const held = entityById(draft.world, instrument);
  if (held?.type !== "item" || !/^(?:examine|investigate|read|compare)$/.test(draft.actions.find(action).verb)) return false;
  return isHere(draft.world, held) && isAbout(draft, fact, held.id);
};

/** What a feature shows of a thing that the player's words name beside it: the wall behind the jukebox. */
const isBesides = ({ world, present, ruling }: ResolutionDraft, fact: Fact, { target_id, details }: AllowedAction): boolean => {
  const subject = entityById(world, fact.subject_id);
  if (!target_id.startsWith("feature:") || subject === undefined || !present.has(subject.id) || !isThingLike(subject)) return false;
  const { head } = readPhrase(target_id.slice("feature:".length));
  return isMentioned(subject, `${details} ${ruling.intent}`, world) && nameWordsOf(factText(fact)).includes(head);
};

const isThingLike = ({ type }: Entity): boolean => type === "item" || type === "other";

/** What a thing is used for shows what it holds: a recording that is played, a lid that is turned, a trough that one lies down in. */
const isTriedOut = (draft: ResolutionDraft, { action, details, effects, target_id }: AllowedAction): boolean =>
  tryingOut.has(draft.actions.find(action).verb) &&
  ![action, details].some(isWriting) &&
  effects.every(({ kind, item }) => kind === "pass_time" || (kind === "place" && item === target_id)) &&
  isThing(draft, target_id);

/** Who writes in a book does not read it. */
const isWriting = (word: string): boolean =>
  /^(?:write|sign|stamp|seal|scribble|scrawl|inscribe|jot|note|record|enter|carve|mark)\b/.test(word.replaceAll("_", " "));

const tryingOut: ReadonlySet<string> = new Set(["use", "rest"]);

const isSeen = (draft: ResolutionDraft, fact: Fact, action: AllowedAction): boolean => {
  if (!isAbout(draft, fact, searchedId(draft, action))) return false;
  if (isSingledOut(draft, fact, action)) return true;
  // A look at one thing shows what is to be seen on it; a look around only what is obvious.
  return fact.tags.includes("obvious") || (isThing(draft, action.target_id) && !isMindful(draft, fact));
};

/** A look at someone shows what the player's words single out on them: a glove, a limp. */
const isSingledOut = (draft: ResolutionDraft, fact: Fact, { target_id, details }: AllowedAction): boolean => {
  const person = entityById(draft.world, target_id);
  if (person === undefined || !isCreature(person) || isMindful(draft, fact)) return false;
  const names = new Set(nameWordsOf([person.name, ...aliasesOf(person)].join(" ")));
  const said = new Set(nameWordsOf(factText(fact)));
  return nameWordsOf(details).some((word) => word.length > 3 && !names.has(word) && said.has(word));
};

const isCrowd = (id: string): boolean => id.startsWith("feature:") && isAnimate(id.slice("feature:".length));

const isThing = ({ world }: ResolutionDraft, id: string): boolean => {
  if (id.startsWith("feature:")) return true;
  const entity = entityById(world, id);
  return entity !== undefined && isThingLike(entity);
};

const isAbout = ({ scene, world }: ResolutionDraft, fact: Fact, targetId: string): boolean => {
  if (fact.subject_id === targetId) return true;
  const part = entityById(world, targetId);
  const whole = part?.attrs["part_of"];
  if (part !== undefined && whole === fact.subject_id) return saysAll(factText(fact), part.name);
  if (typeof whole === "string" && whole.startsWith("feature:") && fact.subject_id === scene.location_id)
    return whole === `feature:${String(fact.object["feature"])}`;
  if (!targetId.startsWith("feature:") || fact.subject_id !== scene.location_id) return false;
  const feature = targetId.slice("feature:".length);
  const named = fact.object["feature"];
  if (typeof named === "string") return isSpotOf(targetId, named);
  if (fact.tags.some((tag) => bareNameKey(tag.replaceAll("_", " ")) === bareNameKey(feature))) return true;
  return saysAll(factText(fact), feature);
};

const saysAll = (text: string, name: string): boolean => {
  const said = nameWordsOf(text);
  return nameWordsOf(name).every((word) => said.includes(word));
};

/** What a person tells is not found on them, living or dead, and what somebody guards is not found on anything. */
const isMindful = ({ world }: ResolutionDraft, fact: Fact): boolean => {
  const guarded = fact.tags.includes("guarded") || fact.tags.includes("withheld");
  return isSpoken(fact) && (guarded || entityById(world, fact.subject_id)?.type === "character");
};

/** True for what someone tells: it is not found by searching. */
export const isSpoken = ({ tags }: Pick<Fact, "tags">): boolean => tags.some((tag) => tag.startsWith("told_by:"));

const relevance = ({ world }: ResolutionDraft, fact: Fact, asked: ReadonlySet<string>): number => {
  const overlap = nameWordsOf(`${factText(fact)} ${fact.tags.join(" ")}`).filter((word) => asked.has(word)).length;
  const pulled = world.threads.some((thread) => thread.status === "active" && bearsOn(fact, thread)) ? 1 : 0;
  return overlap * 2 + pulled + (fact.tags.includes("clue") ? 0.5 : 0) + fact.confidence / 10;
};

const countSearch = ({ director }: ResolutionDraft, id: string, facts: readonly Fact[]): void => {
  const before = director.investigation_progress[id] ?? { times: 0, fact_ids: [] };
  director.investigation_progress[id] = { times: before.times + 1, fact_ids: [...before.fact_ids, ...facts.map((fact) => fact.id)] };
};
