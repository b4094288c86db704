export type { MiniLmSettings } from "./create-minilm.ts";
