import { definePlugin, provide, stage } from "freeform-rpg/kernel";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Dice, Resolution, reviewResolution } from "freeform-rpg/plugins/turn/resolver";
import { resolve, seededDice, seedOf } from "freeform-rpg/plugins/turn/resolver/lib";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { z } from "zod";
import { keepOfThree } from "./keep-of-three.ts";

/** The resolver's own rules, on dice that are thrown three times. It brings all that the resolver brought, or others would miss it. */
export default definePlugin({
  name: "house-rule-resolver",
  replaces: "resolver",
  options: z.object({ keep: z.enum(["worst", "middle", "best"]).default("middle") }),
  create: ({ keep }) => ({
    hooks: [reviewResolution],
    services: [provide(Dice, { create: () => ({ seeded: (seed) => keepOfThree(seededDice(seed), keep) }) })],
    stages: [
      stage({
        pipeline: Turn,
        name: "resolve",
        needs: { request: TurnRequest, world: World, ruling: Ruling, plan: Plan },
        uses: { dice: Dice },
        makes: Resolution,
        when: ({ ruling }) => !ruling.clarification_needed,
        run: ({ request, world, ruling, plan, dice }, call) => {
          const seed = seedOf(request.seed, world.campaign.seed, world.campaign.current_turn + 1);
          return call.change(reviewResolution, resolve(world, ruling, plan, dice.seeded(seed), { seed }), { world });
        },
      }),
    ],
  }),
});
