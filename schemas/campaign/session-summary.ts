import { z } from "zod";

/** A model's answer to the request for a session summary. */
export const SessionSummary = z.strictObject({ summary: z.string() });
export type SessionSummary = z.infer<typeof SessionSummary>;
