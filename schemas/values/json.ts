import { z } from "zod";

/** Any JSON object. */
export const JsonObject = z.record(z.string(), z.json());
export type JsonObject = z.infer<typeof JsonObject>;

/** An id within a campaign: `pack:entity`, `campaign:entity` or a bare scenario id. */
export const Id = z.string().min(1).max(200);
