import type { PlannerOutput, TensionMove } from "freeform-rpg/schemas";
import type { Moment } from "../planner-input.ts";

/** A tension move as a sentence, with the threat it announces, if it does. */
export interface Move {
  readonly text: string;
  readonly threat?: PlannerOutput["new_threats"][number];
}

/** All moves of one type that the moment has material for; none when it has none. */
export type MoveMaker = (moment: Moment) => readonly Move[];

/** A maker for each of the eight types. */
export type MoveMakers = Readonly<Record<TensionMove, MoveMaker>>;
