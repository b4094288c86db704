export { asResolved } from "./as-resolved.ts";
export { loadedDice, seededDice, seedOf } from "./dice.ts";
export { resolve } from "./resolve.ts";
export { conceptOf } from "./talk/concepts.ts";
export { nameAction } from "./phrases.ts";
export { patience } from "./effects/threats.ts";
export { threatLimit } from "./effects/threat-limit.ts";
