export { NarrationJudge } from "./narration-judge.ts";
export { narrationDetectors } from "./detectors/detector.ts";
export type { Detect, NarrationDetector } from "./detectors/detector.ts";
export type { NarrationFacts } from "./facts/narration-facts.ts";
export type { Reading, ReadSentence } from "./reading/reading.ts";
