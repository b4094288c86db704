import { detectLines } from "./detect-lines.ts";
import { detectAbsent, detectDead, detectDown } from "./detect-people.ts";
import { detectSecrets } from "./detect-secrets.ts";
import { detectUnknown } from "./detect-unknown.ts";
import type { NarrationDetector } from "./detector.ts";

/** The detectors that the shipped packs use. */
export const shippedDetectors: readonly NarrationDetector[] = [
  { name: "absent_acts", detect: detectAbsent },
  { name: "stranger_acts", detect: detectUnknown },
  { name: "dead_act", detect: detectDead },
  { name: "unconscious_act", detect: detectDown },
  { name: "crosses_line", detect: detectLines, includesDecided: true },
  { name: "reveals_secret", detect: detectSecrets },
];
