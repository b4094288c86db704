export * from "./predicates.ts";
export * from "./state.ts";
export * from "./calibration.ts";
export * from "./scenario-parts.ts";
export * from "./scenario.ts";
export * from "./setup.ts";
export * from "./correction.ts";
export * from "./session-summary.ts";
