import { minutesAt } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects, ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import type { Resolution } from "freeform-rpg/schemas";

/** How a turn's actions go, one after another. */
export interface Course {
  readonly draft: ResolutionDraft;
  readonly effects: Effects;
  readonly blocked_actions: Resolution["blocked_actions"];
  readonly not_attempted: Resolution["not_attempted"];
  readonly refused_effects: Resolution["refused_effects"];
  /** Positions of actions that failed or were blocked. */
  readonly failed: Set<number>;
  /** Positions of actions that worked and brought nothing into the hand: nothing is done with it, and it can be looked at all the same. */
  readonly emptyHanded: Set<number>;
  /** True once an action has had its consequence: a turn has one, and in a round each character. */
  hasConsequence: boolean;
  /** How many outcomes there were when the present character began. */
  earlier: number;
  /** Minutes of the story when the turn began. */
  readonly begun: number;
  /** Minutes that the present character has used. In a round characters act at the same time. */
  used: number;
  /** Minutes for which the present character has talked in this turn, by the person's id; with an empty id to everybody here. */
  readonly talked: Map<string, number>;
  /** What a target that had no name yet turned out to be: what was inside a locker. */
  readonly found: Map<string, string>;
  /** Characters that died in this turn. */
  readonly died: Set<string>;
}

/** A course at its beginning: what the validator blocked is blocked. */
export const openCourse = (draft: ResolutionDraft, effects: Effects): Course => ({
  draft,
  effects,
  blocked_actions: [...draft.ruling.blocked_actions],
  not_attempted: [],
  refused_effects: [],
  failed: new Set(draft.ruling.blocked_actions.map(({ position }) => position)),
  emptyHanded: new Set(),
  hasConsequence: false,
  earlier: 0,
  begun: minutesAt(draft.scene.time),
  used: 0,
  talked: new Map(),
  found: new Map(),
  died: new Set(),
});
