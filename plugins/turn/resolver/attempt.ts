import { entityById, isDead } from "freeform-rpg/plugins/turn/scene/lib";
import { nameAddressed } from "freeform-rpg/schemas/turn";
import { capitalise } from "freeform-rpg/language";
import type { AllowedAction } from "freeform-rpg/schemas";
import { messagesOf } from "./messages.ts";
import { nameAction } from "./phrases.ts";
import { minutesAt, passTime, passUntilDue, record, refresh } from "freeform-rpg/plugins/turn/effects/lib";
import { ruleAgain } from "freeform-rpg/plugins/turn/validator/lib";
import type { Course } from "./course.ts";
import { playAction } from "./play-action.ts";
import { minutesFor, noteTalk } from "./talk/talk-time.ts";

/** Actions a turn has room for; what is more is reported and offered for the next turn. */
export const actionLimit = 5;

/** Plays one action out: rules on it as the world is by now, rolls where luck decides, and applies what comes of it. */
export const attempt = (course: Course, allowed: AllowedAction): void => {
  const { draft } = course;
  actAs(course, allowed.actor_id ?? draft.actorId);
  draft.recording = { position: allowed.position };
  refresh(draft);
  if (draft.actorDead) return;
  if (draft.outcomes.length - course.earlier >= actionLimit) return postpone(course, allowed);
  const possible = ruleNow(course, allowed);
  if (possible === null) return;
  // What is due while the action lasts comes before its outcome, and may make it impossible.
  const minutes = (action: AllowedAction) => minutesBeyond(course, minutesFor(course, action));
  const passed = isWait(possible) ? 0 : passUntilDue(draft, minutes(possible));
  const action = passed === 0 ? possible : ruleNow(course, possible, { changed: true });
  if (action === null || draft.actorDead) return;
  course.refused_effects.push(...action.refused_effects);
  const own = minutesFor(course, action);
  const needed = minutes(action);
  playAction(course, action);
  const isWaiting = isWait(action) && !course.failed.has(action.position);
  if (!isWaiting) passTime(draft, needed);
  course.used = isWaiting || !draft.isRound ? elapsed(course) : course.used + own;
  noteTalk(course, action, own);
  if (draft.actorDead) course.died.add(draft.actorId);
};

/** Lets another character of the round act: with time, room and a consequence of its own. */
const actAs = (course: Course, actorId: string): void => {
  const { draft } = course;
  if (draft.actorId === actorId) return;
  draft.actorId = actorId;
  refresh(draft);
  const actor = entityById(draft.world, actorId);
  draft.actorDead = actor === undefined || isDead(actor);
  course.earlier = draft.outcomes.length;
  course.hasConsequence = false;
  course.used = 0;
  course.talked.clear();
};

const elapsed = ({ draft, begun }: Course): number => minutesAt(draft.scene.time) - begun;

/** Of so many minutes those that have not passed yet while others of the round acted. */
const minutesBeyond = (course: Course, minutes: number): number => Math.max(0, course.used + minutes - elapsed(course));

const isWait = ({ effects }: AllowedAction): boolean => effects.some(({ kind }) => kind === "pass_time");

const postpone = ({ draft, not_attempted }: Course, { action, target_id, target_name }: AllowedAction): void => {
  const named = nameAction(draft.actions, { action, target_name });
  const reason = messagesOf(draft.world).outcomes.noTimeLeft(named);
  not_attempted.push({ action, target_id, reason, suggestion: capitalise(named) });
  record(draft, "nothing_changed", reason, { action, target_id, not_attempted: true }, { binding: true });
};

/** Why what waited for the step before is not done. A verb alone would say nothing: "You cannot use". */
const whyNothingComes = ({ actions, world }: Course["draft"], action: AllowedAction, isEmpty: boolean): string => {
  const { outcomes } = messagesOf(world);
  const isBare = action.target_name === "" && actions.find(action.action).phrase.alone === undefined;
  return isEmpty || isBare ? outcomes.dependsOnTaken() : outcomes.dependsOnFailed(nameAction(actions, action));
};

/** The action as the rules see it by now, or `null` when it cannot be done any more: why is among the blocked actions. */
const ruleNow = (course: Course, action: AllowedAction, { changed = false } = {}): AllowedAction | null => {
  const { draft, failed, emptyHanded, found } = course;
  const isEmpty = emptyHanded.has(action.position - 1) && !draft.actions.is(action.action, "passive", "searching", "glancing");
  if (action.depends && (isEmpty || (failed.has(action.position - 1) && !goesAlone(draft, action)))) {
    const reason = whyNothingComes(draft, action, isEmpty);
    return block(course, { action: action.action, target_id: action.target_id, code: "depends", reason, position: action.position });
  }
  const verdict = ruleAgain({ ...action, target_id: found.get(action.target_id) ?? action.target_id }, draft.world, course.effects);
  if ("allowed" in verdict) {
    if (verdict.allowed.target_id !== action.target_id) found.set(action.target_id, verdict.allowed.target_id);
    return verdict.allowed;
  }
  // The first action was ruled on in this very world: what a hook allowed there stays allowed.
  const first = !changed && draft.outcomes.length === 0 && failed.size === 0;
  return first ? action : block(course, verdict.blocked);
};

/** Who wanted company on the way and got none goes alone. */
const goesAlone = ({ actions, ruling }: Course["draft"], { action, position }: AllowedAction): boolean => {
  const before = ruling.allowed_actions.find((other) => other.position === position - 1);
  return actions.find(action).family === "go" && before?.effects.some(({ kind }) => kind === "join") === true;
};

const block = ({ draft, failed, blocked_actions }: Course, blocked: Course["blocked_actions"][number]): null => {
  failed.add(blocked.position);
  blocked_actions.push(draft.isRound ? ofActor(draft, blocked) : blocked);
  return null;
};

const ofActor = ({ actorId, world }: Course["draft"], blocked: Course["blocked_actions"][number]): Course["blocked_actions"][number] => ({
  ...blocked,
  reason: nameAddressed(blocked.reason, entityById(world, actorId)?.name),
  actor_id: actorId,
});
