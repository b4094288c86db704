import { z } from "zod";

/** What a model answers when a session is to be summed up. */
export const SessionSummary = z.strictObject({ summary: z.string() });
export type SessionSummary = z.infer<typeof SessionSummary>;
