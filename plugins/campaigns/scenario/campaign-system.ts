import { CampaignSystem } from "freeform-rpg/schemas";
import type { ScenarioSystem, SystemConfig } from "freeform-rpg/schemas";
import type { Finding } from "./reference-view.ts";

/** The rules a campaign begins with: the system with the scenario's changes. What does not fit is told in `findings`. */
export const campaignSystem = (
  system: SystemConfig,
  changes: ScenarioSystem,
): { readonly value: CampaignSystem | null; readonly findings: readonly Finding[] } => {
  // What helps to read books is of no use in play, and a campaign keeps its rules with every snapshot.
  const { extraction: _, ...rules } = system;
  const parsed = CampaignSystem.safeParse({
    ...rules,
    resolution: mergeResolution(system.resolution, changes.resolution),
    action_stats: { ...system.action_stats, ...changes.action_stats },
    costs: mergeCosts(system.costs, changes.costs ?? {}),
    minutes: { ...system.minutes, ...changes.minutes },
    clock_rules: changes.clock_rules?.enabled === true ? changes.clock_rules : undefined,
  });
  if (parsed.success) return { value: parsed.data, findings: [] };
  return { value: null, findings: parsed.error.issues.map((issue) => misfit(system.id, issue)) };
};

/** Another method brings its own settings; the same method keeps what the scenario leaves alone. */
const mergeResolution = (own: SystemConfig["resolution"], changes: ScenarioSystem["resolution"]): unknown => {
  if (changes === undefined) return own;
  const another = changes["method"] !== undefined && changes["method"] !== own?.method;
  return another ? changes : { ...own, ...changes };
};

const mergeCosts = (own: SystemConfig["costs"], changes: SystemConfig["costs"]): SystemConfig["costs"] => ({
  ...own,
  ...Object.fromEntries(Object.entries(changes).map(([action, costs]) => [action, { ...own[action], ...costs }])),
});

const misfit = (id: string, { path, message }: { path: readonly PropertyKey[]; message: string }): Finding => ({
  path: ["system", ...path],
  message: `the system "${id}" with this scenario's changes cannot be used: ${path.map(String).join(".")}: ${message}. Correct system in this file, or choose another default_system.`,
});
