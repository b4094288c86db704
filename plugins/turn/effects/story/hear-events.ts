import type { EngineEvent, EventFields, StoryTrigger } from "freeform-rpg/schemas";
import { usesClocks } from "freeform-rpg/plugins/turn/scene/lib";
import { moveClock } from "../apply/clocks.ts";
import { isMet } from "../conditions.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { fire } from "./fire.ts";

/** How often one rule of a clock moves it within a turn: as often as a turn has actions. */
const limit = 5;

/** Lets clocks and triggers answer the events that happened since the last time. */
export const hearEvents = (draft: ResolutionDraft): void => {
  while (draft.heard < draft.events.length) {
    const event = draft.events[draft.heard];
    draft.heard += 1;
    if (event !== undefined) hear(draft, event);
  }
};

const hear = (draft: ResolutionDraft, event: EngineEvent): void => {
  if (usesClocks(draft.world)) moveClocks(draft, event);
  for (const trigger of draft.world.campaign.story.triggers)
    if (trigger.on === event.type && matches(event, trigger.where)) fireTrigger(draft, trigger);
};

const moveClocks = (draft: ResolutionDraft, event: EngineEvent): void => {
  for (const { id, moves, deadline } of draft.clocks.values()) {
    if (deadline !== null || event.details["clock_id"] === id) continue;
    for (const [at, { on, where, by }] of moves.entries()) {
      if (on !== event.type || !matches(event, where) || !takeTurn(draft, `${id}:${at}`)) continue;
      const clock = draft.clocks.get(id);
      if (clock !== undefined) moveClock(draft, clock, by);
    }
  }
};

const takeTurn = ({ answered }: ResolutionDraft, key: string): boolean => {
  const times = answered.get(key) ?? 0;
  answered.set(key, times + 1);
  return times < limit;
};

/** True when each field of the event, or of the effect behind it, has the value that is asked for. */
const matches = ({ details, effect }: EngineEvent, where: EventFields): boolean =>
  Object.entries(where).every(([field, wanted]) => {
    const value = details[field] ?? effect?.[field];
    return Array.isArray(wanted) ? wanted.some((one) => one === value) : wanted === value;
  });

/** Lets a trigger of the story happen if its condition is met and it may happen again. */
export const fireTrigger = (draft: ResolutionDraft, trigger: StoryTrigger): void => {
  const { id, text, effects, interrupts, repeats, when } = trigger;
  const key = `trigger:${id}`;
  if (draft.director.fired.includes(key) || (when !== undefined && !isMet(when, draft.world))) return;
  if (!repeats) draft.director.fired.push(key);
  fire(draft, { key, type: "story_triggered", text, details: { trigger_id: id }, effects, interrupts });
};
