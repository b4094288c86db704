export type { UseSettings } from "./create-use.ts";
