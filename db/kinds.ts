/** The kinds of events in the log. */
export type EventKind = "genesis" | "turn" | "clarification" | "edit" | "rewind";

export type RunStatus = "queued" | "running" | "finished" | "failed" | "cancelled";
