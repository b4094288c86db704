export { loadedDice, seededDice, seedOf } from "./dice.ts";
export { resolve } from "./resolve.ts";
export { mayMove, sceneAt } from "./effects/movement.ts";
export { nameAction } from "./phrases.ts";
export { matterOf } from "./effects/thread-moves.ts";
export { isLeftBehind } from "./effects/situations.ts";
export { patience } from "./effects/threats.ts";
export { threatLimit } from "./effects/threat-limit.ts";
export { addMinutes, periodOf } from "./effects/time.ts";
