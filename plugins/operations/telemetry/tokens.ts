export type { Tracing } from "./start-tracing.ts";
