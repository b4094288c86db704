/**
 * The kinds of events in the log. A `narration` is a turn that the DM tells: it takes a number, and no one acts. A `strike` takes back an earlier
 * event, which it supersedes.
 */
export type EventKind = "genesis" | "turn" | "clarification" | "narration" | "edit" | "rewind" | "strike";

export type RunStatus = "queued" | "running" | "waiting" | "finished" | "failed" | "cancelled";
