import type { Urgency } from "../values/enums.ts";
import type { Thread } from "./state.ts";

/** Turns without progress after which an active thread is overdue. */
const patience: Readonly<Record<Urgency, number>> = { HIGH: 4, MEDIUM: 7, LOW: 10 };

/** True for an active thread that has not progressed for 4 (HIGH), 7 (MEDIUM) or 10 (LOW) turns; `turnNo` is the last committed turn. */
export const isOverdue = (
  { status, urgency, progressed_turn }: Pick<Thread, "status" | "urgency" | "progressed_turn">,
  turnNo: number,
): boolean => status === "active" && turnNo - progressed_turn >= patience[urgency];
