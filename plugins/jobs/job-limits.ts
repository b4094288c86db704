import { z } from "zod";

/** Options of the jobs plugin. */
export const JobLimits = z.strictObject({
  /** Seconds after which a job whose process fell silent is begun anew by another. */
  leaseSeconds: z.number().positive().default(60),
  /** Milliseconds between looks for jobs of other processes; only where there can be any. */
  pollInterval: z.number().positive().default(1000),
});
export type JobLimits = z.infer<typeof JobLimits>;
