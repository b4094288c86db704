import { z } from "zod";
import { StateReport, TurnsReport } from "../documents/report.ts";
import { StateRequest, TurnsRequest } from "../documents/request.ts";
import { ExperimentReport, ExperimentRequest } from "../experiment/documents.ts";

/** What a replay is asked for. */
export const ReplayRequest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("state"), request: StateRequest }),
  z.strictObject({ kind: z.literal("turns"), request: TurnsRequest }),
  z.strictObject({ kind: z.literal("experiment"), request: ExperimentRequest }),
]);
export type ReplayRequest = z.infer<typeof ReplayRequest>;

/** What a replay came to. */
export const ReplayReport = z.discriminatedUnion("kind", [StateReport, TurnsReport, ExperimentReport]);
export type ReplayReport = z.infer<typeof ReplayReport>;
