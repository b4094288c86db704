export { NarrationFacts } from "./facts/narration-facts.ts";
export { gatherFacts } from "./facts/gather-facts.ts";
export { createFinding } from "./detectors/detector.ts";
export { shippedDetectors } from "./detectors/shipped-detectors.ts";
export { checkAgainstFacts } from "./check-against-facts.ts";
export { createNarrationJudge, toGiven } from "./create-narration-judge.ts";
export { narrationDomain } from "./narration-domain.ts";
export { loadNarrationPolicies } from "./narration-policies.ts";
