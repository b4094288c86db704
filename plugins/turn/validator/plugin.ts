import { definePlugin, optional, stage } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { reviewRuling, Ruling } from "./tokens.ts";
import { validate } from "./validate.ts";

/** Rules on what the player means to do, before anything happens. */
export default definePlugin({
  name: "validator",
  create: () => ({
    hooks: [reviewRuling],
    stages: [
      stage({
        pipeline: Turn,
        name: "validate",
        needs: { request: TurnRequest, world: World, interpretation: Interpretation, packet: optional(ContextPacket) },
        uses: { effects: Effects },
        makes: Ruling,
        run: ({ world, interpretation, packet, effects }, call) =>
          call.change(reviewRuling, validate(interpretation, world, effects), { world, packet }),
      }),
    ],
  }),
});
