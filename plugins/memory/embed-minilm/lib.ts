export { createMiniLm } from "./create-minilm.ts";
