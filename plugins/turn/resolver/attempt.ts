import { capitalise } from "freeform-rpg/language";
import type { ActionOutcome, AllowedAction, Entity, Fact, OutcomeBand } from "freeform-rpg/schemas";
import { nameAction } from "./phrases.ts";
import {
  isHardPressed,
  minutesOf,
  passTime,
  payCosts,
  record,
  refresh,
  shiftTrust,
  spendSupplies,
  strikeTarget,
} from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { ruleAgain } from "freeform-rpg/plugins/turn/validator/lib";
import { chanceOf } from "./chances.ts";
import type { Course } from "./course.ts";
import { discover, findFacts, findHidden, isSearch } from "./effects/discovery.ts";
import { complicate, failureTier, sufferFailure } from "./effects/failure.ts";
import { breakStreak, extendStreak } from "./effects/streak.ts";
import { faceThreats } from "./effects/threats.ts";
import { recordOutcome } from "./record-outcome.ts";
import { reveal } from "./reveal.ts";
import { rollAction } from "./roll-action.ts";
import { succeed } from "./succeed.ts";
import { converse, isConversation } from "./talk/converse.ts";

/** Actions a turn has room for; what is more is reported and offered for the next turn. */
export const actionLimit = 5;

/** Plays one action out: rules on it as the world is by now, rolls where luck decides, and applies what comes of it. */
export const attempt = (course: Course, allowed: AllowedAction): void => {
  const { draft } = course;
  draft.recording = { position: allowed.position };
  refresh(draft);
  if (draft.actorDead) return;
  if (draft.outcomes.length >= actionLimit) return postpone(course, allowed);
  const action = ruleNow(course, allowed);
  if (action === null) return;
  course.refused_effects.push(...action.refused_effects);
  play(course, action);
  const spent = action.effects.some(({ kind }) => kind === "pass_time") && !course.failed.has(action.position);
  if (!spent) passTime(draft, minutesOf(draft, action));
};

const postpone = ({ draft, not_attempted }: Course, { action, target_id, target_name }: AllowedAction): void => {
  const named = nameAction(draft.actions, { action, target_name });
  const reason = `There is no time left to ${named}.`;
  not_attempted.push({ action, target_id, reason, suggestion: capitalise(named) });
  record(draft, "nothing_changed", reason, { action, target_id, not_attempted: true }, { binding: true });
};

/** The action as the rules see it by now, or `null` when it cannot be done any more: why is among the blocked actions. */
const ruleNow = (course: Course, action: AllowedAction): AllowedAction | null => {
  const { draft, failed } = course;
  if (action.depends && failed.has(action.position - 1)) {
    const reason = `You cannot ${nameAction(draft.actions, action)}: what had to come before it did not work.`;
    return block(course, { action: action.action, target_id: action.target_id, code: "depends", reason, position: action.position });
  }
  const verdict = ruleAgain(action, draft.world, course.effects);
  if ("allowed" in verdict) return verdict.allowed;
  // The first action was ruled on in this very world: what a hook allowed there stays allowed.
  const first = draft.outcomes.length === 0 && failed.size === 0;
  return first ? action : block(course, verdict.blocked);
};

const block = ({ failed, blocked_actions }: Course, blocked: Course["blocked_actions"][number]): null => {
  failed.add(blocked.position);
  blocked_actions.push(blocked);
  return null;
};

const play = (course: Course, action: AllowedAction): void => {
  const { draft } = course;
  const outcome = decide(draft, action);
  const won = outcome.failure_tier === null;
  draft.outcomes.push(outcome);
  const facts = findFacts(draft, action, outcome.band);
  const hidden = won ? findHidden(draft, action) : [];
  recordOutcome(draft, action, outcome, facts.length + hidden.length === 0);
  const before = draft.events.length;
  meetCosts(draft, action, outcome);
  if (won) win(course, action, { outcome, facts, hidden });
  else lose(course, action, outcome);
  const changed = draft.events.slice(before).some(({ type }) => type !== "nothing_changed") || outcome.effects.length > 0;
  draft.outcomes[draft.outcomes.indexOf(outcome)] = { ...outcome, changed };
};

const decide = (draft: ResolutionDraft, action: AllowedAction): ActionOutcome => {
  const chance = chanceOf(draft, action);
  const rolled = chance === "rolled";
  const band = rolled ? rollDice(draft, action) : chance;
  const failed = band === "failure" || band === "botch";
  const { action: verb, target_id, target_name, details, position } = action;
  const { family, notice } = draft.actions.find(verb);
  const failure_tier = failed ? failureTier(draft, band, action.risk_flags) : null;
  return {
    action: verb,
    family,
    notice,
    target_id,
    target_name,
    details,
    band,
    rolled,
    failure_tier,
    effects: [],
    changed: false,
    position,
  };
};

/** What the attempt brings on whatever its result: its price, the threats it faces, the blow it strikes, what it does to trust. */
const meetCosts = (draft: ResolutionDraft, action: AllowedAction, outcome: ActionOutcome): void => {
  payCosts(draft, action.costs);
  spendSupplies(draft, action.action);
  faceThreats(draft, outcome);
  strikeTarget(draft, action, outcome);
  shiftTrust(draft, outcome);
  refresh(draft);
};

interface Won {
  readonly outcome: ActionOutcome;
  readonly facts: readonly Fact[];
  readonly hidden: readonly Entity[];
}

const win = (course: Course, action: AllowedAction, { outcome, facts, hidden }: Won): void => {
  const { draft } = course;
  discover(draft, action, facts);
  for (const entity of hidden) reveal(draft, entity);
  if (isConversation(draft, action.action)) converse(draft, action, outcome.band);
  succeed(course, action, outcome);
  if (outcome.band === "mixed") complicate(draft, action.action);
  if (outcome.rolled || outcome.band === "mixed") breakStreak(draft);
};

const lose = (course: Course, action: AllowedAction, outcome: ActionOutcome): void => {
  const { draft } = course;
  course.failed.add(action.position);
  if (isSearch(draft, action.action)) discover(draft, action, []);
  // The streak comes first: an NPC that settles the matter has no lesser answer left.
  extendStreak(draft, action.action);
  if (!course.hasConsequence) sufferFailure(draft, outcome, outcome.failure_tier ?? 0);
  course.hasConsequence = true;
};

const rollDice = (draft: ResolutionDraft, action: AllowedAction): OutcomeBand => {
  const roll = rollAction(draft.world, action, isHardPressed(draft, "injured") ? 1 : 0, draft.dice);
  draft.rolls.push(roll);
  return roll.band;
};
