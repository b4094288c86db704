import type { PolicyFunctions } from "freeform-rpg/plugins/policy/engine";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import { narrationDomain } from "./narration-domain.ts";

/** The narration domain with the shipped detectors, for the worker thread that checks users' texts. */
export const policyFunctions: PolicyFunctions = { domains: [narrationDomain(shippedDetectors)] };
