export { createVoyage } from "./create-voyage.ts";
export type { VoyageSettings } from "./create-voyage.ts";
