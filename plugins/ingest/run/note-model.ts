import { createHash } from "node:crypto";
import { Runner, stage } from "freeform-rpg/kernel";
import type { Call, Kernel } from "freeform-rpg/kernel";
import { ModelProvider, choosePrompt, prompts } from "freeform-rpg/plugins/models";
import type { Prompt, Provider } from "freeform-rpg/plugins/models";
import { AskedModel, Ingest, IngestRequest } from "../tokens.ts";

/** Notes who answers in this run. It has no folder, so that it is noted anew in every run, and what stages made with another model is not taken for theirs. */
export const noteModelStage = stage({
  pipeline: Ingest,
  name: "note_model",
  needs: { request: IngestRequest },
  uses: { provider: ModelProvider, facets: Runner },
  makes: AskedModel,
  run: async ({ provider, facets }, call) => ({
    provider: provider.name,
    models: modelsOf(provider),
    prompts: Object.fromEntries(await Promise.all(ingestPrompts(facets).map((prompt) => digestChosen(prompt, call)))),
  }),
});

const modelsOf = (provider: Provider): Record<string, string> =>
  Object.fromEntries((["quality", "cheap"] as const).flatMap((tier) => (provider.limits ? [[tier, provider.limits(tier).model]] : [])));

/** By their ids: prompts of other pipelines tell nothing of a book. */
const ingestPrompts = (facets: Pick<Kernel, "read">): Prompt[] =>
  facets
    .read(prompts)
    .map(({ value }) => value)
    .filter(({ id }) => id.startsWith(`${Ingest.name}/`));

/** The version that a run asks with may be another than the plugin's own. */
const digestChosen = async (prompt: Prompt, call: Call): Promise<[string, string]> => {
  const { id, version, tier, text } = await call.change(choosePrompt, prompt, { campaignId: call.runId, runId: call.runId });
  return [id, createHash("sha256").update(`${version}\n${tier}\n${text}`).digest("hex").slice(0, 16)];
};
