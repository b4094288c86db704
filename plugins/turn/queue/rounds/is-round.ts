import type { RunRow } from "freeform-rpg/db";

/** Whether a run plays the actions that were declared for a round. */
export const isRound = ({ request }: Pick<RunRow, "request">): boolean =>
  typeof request === "object" && request !== null && "declarations" in request;
