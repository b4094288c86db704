import type { Hardness, Situation, SituationType } from "freeform-rpg/schemas";
import { nextId, record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { messagesOf } from "../messages.ts";

/** Brings about what failing at this action leads to: soft at tier 1, hard at tier 2, nothing at tier 0. */
export const situateFailure = (draft: ResolutionDraft, action: string, tier: number): void => {
  const type = draft.actions.find(action).situation;
  if (type !== null && tier > 0) createSituation(draft, type, tier === 1 ? "soft" : "hard");
};

/** Creates a situation of the actor, or hardens the soft one there is. False when an equal or harder one stays as it is. */
export const createSituation = (
  draft: ResolutionDraft,
  type: SituationType,
  hardness: Hardness,
  narrative = messagesOf(draft.world).told.situations[type][hardness],
): boolean => {
  const there = ownSituations(draft).find((situation) => situation.type === type);
  if (there === undefined) return begin(draft, type, hardness, narrative);
  if (there.hardness === "hard" || hardness === "soft") return false;
  draft.situations.set(there.id, { ...there, hardness, narrative });
  draft.diff.situations.push({ change: "harden", id: there.id, narrative });
  record(draft, "situation_created", narrative, { situation_id: there.id, type, hardness, hardened: true }, { binding: true });
  return true;
};

/** Clears what success at this action ends. */
export const clearBySuccess = (draft: ResolutionDraft, action: string): void => {
  const { verb, clears } = draft.actions.find(action);
  clearWhere(draft, ({ type }) => clears.includes(type), `success at ${verb}`);
};

/** Clears the actor's wounds, whatever was used to treat them. False when there were none. */
export const clearWounds = (draft: ResolutionDraft): boolean => clearType(draft, "injured", "treatment");

/** Clears the actor's situations of one type. False when there were none. */
export const clearType = (draft: ResolutionDraft, type: SituationType, reason = "effect"): boolean =>
  clearWhere(draft, (situation) => situation.type === type, reason);

/** Ends one soft situation of the actor that is no wound. False when there was none. */
export const easeSituation = (draft: ResolutionDraft): boolean => {
  const soft = ownSituations(draft).find(({ hardness, type }) => hardness === "soft" && type !== "injured");
  return soft !== undefined && clearWhere(draft, ({ id }) => id === soft.id, "advantage");
};

/** True for a situation that does not follow the actor to another place. */
export const isLeftBehind = (type: SituationType): boolean => type === "exposed" || type === "detected" || type === "cornered";

/** Clears what does not follow the actor to another place. */
export const clearBySceneChange = (draft: ResolutionDraft): void => {
  clearWhere(draft, ({ type }) => isLeftBehind(type), "scene change");
};

/** True while the actor is in a hard situation, of that type when one is given. */
export const isHardPressed = (draft: ResolutionDraft, type?: SituationType): boolean =>
  ownSituations(draft).some((situation) => situation.hardness === "hard" && (type === undefined || situation.type === type));

const ownSituations = ({ situations, world }: ResolutionDraft): Situation[] =>
  [...situations.values()].filter(({ subject_id }) => subject_id === world.actor_id);

const begin = (draft: ResolutionDraft, type: SituationType, hardness: Hardness, narrative: string): boolean => {
  const id = nextId(draft, "sit");
  const subject_id = draft.world.actor_id;
  draft.situations.set(id, { id, type, hardness, subject_id, narrative, created_turn: draft.turnNo, cleared_turn: null });
  draft.diff.situations.push({ change: "create", id, type, hardness, subject_id, narrative });
  record(draft, "situation_created", narrative, { situation_id: id, type, hardness }, { binding: hardness === "hard" });
  return true;
};

const clearWhere = (draft: ResolutionDraft, applies: (situation: Situation) => boolean, reason: string): boolean => {
  const cleared = ownSituations(draft).filter(applies);
  for (const situation of cleared) {
    draft.situations.delete(situation.id);
    draft.diff.situations.push({ change: "clear", id: situation.id, reason });
    record(draft, "situation_cleared", messagesOf(draft.world).told.situationsEnd[situation.type], {
      situation_id: situation.id,
      type: situation.type,
    });
  }
  return cleared.length > 0;
};
