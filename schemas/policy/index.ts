export * from "./predicate-graph.ts";
export * from "./expression.ts";
export * from "./policy.ts";
export * from "./correction-report.ts";
export * from "./self-correction.ts";
