export type { Recalling } from "./add-recalled.ts";
