import { detectLines, detectVeils } from "./detect-boundaries.ts";
import { detectGains, detectItems } from "./detect-items.ts";
import { detectKnowledge } from "./detect-knowledge.ts";
import { detectOutcome } from "./detect-outcome.ts";
import { detectAbilities, detectAbsent, detectDead, detectRepeats } from "./detect-people.ts";
import { detectClocks, detectOldClues, detectSecrets } from "./detect-disclosure.ts";
import { detectUnknown } from "./detect-unknown.ts";
import { detectTime } from "./detect-world.ts";
import type { NarrationDetector } from "./detector.ts";

/** The detectors that the shipped packs use. */
export const shippedDetectors: readonly NarrationDetector[] = [
  { name: "contradicts_outcome", detect: detectOutcome },
  { name: "absent_acts", detect: detectAbsent },
  { name: "stranger_acts", detect: detectUnknown },
  { name: "dead_act", detect: detectDead },
  { name: "item_not_carried", detect: detectItems },
  { name: "item_not_given", detect: detectGains },
  { name: "knows_too_much", detect: detectKnowledge },
  { name: "wrong_time", detect: detectTime },
  { name: "acts_again", detect: detectRepeats },
  { name: "ability_not_had", detect: detectAbilities },
  { name: "clock_omitted", detect: detectClocks, includesDecided: true },
  { name: "clue_again", detect: detectOldClues },
  { name: "reveals_secret", detect: detectSecrets },
  { name: "crosses_line", detect: detectLines },
  { name: "lifts_veil", detect: detectVeils },
];
