import { definePlugin, give, stage, tapChange, tapCollect } from "freeform-rpg/kernel";
import { ContextPacket, assemble } from "freeform-rpg/plugins/context";
import { Models, offlineAnswers, prompts } from "freeform-rpg/plugins/models";
import type { OfflineRandom } from "freeform-rpg/plugins/models";
import { Plan } from "freeform-rpg/plugins/planner";
import { Resolution } from "freeform-rpg/plugins/resolver";
import { Turn, TurnRequest, World } from "freeform-rpg/plugins/turn";
import { Ruling, reviewRuling } from "freeform-rpg/plugins/validator";
import { z } from "zod";
import { answerRuling } from "./answers/answer-ruling.ts";
import { judgeBinding } from "./judge-binding.ts";
import { judgeLength } from "./judge-length.ts";
import { draftWith } from "./draft-with.ts";
import { narrate } from "./narrate.ts";
import { prompt } from "./prompt.ts";
import type { NarratorInput } from "./narrator-input.ts";
import { narrateOffline } from "./offline/narrate-offline.ts";
import { Narration, judgeNarration, repairNarration, reviewNarration } from "./tokens.ts";

/** Tokens of the packet that questions are answered from: an answer leaves nothing out. */
const everything = 1_000_000;

const Options = z
  .object({
    /** Further tries when a draft is at fault. */
    max_attempts: z.number().int().min(0).default(2),
    /** False tells drafts as they come, unjudged: for measurements of what the gate is worth, never for play. */
    gate: z.boolean().default(true),
    /** Words a text may have, beside what it must tell. */
    longest: z.number().int().min(50).default(320),
  })
  .prefault({});

/** Tells what happened. It decides nothing: what the text says must be what the resolution holds. */
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
        uses: { models: Models },
        makes: Narration,
        run: ({ request, models, ...context }, call) =>
          narrate(context, draftWith({ models, call, context, campaignId: request.campaign_id, retries: max_attempts, gate }), call),
      }),
    ],
    taps: [
      tapChange(reviewRuling, (ruling, { world, packet }) =>
        answerRuling(ruling, () => ({ ...assemble(world, { budget: everything }), lore_context: packet?.lore_context ?? {} })),
      ),
      tapCollect(judgeNarration, (draft) => [...judgeBinding(draft), ...judgeLength(draft, longest)]),
    ],
    gifts: [
      give(prompts, prompt),
      give(offlineAnswers, { promptId: prompt.id, answer: (input: NarratorInput, random: OfflineRandom) => narrateOffline(input, random) }),
    ],
  }),
});
