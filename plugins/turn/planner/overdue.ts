import type { Thread, Urgency } from "freeform-rpg/schemas";

const patience: Readonly<Record<Urgency, number>> = { HIGH: 4, MEDIUM: 7, LOW: 10 };

/** True for an active thread that has not moved for 4 (HIGH), 7 (MEDIUM) or 10 (LOW) turns. */
export const isOverdue = (
  { status, urgency, progressed_turn }: Pick<Thread, "status" | "urgency" | "progressed_turn">,
  turnNo: number,
): boolean => status === "active" && turnNo - progressed_turn >= patience[urgency];
