import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { finderOf } from "./narrate-facts.ts";
import type { NarratedAction } from "./narrated-action.ts";

/** One thing after another of a turn: an action with what it brought about, or one that could not be done. */
export type Step =
  | { readonly kind: "action"; readonly action: NarratedAction; readonly events: readonly StepEvent[] }
  | { readonly kind: "blocked"; readonly reasons: readonly string[]; readonly asked: boolean };

/** An event of a step, and whether the text must tell it. */
export interface StepEvent {
  readonly event: RunEventRecord;
  readonly owed: boolean;
}

/** The turn in the order in which it happened, and what came about at its end without an action of the player's. */
export interface StoryOrder {
  readonly steps: readonly Step[];
  readonly closing: readonly StepEvent[];
}

/** Puts actions, blocked actions and events in order. An event that names no action belongs to the one that fits it, else to the end. */
export const orderStory = (input: NarratorInput, actions: readonly NarratedAction[]): StoryOrder => {
  const events = [
    ...input.must_tell.map((event): StepEvent => ({ event, owed: true })),
    ...input.also_happened.map((event): StepEvent => ({ event, owed: false })),
  ];
  const placed = events.map((one) => ({ one, action: deedOf(one.event, actions) }));
  const acted = actions.map((action) => ({
    at: action.outcome.position ?? 0,
    step: { kind: "action", action, events: placed.filter((event) => event.action === action).map(({ one }) => one) } satisfies Step,
  }));
  const questions = new Set(input.blocked.flatMap(({ reason, asked }) => (asked === true ? [reason] : [])));
  const blocked = groupBlocked(input).map(({ at, reasons }) => {
    const asked = reasons.every((reason) => questions.has(reason));
    return { at, step: { kind: "blocked", reasons, asked } satisfies Step };
  });
  return {
    steps: [...acted, ...blocked].toSorted((a, b) => a.at - b.at).map(({ step }) => step),
    closing: placed.filter(({ action }) => action === undefined).map(({ one }) => one),
  };
};

/** What an action brings about, where the event does not say which. */
const brought: ReadonlySet<RunEventRecord["type"]> = new Set(["scene_changed", "harm_taken", "item_acquired", "item_lost"]);

const deedOf = (event: RunEventRecord, actions: readonly NarratedAction[]): NarratedAction | undefined => {
  if (event.position !== undefined) return actions.findLast(({ outcome }) => (outcome.position ?? 0) === event.position);
  if (event.type === "fact_discovered") return finderOf(actions, event.details["method"]);
  return brought.has(event.type) ? actions.at(-1) : undefined;
};

/** Blocked actions that stand side by side are told together, each reason once. */
const groupBlocked = (input: NarratorInput): { readonly at: number; readonly reasons: readonly string[] }[] => {
  const byPlace = new Map<number, string[]>();
  for (const { reason, position = Number.MAX_SAFE_INTEGER } of withoutFollowing(input))
    byPlace.set(position, [...(byPlace.get(position) ?? []), reason]);
  const told = new Set<string>();
  return [...byPlace].flatMap(([at, all]) => {
    const reasons = [...new Set(all)].filter((reason) => !told.has(reason));
    for (const reason of reasons) told.add(reason);
    return reasons.length === 0 ? [] : [{ at, reasons }];
  });
};

/** Of a row of actions that lean on each other the first says that it cannot be done, and none does behind somebody's no. */
const withoutFollowing = ({ blocked, must_tell }: NarratorInput): NarratorInput["blocked"] => {
  const refusals = new Set(
    must_tell.flatMap(({ details, position }) => (details["refused"] === true && position !== undefined ? [position] : [])),
  );
  const leaning = new Set(blocked.flatMap(({ depends, position }) => (depends === true && position !== undefined ? [position] : [])));
  const isRefused = (position: number): boolean => refusals.has(position) || (leaning.has(position) && isRefused(position - 1));
  return blocked.filter(
    ({ depends, position }) => depends !== true || position === undefined || !(leaning.has(position - 1) || isRefused(position - 1)),
  );
};
