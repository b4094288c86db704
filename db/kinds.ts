/** What an event of the log is about. */
export type EventKind = "genesis" | "turn" | "clarification" | "edit" | "rewind";

export type RunStatus = "queued" | "running" | "finished" | "failed" | "cancelled";
