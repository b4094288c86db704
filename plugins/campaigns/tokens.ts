export { loadScenario, loadScenarioValue } from "./scenario/load-scenario.ts";
export type { LoadedScenario, Shelves } from "./scenario/load-scenario.ts";
export { openSystemShelf } from "./scenario/system-shelf.ts";
export type { SystemLoader, SystemShelf } from "./scenario/system-shelf.ts";
export { openScenarioShelf } from "./scenario/scenario-shelf.ts";
export type { ScenarioShelf, ScenarioSummary } from "./scenario/scenario-shelf.ts";
export { ScenarioError } from "./scenario/scenario-error.ts";
export { calibrate } from "./calibrate.ts";
export { presetNames, presets } from "./presets.ts";
