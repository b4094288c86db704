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
import { draftText } from "./draft-text.ts";
import { judgeBinding } from "./judge-binding.ts";
import { judgeLength } from "./judge-length.ts";
import { narratorPrompt } from "./prompt.ts";
import { prewarmNarrator } from "./prewarm-narrator.ts";
import { reviewText } from "./review-text.ts";
import { releaseText } from "./release-text.ts";
import {
  Draft,
  Narration,
  Prewarmed,
  ReviewedNarration,
  directNarration,
  inspectNarration,
  judgeNarration,
  releaseNarration,
  repairNarration,
  reviewNarration,
} from "./tokens.ts";

const Options = z
  .object({
    /** Attempts to correct the sentences of a draft that break rules. */
    max_attempts: z.number().int().min(0).default(2),
    /** False publishes drafts unchecked: for measurements of what the checks are worth, never for play. */
    gate: z.boolean().default(true),
    /** Words that a text may have, beyond those of the binding events. */
    longest: z.number().int().min(50).default(320),
    /**
     * Whether the vendor is asked to cache the beginning of the narrator's conversation while the player's words are read, where its cache ran out
     * since the last turn. Then the first word comes sooner after a pause; it costs no more than the narration itself would have cost.
     */
    prewarm: z.boolean().default(false),
  })
  .prefault({});

const decided = { request: TurnRequest, packet: ContextPacket, ruling: Ruling, plan: Plan, resolution: Resolution, world: World };

const prewarmStage = stage({
  pipeline: Turn,
  name: "prewarm",
  needs: { request: TurnRequest, packet: ContextPacket, world: World },
  uses: { models: Models },
  makes: Prewarmed,
  run: ({ request, packet, world, models }, call) => prewarmNarrator({ packet, world }, { models, call, campaignId: request.campaign_id }),
});

/** Narrates what happened, and reviews what was narrated. It decides nothing: the text must agree with the resolution. */
export default definePlugin({
  name: "narrator",
  options: Options,
  create: ({ max_attempts, gate, longest, prewarm }) => ({
    hooks: [directNarration, inspectNarration, reviewNarration, judgeNarration, repairNarration, releaseNarration],
    stages: [
      ...(prewarm ? [prewarmStage] : []),
      stage({
        pipeline: Turn,
        name: "narrate",
        needs: decided,
        uses: { models: Models },
        makes: Draft,
        run: ({ request, models, ...context }, call) =>
          draftText(
            { ...context, ruling: asResolved(context.ruling, context.resolution) },
            { models, call, campaignId: request.campaign_id },
          ),
      }),
      stage({
        pipeline: Turn,
        name: "review",
        needs: { ...decided, draft: Draft },
        uses: { models: Models, createSelfCorrection: SelfCorrection },
        makes: ReviewedNarration,
        run: ({ request, models, createSelfCorrection, draft, ...context }, call) =>
          reviewText(
            draft,
            { ...context, ruling: asResolved(context.ruling, context.resolution) },
            { models, createSelfCorrection, call, campaignId: request.campaign_id, maxAttempts: max_attempts, gate },
          ),
      }),
      stage({
        pipeline: Turn,
        name: "release",
        needs: { ...decided, draft: Draft, reviewed: ReviewedNarration },
        makes: Narration,
        run: async ({ draft, reviewed, request, ...context }, call) => {
          if (draft.streamed) return reviewed;
          const narration = await releaseText(
            reviewed,
            { ...context, ruling: asResolved(context.ruling, context.resolution) },
            { call, campaignId: request.campaign_id },
          );
          call.token(narration.output.final_text);
          return narration;
        },
      }),
    ],
    taps: [tapCollect(judgeNarration, (draft) => [...judgeBinding(draft), ...judgeLength(draft, longest)])],
    contributes: [contribute(prompts, narratorPrompt)],
  }),
});
