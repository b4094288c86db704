import { artifact, input, pipeline, stage } from "freeform-rpg/kernel";
import type { Kernel, Stage } from "freeform-rpg/kernel";
import { Models } from "freeform-rpg/plugins/models/core";
import type { OfflineAnswer } from "freeform-rpg/plugins/models/core";
import { ModelError, loadPrompt } from "freeform-rpg/plugins/models/core/lib";
import { z } from "zod";
import { noCampaign } from "../correct/rewriting.ts";
import type { JudgeInferences } from "./soundness.ts";

/** The prompt that judges inferences. */
export const soundnessPrompt = loadPrompt("policy/soundness_v1");

const Inferences = z.array(z.object({ id: z.string(), premises: z.array(z.string()), conclusion: z.string() }));
const Verdict = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
  z.enum(["sound", "unsound", "cannot_tell"]),
);
const SoundnessAnswer = z.object({ verdicts: z.array(z.object({ id: z.string(), reason: z.string(), verdict: Verdict })) });

/** Without a model nothing is judged. */
export const offlineSoundness: OfflineAnswer = { promptId: soundnessPrompt.id, answer: () => ({ verdicts: [] }) };

const Request = artifact("policy/soundness-request", z.object({ inferences: Inferences, campaign_id: z.string() }));
const Judged = artifact("policy/soundness", z.record(z.string(), z.number()));
const Judging = pipeline("judging-inferences", [Request], Judged);

/** Judges inferences by a model, for callers outside a stage. */
export const soundnessStage: Stage = stage({
  pipeline: Judging,
  name: "judge",
  needs: { request: Request },
  uses: { models: Models },
  makes: Judged,
  run: async ({ request: { inferences, campaign_id }, models }, call) => {
    const asked = { prompt: soundnessPrompt, input: { inferences }, schema: SoundnessAnswer, call, campaignId: campaign_id };
    const { verdicts } = await models.object(asked).catch(withoutVerdict);
    const known = new Set(inferences.map(({ id }) => id));
    const told = verdicts.filter(({ id, verdict }) => known.has(id) && verdict !== "cannot_tell");
    return Object.fromEntries(told.map(({ id, verdict }) => [id, verdict === "sound" ? 1 : 0]));
  },
});

/** An answer that cannot be used judges nothing; a model that cannot be asked is an error. */
const withoutVerdict = (thrown: unknown): z.infer<typeof SoundnessAnswer> => {
  if (thrown instanceof ModelError && (thrown.code === "model_output_invalid" || thrown.code === "model_refused")) return { verdicts: [] };
  throw thrown;
};

/** Judges by the model of the configuration, in a run of its own. */
export const runJudge =
  (runner: Pick<Kernel, "run">): JudgeInferences =>
  async (inferences, { campaignId = noCampaign, signal }) => {
    const request = { inferences: inferences.map((one) => ({ ...one, premises: [...one.premises] })), campaign_id: campaignId };
    const { result } = await runner.run(Judging, {
      runId: `soundness ${crypto.randomUUID()}`,
      inputs: [input(Request, request)],
      ...(signal ? { signal } : {}),
    });
    return result;
  };
