import type { PolicyFunctions } from "freeform-rpg/plugins/policy/engine";
import { shippedDetectors } from "./detectors/shipped-detectors.ts";
import { narrationDomain } from "./narration-domain.ts";

/** The facts of a turn with the detectors that ship, for the thread that checks texts of users. */
export const policyFunctions: PolicyFunctions = { domains: [narrationDomain(shippedDetectors)] };
