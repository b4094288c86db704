export * from "./enums.ts";
export * from "./json.ts";
export * from "./state.ts";
export * from "./calibration.ts";
export * from "./system.ts";
export * from "./turn.ts";
