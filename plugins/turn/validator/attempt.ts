import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Ruling, World } from "freeform-rpg/schemas";
import type { Target } from "freeform-rpg/plugins/turn/scene";

/** One proposed action with its target resolved: what every check looks at. */
export interface Attempt {
  readonly action: Action;
  /** The word for the action as it was proposed: "show" is a way to talk. */
  readonly word?: string;
  /** The player's own word for the target. */
  readonly called: string;
  readonly details: string;
  /** What it is done with: an id or a name; empty when nothing is used. */
  readonly instrument: string;
  /** The sum of money that a proposed effect hands over. */
  readonly sum?: number | undefined;
  readonly target: Target;
  readonly world: World;
  /** Names of the small things that its lawful effects make. */
  readonly made?: readonly string[];
  readonly perceptionFlags: readonly string[];
}

/** Why an attempt is blocked. `reason` is a sentence for the player. */
export type Objection = Pick<Ruling["blocked_actions"][number], "code" | "reason">;

/** Looks at an attempt and objects or lets it pass. */
export type Check = (attempt: Attempt) => Objection | undefined;
