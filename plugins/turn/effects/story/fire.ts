import type { EffectDraft, EngineEvent, JsonObject } from "freeform-rpg/schemas";
import { record } from "../resolution-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";

/** A trigger that happens: its sentence, and what it brings about. */
export interface Happening {
  /** Names the trigger within its campaign: `clock:ID:VALUE` or `trigger:ID`. */
  readonly key: string;
  readonly type: Extract<EngineEvent["type"], "clock_triggered" | "story_triggered">;
  readonly text: string;
  readonly details: JsonObject;
  readonly effects?: readonly EffectDraft[];
  readonly interrupts?: boolean | undefined;
}

/** Lets a trigger happen, at most once a turn: its sentence is recorded now, its effects wait until the present action is done. */
export const fire = (draft: ResolutionDraft, { key, type, text, details, effects = [], interrupts }: Happening): void => {
  if (draft.firedNow.has(key)) return;
  draft.firedNow.add(key);
  if (text !== "") record(draft, type, text, details, { binding: true });
  draft.due.push({ effects, interrupts });
};
