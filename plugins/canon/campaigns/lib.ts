export { CampaignError } from "./campaign-error.ts";
export { loadScenario, loadScenarioValue } from "./scenario/load-scenario.ts";
export { openScenarioRepository } from "./scenario/scenario-repository.ts";
export { ScenarioError } from "./scenario/scenario-error.ts";
export { createInitialState } from "./initial-state/create-initial-state.ts";
export { openCampaigns } from "./open-campaigns.ts";
export { statsOf } from "./initial-state/stat-schema.ts";
export { resolveCalibration } from "./resolve-calibration.ts";
export { presetNames, presets } from "./presets.ts";
