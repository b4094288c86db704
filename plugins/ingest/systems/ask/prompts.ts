import { loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import type { Prompt } from "freeform-rpg/plugins/models/core";
import type { SystemsKey } from "freeform-rpg/schemas";

const load = (key: SystemsKey): Prompt => loadPrompt(`ingest/systems_${key}_v3`);

/** The prompt of each extractor. */
export const extractorPrompts: Readonly<Record<SystemsKey, Prompt>> = {
  resolution: load("resolution"),
  clocks: load("clocks"),
  entity_stats: load("entity_stats"),
  conditions: load("conditions"),
  calibration: load("calibration"),
  action_types: load("action_types"),
  escalation: load("escalation"),
  stat_schema: load("stat_schema"),
  health: load("health"),
  magic: load("magic"),
  equipment: load("equipment"),
};
