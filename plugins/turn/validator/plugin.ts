import { definePlugin, optional, stage } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Effects } from "freeform-rpg/plugins/turn/effects";
import { Interpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Turn, TurnRequest, World as WorldArtifact } from "freeform-rpg/plugins/turn/queue";
import type { InterpreterOutput, World } from "freeform-rpg/schemas";
import { directRuling } from "./direct.ts";
import { directActions, reviewRuling, Ruling } from "./tokens.ts";
import { ruleOnRound } from "./rule-on-round.ts";
import { readProposal, validate } from "./validate.ts";

/** Rules on what the player means to do, before anything happens. */
export default definePlugin({
  name: "validator",
  create: () => ({
    hooks: [reviewRuling, directActions],
    stages: [
      stage({
        pipeline: Turn,
        name: "validate",
        needs: { request: TurnRequest, world: WorldArtifact, interpretation: Interpretation, packet: optional(ContextPacket) },
        uses: { effects: Effects },
        makes: Ruling,
        run: ({ request, world, interpretation, packet, effects }, call) => {
          const { parts } = interpretation;
          const rule = (meant: InterpreterOutput, as: World) =>
            call.change(reviewRuling, validate(meant, as, effects), { world: as, packet });
          return directRuling(parts === undefined ? readProposal(interpretation, world) : interpretation, {
            rule: (understood) => (parts === undefined ? rule(understood, world) : ruleOnRound(parts, world, rule)),
            ask: async (ruling, round) =>
              (await call.collect(directActions, { request, ruling, round, method: world.campaign.system.resolution.method })).at(0),
          });
        },
      }),
    ],
  }),
});
