export { sampleWorld } from "./sample-world.ts";
