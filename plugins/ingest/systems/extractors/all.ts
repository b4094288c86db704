import type { SystemsKey } from "freeform-rpg/schemas";
import type { Extractor } from "../book.ts";
import { actionTypes } from "./action-types.ts";
import { calibration } from "./calibration.ts";
import { clocks } from "./clocks.ts";
import { conditions } from "./conditions.ts";
import { entityStats } from "./entity-stats.ts";
import { equipment } from "./equipment.ts";
import { escalation } from "./escalation.ts";
import { health } from "./health.ts";
import { magic } from "./magic.ts";
import { resolution } from "./resolution.ts";
import { statSchema } from "./stat-schema.ts";

/** The extractors by the kind of rule that they find. */
export const extractors: { readonly [K in SystemsKey]: Extractor<K> } = {
  resolution,
  clocks,
  entity_stats: entityStats,
  conditions,
  calibration,
  action_types: actionTypes,
  escalation,
  stat_schema: statSchema,
  health,
  magic,
  equipment,
};
