import { definePlugin, provide } from "freeform-rpg/kernel";
import { createSelfCorrection } from "./create-self-correction.ts";
import { SelfCorrection } from "./self-correction.ts";

/** Sends a draft back to the model with its violations, a limited number of times. Replace it to correct drafts in another way. */
export default definePlugin({
  name: "self-correction",
  create: () => ({ services: [provide(SelfCorrection, { create: () => createSelfCorrection })] }),
});
