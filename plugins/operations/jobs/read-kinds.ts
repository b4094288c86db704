import { EngineError } from "freeform-rpg/errors";
import type { Kernel } from "freeform-rpg/kernel";
import { z } from "zod";
import type { JobKind } from "./job-kind.ts";
import { jobKinds } from "./tokens.ts";

const count = z.int().min(1).max(10_000);
/** Timers hold at most this many milliseconds. */
const milliseconds = z.number().min(1).max(2_147_483_647);

const Settings = z.object({
  name: z.string().min(1),
  retry: z
    .object({ tries: count, firstDelay: milliseconds, longestDelay: milliseconds })
    .refine(({ firstDelay, longestDelay }) => firstDelay <= longestDelay, "firstDelay is longer than longestDelay")
    .optional(),
  timeLimit: milliseconds.optional(),
  concurrency: z.object({ perServer: count.optional(), overall: count.optional() }).optional(),
  retentionDays: count.optional(),
});

/** The kinds of jobs that plugins bring, by name. Throws `job_kind_invalid`, which names the plugin. */
export const readKinds = (runner: Pick<Kernel, "read">): ReadonlyMap<string, JobKind> => {
  const kinds = new Map<string, JobKind>();
  for (const { plugin, value } of runner.read(jobKinds)) {
    const parsed = Settings.safeParse(value);
    const problem = parsed.success ? null : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
    if (problem !== null) throw invalid(plugin, value.name, problem);
    if (kinds.has(value.name)) throw invalid(plugin, value.name, "another plugin brings a kind of this name; choose another name");
    kinds.set(value.name, value);
  }
  return kinds;
};

const invalid = (plugin: string, kind: string, problem: string): EngineError =>
  new EngineError("job_kind_invalid", `The plugin "${plugin}" brings the job kind "${kind}" with wrong settings: ${problem}.`);
