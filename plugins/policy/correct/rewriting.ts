import { artifact, given, pipeline, stage } from "freeform-rpg/kernel";
import type { Kernel, Stage } from "freeform-rpg/kernel";
import { Models } from "freeform-rpg/plugins/models";
import { RewriteAsk } from "freeform-rpg/schemas";
import { z } from "zod";
import { modelRewriter } from "./model-rewriter.ts";
import type { Rewrite } from "./rewrite.ts";

/** What receipts of rewrites are kept under when no campaign asked for them. */
const nobody = "texts";

const Request = artifact("policy/rewrite-request", z.object({ ask: RewriteAsk, campaign_id: z.string() }));
const Rewritten = artifact("policy/rewritten", z.union([z.object({ section: z.string() }), z.object({ refused: z.string() })]));
const Rewriting = pipeline("rewriting", [Request], Rewritten);

/** One section, rewritten by a model, for those who stand in no stage of their own. */
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

/** Who asks for a rewrite. */
export interface Asker {
  /** The campaign whose budget pays. Default: none. */
  readonly campaignId?: string;
  readonly signal?: AbortSignal;
}

/** Rewrites by the model of the configuration, in a run of its own for each section. */
export const runRewriter =
  (runner: Pick<Kernel, "run">) =>
  ({ campaignId = nobody, signal }: Asker = {}): Rewrite =>
  async (ask) => {
    const { result } = await runner.run(Rewriting, {
      runId: `rewrite ${crypto.randomUUID()}`,
      given: [given(Request, { ask, campaign_id: campaignId })],
      ...(signal ? { signal } : {}),
    });
    return "section" in result ? result.section : result;
  };
