import type { AllowedAction, EffectDraft, Entity, Fact } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import {
  companyOf,
  entityById,
  isCarried,
  isCreature,
  isHelpless,
  isHostile,
  namePattern,
  namesOf,
} from "freeform-rpg/plugins/turn/scene/lib";
import { isHail } from "./is-hail.ts";
import { withoutCondition } from "./own-promise.ts";
import { pledgeOf } from "./own-promises.ts";
import { promiseCalledIn } from "./promise-called-in.ts";
import { courtesyOf } from "./reply-courteously.ts";
import { topicOf } from "./topic.ts";

/** Something that someone is asked to do. */
export interface Request {
  readonly person: Entity;
  /** What they are asked to do and can do now. */
  readonly effects: readonly EffectDraft[];
  /** What they are asked to do and cannot do now. */
  readonly later: readonly EffectDraft[];
  /** What is wanted, in words; empty when the effects say it. */
  readonly goal: string;
  /** The promise of theirs that is called in. */
  readonly promise: Fact | undefined;
  /** True where the one who asks gives something for it. */
  readonly paid: boolean;
  /** True for someone who has turned on the party: they keep no promise. */
  readonly hostile: boolean;
}

/** Kinds of effects that someone else can be asked to bring about. */
const askable: ReadonlySet<string> = new Set(["create", "join", "leave_party", "agree", "transfer", "set_state", "move", "place"]);
const deadly: ReadonlySet<unknown> = new Set(["dead", "destroyed", "down"]);

const opensWithPledge = /^\W*(?:\S+\s+){0,2}(?:promise|swear|vow|give)\b/i;

/** What words to someone ask of them, or `null` when they ask for nothing but an answer. */
export const readRequest = (draft: ResolutionDraft, action: AllowedAction): Request | null => {
  if (!isWords(draft, action) || courtesyOf(draft, action) !== null) return null;
  const own = pledgeOf(draft, action);
  const pledged = own !== null && opensWithPledge.test(action.details);
  // Whoever only gives their own word asks for nothing.
  const isWanted = (effect: EffectDraft): boolean => isAsked(draft, effect, action) && !(pledged && isPartOf(effect, own));
  const asked = action.effects.filter(isWanted);
  const person = personAsked(draft, action, asked);
  if (person === undefined) return null;
  const isDeed = (effect: EffectDraft): boolean => effect.kind !== "agree" || !isHail(String(effect["to"]), person);
  const effects = asked.filter(isDeed);
  const later = action.refused_effects
    .filter(({ cause }) => cause !== "guarded")
    .map(({ effect }) => effect)
    .filter((effect) => isWanted(effect) && !deadly.has(effect["state"]) && isDeed(effect));
  const goal = pledged ? "" : goalOf(draft, action, person, effects.length + later.length > 0);
  const promise = promiseCalledIn(draft, action, person);
  if (effects.length + later.length === 0 && goal === "" && promise === undefined) return null;
  const pays = action.effects.some(({ kind, from, to }) => kind === "transfer" && from === draft.world.actor_id && to === person.id);
  const paid = pays || own !== null;
  return { person, effects, later, goal, promise, paid, hostile: isHostile(draft.world, person) };
};

/** True where somebody else is to do what the character promises: the words are read once. */
const isPartOf = ({ kind, ...effect }: EffectDraft, own: string): boolean => {
  if (kind !== "agree") return false;
  const said = new Set(wordsOf(withoutCondition(own)).map(stemOf));
  return wordsOf(String(effect["to"])).every((word) => word.length < 3 || said.has(stemOf(word)));
};

/** True for an action that works through what others do. */
export const isWords = ({ actions }: ResolutionDraft, { action }: AllowedAction): boolean =>
  actions.is(action, "social", "pressing", "remote") && !actions.is(action, "handing");

/** The actor's own part of an action of words: a gift, a promise of theirs, something told. */
export const ownEffects = (draft: ResolutionDraft, action: AllowedAction): EffectDraft[] =>
  action.effects.filter((effect) => !isAsked(draft, effect, action));

const isAsked = ({ world, actions }: ResolutionDraft, effect: EffectDraft, { action, target_id }: AllowedAction): boolean => {
  if (!askable.has(effect.kind)) return false;
  if (effect.kind === "create") return actions.is(action, "asking", "pressing") && effect["at"] !== target_id;
  // What is in one's own hand others put down only where they are asked to.
  if (effect.kind === "place" && !actions.is(action, "asking", "pressing", "remote") && isCarried(world, String(effect["item"])))
    return false;
  const doer = effect.kind === "transfer" ? effect["from"] : effect["who"];
  return doer !== world.actor_id && doer !== "pc" && doer !== "party";
};

const personAsked = (draft: ResolutionDraft, { action, target_id }: AllowedAction, effects: readonly EffectDraft[]): Entity | undefined => {
  const company = companyOf({ ...draft.world, scene: { ...draft.scene, present_entity_ids: [...draft.present] } });
  const able = company.filter(({ id }) => !draft.world.player_ids.includes(id));
  const target = entityById(draft.world, target_id);
  if (target !== undefined && isCreature(target)) {
    const reached = draft.actions.is(action, "remote") && !isHelpless(target) && !draft.world.player_ids.includes(target_id);
    return reached ? target : able.find(({ id }) => id === target_id);
  }
  const named = effects.map((effect) => able.find(({ id }) => id === effect["who"])).find((one) => one !== undefined);
  return named ?? (able.length === 1 ? able[0] : undefined);
};

/** Goals that are met by an answer. */
const answers =
  /\b(?:learns?|knows?|finds? out|understands?|hears?|tells?|says?|reveals?|admits?|explains?|answers?|confess(?:es)?|shares?|talks?|speaks?|describes?|names?)\b/i;

const goalOf = (draft: ResolutionDraft, action: AllowedAction, person: Entity, hasEffects: boolean): string => {
  if (hasEffects || isHail(action.goal, person)) return hasEffects ? action.goal : "";
  const pressing = draft.actions.is(action.action, "pressing");
  if (!pressing && !draft.actions.is(action.action, "asking")) return "";
  const wanted = wantedIn(action.details, person);
  const goal = action.goal === "" ? wanted : action.goal;
  if (goal === "" || answers.test(goal) || isHail(goal, person)) return "";
  return !pressing && wanted === "" && topicOf(draft.world, action, "", person) !== null ? "" : goal;
};

/** "I persuade Sefa to wait outside": what stands behind the person's name and "to". */
const wantedIn = (details: string, person: Entity): string => {
  const names = [...namesOf(person), "him", "her", "them"].map(namePattern).join("|");
  return new RegExp(`\\b(?:${names})\\s+to\\s+([^.!?]+)`, "iu").exec(details)?.[1]?.trim() ?? "";
};
