import { mergeSystems } from "freeform-rpg/plugins/rules/systems/lib";
import { CampaignSystem } from "freeform-rpg/schemas/rules";
import { JsonObject } from "freeform-rpg/schemas/values";
import type { ActionRows, ScenarioSystem, SystemConfig } from "freeform-rpg/schemas";
import type { Finding } from "./reference-view.ts";

/** The rules of a new campaign: the system with the scenario's changes. `value` is null when they are invalid; `findings` says why. */
export const campaignSystem = (
  system: SystemConfig,
  changes: ScenarioSystem,
): { readonly value: CampaignSystem | null; readonly findings: readonly Finding[] } => {
  // Extraction settings are not used in play, and every snapshot stores the campaign's rules.
  const { extraction: _, ...rules } = system;
  const parsed = CampaignSystem.safeParse({
    ...rules,
    resolution: mergeResolution(system.resolution, changes.resolution),
    action_stats: { ...system.action_stats, ...changes.action_stats },
    actions: mergeActions(system.actions, changes.actions ?? {}),
    clock_roles: { ...system.clock_roles, ...changes.clock_roles },
    prices: { ...system.prices, ...changes.prices },
    clock_rules: changes.clock_rules?.enabled === true ? changes.clock_rules : undefined,
  });
  if (parsed.success) return { value: parsed.data, findings: [] };
  return { value: null, findings: parsed.error.issues.map((issue) => toFinding(system.id, issue)) };
};

/** Another method replaces all settings; the same method keeps those that the scenario does not change. */
const mergeResolution = (own: SystemConfig["resolution"], changes: ScenarioSystem["resolution"]): unknown => {
  if (changes === undefined) return own;
  const another = changes["method"] !== undefined && changes["method"] !== own?.method;
  return another ? changes : { ...own, ...changes };
};

const mergeActions = (own: ActionRows, changes: ActionRows): unknown =>
  mergeSystems(JsonObject.parse({ ...own }), JsonObject.parse({ ...changes }));

const toFinding = (id: string, { path, message }: { path: readonly PropertyKey[]; message: string }): Finding => ({
  path: ["system", ...path],
  message: `the system "${id}" with this scenario's changes cannot be used: ${path.map(String).join(".")}: ${message}. Correct system in this file, or choose another default_system.`,
});
