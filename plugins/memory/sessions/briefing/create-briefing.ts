import { isOverdue } from "freeform-rpg/schemas/campaign";
import type { Entity, GameState, Thread } from "freeform-rpg/schemas";
import type { Happening } from "../notes/happening.ts";
import type { Briefing, Intent, OpenThread } from "./briefing.ts";
import { toRunningClock } from "./clocks.ts";
import { findDue } from "./due.ts";
import { messages } from "./messages.ts";
import { isNear, toSecret } from "./secrets.ts";

/** What a briefing says about the time since the last session. */
export interface Since {
  readonly fromTurn: number;
  readonly happenings: readonly Happening[];
  /** The summary of the last session that has ended; empty when there is none. */
  readonly lastSession: string;
}

/** The head of the campaign that a briefing is about. */
export interface BriefedHead {
  readonly currentTurn: number;
  /** `null` for English. */
  readonly language: string | null;
}

/** Collects what a DM needs to know from the state. Pure. */
export const createBriefing = (
  state: GameState,
  { currentTurn: turn, language }: BriefedHead,
  { fromTurn, happenings, lastSession }: Since,
): Briefing => {
  const says = messages.in(language);
  const [scene] = state.scene;
  return {
    turn,
    language,
    place: nameOf(state, scene?.location_id ?? ""),
    time: scene?.time ?? null,
    due: findDue(state, turn, says),
    since: { fromTurn, lines: happenings.map(({ turn_no, text }) => ({ turn: turn_no, text })), lastSession },
    threads: state.threads
      .filter(({ status }) => status === "active" || status === "proposed")
      .map((thread) => toOpenThread(thread, turn))
      .toSorted((a, b) => Number(b.overdue) - Number(a.overdue) || urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency)),
    clocks: state.clocks.map((clock) => toRunningClock(clock, scene?.time ?? null)).toSorted((a, b) => a.distance - b.distance),
    secrets: state.facts
      .filter(({ visibility, ended_turn }) => visibility !== "known" && ended_turn === null)
      .map((fact) => ({ ...toSecret(fact, state, says), near: isNear(fact, state) }))
      .toSorted((a, b) => Number(b.near) - Number(a.near) || Number(a.alone) - Number(b.alone)),
    people: state.entities
      .flatMap((entity) => toIntents(entity, state))
      .toSorted((a, b) => Number(b.present) - Number(a.present) || a.name.localeCompare(b.name, "en")),
  };
};

const nameOf = ({ entities }: GameState, id: string): string => entities.find((entity) => entity.id === id)?.name ?? "";

const urgencies = ["HIGH", "MEDIUM", "LOW"];

const toOpenThread = (thread: Thread, turn: number): OpenThread => ({
  id: thread.id,
  title: thread.title,
  urgency: thread.urgency,
  hidden: thread.visibility !== "known",
  success: thread.stakes.success,
  failure: thread.stakes.failure,
  idleTurns: Math.max(0, turn - thread.progressed_turn),
  overdue: isOverdue(thread, turn),
});

const toIntents = ({ id, name, attrs, tags }: Entity, state: GameState): Intent[] => {
  const { agenda, location_id } = attrs;
  if (agenda === undefined || tags.includes("pc") || agenda.goal === "") return [];
  const present = state.scene.some(({ present_entity_ids }) => present_entity_ids.includes(id));
  const condition = attrs.dead === true ? "dead" : attrs["down"] === true ? "down" : attrs["hostile"] === true ? "hostile" : "";
  const steps = agenda.steps.map((step) => step.replace(/\.$/, ""));
  return [{ id, name, place: nameOf(state, location_id ?? ""), present, goal: agenda.goal, steps, state: condition }];
};
