import { z } from "zod";
import { StateReport, TurnsReport } from "../documents/report.ts";
import { StateRequest, TurnsRequest } from "../documents/request.ts";
import { ExperimentReport, ExperimentRequest } from "../experiment/documents.ts";

/** A request for a replay. */
export const ReplayRequest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("state"), request: StateRequest }),
  z.strictObject({ kind: z.literal("turns"), request: TurnsRequest }),
  z.strictObject({ kind: z.literal("experiment"), request: ExperimentRequest }),
]);
export type ReplayRequest = z.infer<typeof ReplayRequest>;

/** The result of a replay. */
export const ReplayReport = z.discriminatedUnion("kind", [StateReport, TurnsReport, ExperimentReport]);
export type ReplayReport = z.infer<typeof ReplayReport>;
