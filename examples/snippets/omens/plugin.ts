import { contribute, definePlugin } from "freeform-rpg/kernel";
import { effectKinds } from "freeform-rpg/plugins/turn/effects";
import { defineEffectKind, record } from "freeform-rpg/plugins/turn/effects/lib";
import { z } from "zod";

const omen = defineEffectKind({
  kind: "omen",
  summary: "The sky gives a sign.",
  example: "The moon turns red.",
  schema: z.strictObject({ kind: z.literal("omen"), sign: z.string().min(1) }),
  settle: (effect, { origin }) => (origin === "proposal" ? { reason: "Signs are not for players to give." } : { effect }),
  apply: ({ sign }, draft) => {
    record(draft, "effect_applied", sign, {}, { binding: true });
    return true;
  },
});

export default definePlugin({ name: "omens", create: () => ({ contributes: [contribute(effectKinds, omen)] }) });
