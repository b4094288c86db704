export { createVoyage } from "./create-voyage.ts";
