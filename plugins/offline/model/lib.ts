export { createOffline } from "./create-offline.ts";
export { seedRandom } from "./seed-random.ts";
