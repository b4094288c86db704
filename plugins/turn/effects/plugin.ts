import { Runner, contribute, definePlugin, provide } from "freeform-rpg/kernel";
import { createEffects } from "./effects.ts";
import { shippedKinds } from "./kinds/shipped-kinds.ts";
import { Effects, effectKinds } from "./tokens.ts";

/** The vocabulary of changes in the world: one handler a kind, used by players' actions, scenarios, the DM and plugins. */
export default definePlugin({
  name: "effects",
  create: () => ({
    services: [
      provide(Effects, {
        uses: { runner: Runner },
        create: ({ runner }) => createEffects(runner.read(effectKinds).map(({ value }) => value)),
      }),
    ],
    contributes: shippedKinds.map((kind) => contribute(effectKinds, kind)),
  }),
});
