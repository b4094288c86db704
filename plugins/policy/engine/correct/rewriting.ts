import { artifact, input, pipeline, stage } from "freeform-rpg/kernel";
import type { Kernel, Stage } from "freeform-rpg/kernel";
import { Models } from "freeform-rpg/plugins/models/core";
import { RewriteAsk } from "freeform-rpg/schemas/policy";
import { z } from "zod";
import { modelRewriter } from "./model-rewriter.ts";
import type { Rewrite } from "./rewrite.ts";

/** The campaign id of the receipts of rewrites that no campaign asked for. */
export const noCampaign = "texts";

const Request = artifact("policy/rewrite-request", z.object({ ask: RewriteAsk, campaign_id: z.string() }));
const Rewritten = artifact("policy/rewritten", z.union([z.object({ section: z.string() }), z.object({ refused: z.string() })]));
const Rewriting = pipeline("rewriting", [Request], Rewritten);

/** Rewrites one section by a model, for callers outside a stage. */
export const rewriteStage: Stage = stage({
  pipeline: Rewriting,
  name: "rewrite",
  needs: { request: Request },
  uses: { models: Models },
  makes: Rewritten,
  run: async ({ request, models }, call) => {
    const answer = await modelRewriter(models, call, request.campaign_id)(request.ask);
    return typeof answer === "string" ? { section: answer } : answer;
  },
});

/** The caller of a rewrite. */
export interface Asker {
  /** The campaign whose budget is charged. Default: none. */
  readonly campaignId?: string;
  readonly signal?: AbortSignal;
}

/** Rewrites by the model of the configuration, in a run of its own for each section. */
export const runRewriter =
  (runner: Pick<Kernel, "run">) =>
  ({ campaignId = noCampaign, signal }: Asker = {}): Rewrite =>
  async (ask) => {
    const { result } = await runner.run(Rewriting, {
      runId: `rewrite ${crypto.randomUUID()}`,
      inputs: [input(Request, { ask, campaign_id: campaignId })],
      ...(signal ? { signal } : {}),
    });
    return "section" in result ? result.section : result;
  };
