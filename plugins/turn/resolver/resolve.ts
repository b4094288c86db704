import { StateDiff } from "freeform-rpg/schemas/turn";
import type { AllowedAction, PlannerOutput, Resolution, Ruling, World } from "freeform-rpg/schemas";
import { closeDraft, openDraft, refresh, restateDeadlines, runTriggers, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { DiceRoller, Effects, ResolutionDraft, RunEffect } from "freeform-rpg/plugins/turn/effects";
import type { DiceMethods } from "freeform-rpg/plugins/rules/dice";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import { attempt } from "./attempt.ts";
import { loseCompanions } from "./effects/companions.ts";
import { endStory } from "./effects/endings.ts";
import { endPromises } from "./effects/end-promises.ts";
import { endTies } from "./effects/end-ties.ts";
import { passIdly } from "./effects/waiting.ts";
import { announceThreats, pressThreats } from "./effects/threats.ts";
import { openCourse } from "./course.ts";
import type { Course } from "./course.ts";

const movesKept = 8;

/** What a resolution may be given beside the world, ruling, plan and dice. */
export interface ResolveOptions {
  /** Noted in the resolution. */
  readonly seed?: string;
  readonly effects?: Effects;
  /** Default: the methods that the engine knows. */
  readonly methods?: DiceMethods;
}

/**
 * Decides what happens: pure, and the same for the same world, ruling, plan and dice. Actions are ruled on again and played out one after
 * another, each against the world that the one before left. A ruling that asks a question resolves to nothing.
 */
export const resolve = (
  world: World,
  ruling: Ruling,
  plan: PlannerOutput,
  dice: DiceRoller,
  { seed = "", effects = shippedEffects, methods }: ResolveOptions = {},
): Resolution => {
  const draft = openDraft(world, ruling, dice, { diff: StateDiff.parse({}), runEffect: authoredBy(effects), ...(methods && { methods }) });
  const course = openCourse(draft, effects);
  if (!ruling.clarification_needed) playOut(course, plan);
  const { rolls, outcomes, events } = draft;
  const { blocked_actions, not_attempted, refused_effects } = course;
  return { seed, rolls, outcomes, blocked_actions, not_attempted, refused_effects, engine_events: events, state_diff: closeDraft(draft) };
};

/** Applies the effects that triggers have. What is impossible by now, such as moving someone dead, does not happen. */
const authoredBy =
  (effects: Effects): RunEffect =>
  (effect, draft) => {
    const settled = effects.settle(effect, { world: draft.world, origin: "authored" });
    if ("effect" in settled) effects.apply(settled.effect, draft);
  };

const playOut = (course: Course, plan: PlannerOutput): void => {
  const { draft } = course;
  for (const action of distinct(draft)) {
    attempt(course, action);
    runTriggers(draft);
  }
  draft.recording = {};
  endActing(course);
  // A turn in which nothing could be attempted is a moment's thought: it costs nothing, and no one else's time passes.
  if (draft.outcomes.length === 0 && course.blocked_actions.length > 0) return closeTurn(draft, null);
  refresh(draft);
  loseCompanions(draft);
  passIdly(draft);
  pressThreats(draft);
  announceThreats(draft, plan);
  refresh(draft);
  endTies(draft);
  endPromises(draft);
  runTriggers(draft);
  endStory(draft);
  restateDeadlines(draft);
  closeTurn(draft, plan.tension_move_type);
};

/** What comes after the actions of a round concerns a character that died in it, else the one who acted first. */
const endActing = ({ draft, died }: Course): void => {
  if (!draft.isRound) return;
  const [dead] = died;
  draft.actorId = dead ?? draft.start.actor_id;
  draft.actorDead = dead !== undefined;
  refresh(draft);
};

/** The same action on the same target is done once. */
const distinct = ({ ruling: { allowed_actions }, actions }: ResolutionDraft): AllowedAction[] => {
  // One may ask for several things; what an action brings about differs only because it was done already.
  const keyOf = ({ actor_id, action, details, target_id, target_name, instrument, recipient, topic, effects }: AllowedAction) =>
    JSON.stringify([
      actor_id,
      actions.find(action).verb,
      target_id || target_name,
      instrument,
      recipient,
      topic,
      questionIn({ action, details }),
      actions.is(action, "social") ? effects : effects.filter(({ kind }) => kind === "pass_time"),
    ]);
  return allowed_actions.filter((action, at) => allowed_actions.findIndex((other) => keyOf(other) === keyOf(action)) === at);
};

const closeTurn = ({ director }: ResolutionDraft, move: PlannerOutput["tension_move_type"]): void => {
  director.recent_moves = [...director.recent_moves, move ?? "none"].slice(-movesKept);
};
