import { threatLimit } from "freeform-rpg/plugins/turn/resolver/lib";
import type { PlannerOutput, Ruling } from "freeform-rpg/schemas";
import { chooseMove, isWornOut } from "./choose-move.ts";
import { messagesOf } from "./messages.ts";
import type { Moment } from "./planner-input.ts";
import { describeTopic } from "./topics.ts";
import { withoutStandings } from "./without-standings.ts";
import { turnVariety } from "./variety.ts";

/** True when no action could be attempted: such a turn sets nothing off. */
export const isHeldUp = ({ allowed_actions, blocked_actions }: Pick<Ruling, "allowed_actions" | "blocked_actions">): boolean =>
  allowed_actions.length === 0 && blocked_actions.length > 0;

/** The plan for a turn whose actions were all blocked: it names no effect and announces no threat. */
export const stillPlan = (plan: PlannerOutput): PlannerOutput => ({ ...plan, tension_move: "", tension_move_type: null, new_threats: [] });

/**
 * Holds a proposed plan to the rules, a model's and our own: no move type three turns running (another takes its place, or none),
 * no numbers of money and clocks, room for two pending threats, sources that exist, overdue threads surfaced, and no questions: those are the validator's.
 */
export const enforcePlan = (plan: PlannerOutput, moment: Moment): PlannerOutput => {
  const moved = freshenMove(withoutStandings(plan, moment), moment);
  return {
    ...moved,
    beats: surfaceOverdue(moved, moment),
    new_threats: fitThreats(moved, moment),
    clarification_question: "",
  };
};

const freshenMove = (plan: PlannerOutput, moment: Moment): PlannerOutput => {
  const { tension_move_type: type, tension_move } = plan;
  if (type === null || tension_move.trim() === "") return { ...plan, tension_move: "", tension_move_type: null };
  if (!isWornOut(type, moment.recent_moves)) return plan;
  const other = chooseMove(moment, turnVariety(moment.turn_no), [type]);
  return { ...plan, tension_move: other?.text ?? "", tension_move_type: other?.type ?? null };
};

const fitThreats = ({ new_threats }: PlannerOutput, { pending_threats, entities }: Moment): PlannerOutput["new_threats"] => {
  const sources = new Set(pending_threats.flatMap(({ source_entity_id }) => source_entity_id ?? []));
  const texts = new Set(pending_threats.map(({ text }) => text));
  const fit: PlannerOutput["new_threats"] = [];
  for (const { text, source_entity_id } of new_threats) {
    const source = entities.some(({ id }) => id === source_entity_id) ? source_entity_id : null;
    if (text.trim() === "" || texts.has(text) || (source !== null && sources.has(source))) continue;
    fit.push({ text, source_entity_id: source });
    texts.add(text);
    if (source !== null) sources.add(source);
  }
  return fit.slice(0, Math.max(0, threatLimit - pending_threats.length));
};

/** Turns from one overdue thread that is surfaced to the next: the story is not to be hurried along in every turn. */
const pause = 3;

const surfaceOverdue = ({ beats }: PlannerOutput, moment: Moment): string[] => {
  const { threads, turn_no, calibration } = moment;
  const overdue = threads.filter((thread) => thread.overdue);
  const near = overdue.filter((thread) => isNear(thread, moment));
  const choice = near.length > 0 ? near : overdue;
  const thread = choice[Math.floor(turn_no / pause) % choice.length];
  if (turn_no % pause !== 0 || thread === undefined) return beats;
  const topic = describeTopic(thread, calibration.language);
  if (beats.some((beat) => beat.includes(thread.title) || beat.includes(topic))) return beats;
  return [...beats, `${topic} ${messagesOf(moment).beats.overdue}`];
};

/** True where the place, or somebody or something here, has to do with the thread. */
const isNear = ({ related_entity_ids }: Moment["threads"][number], { present_entities, scene }: Moment): boolean =>
  related_entity_ids.some((id) => id === scene.location_id || present_entities.includes(id));
