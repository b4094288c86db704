import { definePlugin, contribute, stage, tapCollect } from "freeform-rpg/kernel";
import { ContextPacket } from "freeform-rpg/plugins/turn/context";
import { Models, prompts } from "freeform-rpg/plugins/models/core";
import { SelfCorrection } from "freeform-rpg/plugins/policy/self-correction";
import { Plan } from "freeform-rpg/plugins/turn/planner";
import { Resolution } from "freeform-rpg/plugins/turn/resolver";
import { asResolved } from "freeform-rpg/plugins/turn/resolver/lib";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn/queue";
import { Ruling } from "freeform-rpg/plugins/turn/validator";
import { z } from "zod";
import { judgeBinding } from "./judge-binding.ts";
import { offerAgain } from "./offer-again.ts";
import { judgeLength } from "./judge-length.ts";
import { narrate } from "./narrate.ts";
import { narratorPrompt } from "./prompt.ts";
import { Narration, judgeNarration, repairNarration, reviewNarration } from "./tokens.ts";

const Options = z
  .object({
    /** Attempts to correct a draft that breaks rules. */
    max_attempts: z.number().int().min(0).default(2),
    /** False publishes drafts unchecked: for measurements of what the checks are worth, never for play. */
    gate: z.boolean().default(true),
    /** Words that a text may have, beyond those of the binding events. */
    longest: z.number().int().min(50).default(320),
  })
  .prefault({});

/** Narrates what happened. It decides nothing: the text must agree with the resolution. */
export default definePlugin({
  name: "narrator",
  options: Options,
  create: ({ max_attempts, gate, longest }) => ({
    hooks: [reviewNarration, judgeNarration, repairNarration],
    stages: [
      stage({
        pipeline: Turn,
        name: "narrate",
        needs: { request: TurnRequest, packet: ContextPacket, ruling: Ruling, plan: Plan, resolution: Resolution, world: World },
        uses: { models: Models, createSelfCorrection: SelfCorrection },
        makes: Narration,
        run: async ({ request, models, createSelfCorrection, ...context }, call) => {
          const decided = { ...context, ruling: asResolved(context.ruling, context.resolution) };
          const session = { models, createSelfCorrection, call, campaignId: request.campaign_id, maxAttempts: max_attempts, gate };
          return offerAgain(context.resolution, await narrate(decided, session));
        },
      }),
    ],
    taps: [tapCollect(judgeNarration, (draft) => [...judgeBinding(draft), ...judgeLength(draft, longest)])],
    contributes: [contribute(prompts, narratorPrompt)],
  }),
});
