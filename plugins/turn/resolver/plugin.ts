import { Runner, definePlugin, provide, stage } from "freeform-rpg/kernel";
import { diceMethods } from "freeform-rpg/plugins/rules/dice";
import { openDiceMethods } from "freeform-rpg/plugins/rules/dice/lib";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { decidedTurnTopic } from "freeform-rpg/schemas/turn";
import { describeDecided } from "./describe-decided.ts";
import { seededDice, seedOf } from "./dice.ts";
import { resolve } from "./resolve.ts";
import { Dice, Resolution, reviewResolution } from "./tokens.ts";

/** Decides what happens, with dice that fall the same way for the same campaign, turn and seed. */
export default definePlugin({
  name: "resolver",
  create: () => ({
    hooks: [reviewResolution],
    services: [provide(Dice, { create: () => ({ seeded: seededDice }) })],
    stages: [
      stage({
        pipeline: Turn,
        name: "resolve",
        needs: { request: TurnRequest, world: World, ruling: Ruling, plan: Plan },
        uses: { dice: Dice, effects: Effects, runner: Runner },
        makes: Resolution,
        when: ({ ruling }) => !ruling.clarification_needed,
        run: async ({ request, world, ruling, plan, dice, effects, runner }, call) => {
          const seed = seedOf(request.seed, world.campaign.seed, world.campaign.current_turn + 1);
          const decided = resolve(world, ruling, plan, dice.seeded(seed), {
            seed,
            effects,
            methods: openDiceMethods(runner.read(diceMethods)),
          });
          const resolution = await call.change(reviewResolution, decided, { world });
          call.announce(decidedTurnTopic, describeDecided(resolution));
          return resolution;
        },
      }),
    ],
  }),
});
