import { definePlugin, optional, stage } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Turn, TurnRequest, World as WorldArtifact } from "freeform-rpg/plugins/turn/queue";
import type { InterpreterOutput, World } from "freeform-rpg/schemas";
import { reviewRuling, Ruling } from "./tokens.ts";
import { ruleOnRound } from "./rule-on-round.ts";
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
        needs: { request: TurnRequest, world: WorldArtifact, interpretation: Interpretation, packet: optional(ContextPacket) },
        uses: { effects: Effects },
        makes: Ruling,
        run: ({ world, interpretation, packet, effects }, call) => {
          const rule = (meant: InterpreterOutput, as: World) =>
            call.change(reviewRuling, validate(meant, as, effects), { world: as, packet });
          return interpretation.parts === undefined ? rule(interpretation, world) : ruleOnRound(interpretation.parts, world, rule);
        },
      }),
    ],
  }),
});
