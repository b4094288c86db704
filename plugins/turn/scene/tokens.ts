export type { Target } from "./targets.ts";
