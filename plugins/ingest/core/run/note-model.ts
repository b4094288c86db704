import { createHash } from "node:crypto";
import { Runner, stage } from "freeform-rpg/kernel";
import type { StageContext, Kernel } from "freeform-rpg/kernel";
import { ModelProvider, choosePrompt, prompts } from "freeform-rpg/plugins/models/core";
import type { Prompt, Provider } from "freeform-rpg/plugins/models/core";
import { AskedModel, Ingest, IngestRequest } from "../tokens.ts";

/** Records which model answers in this run. It has no folder, so it is recorded in every run, and results of another model are not reused. */
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

/** Selects prompts by id: prompts of other pipelines do not affect a book. */
const ingestPrompts = (facets: Pick<Kernel, "read">): Prompt[] =>
  facets
    .read(prompts)
    .map(({ value }) => value)
    .filter(({ id }) => id.startsWith(`${Ingest.name}/`));

/** The configuration may set another version than the plugin's default. */
const digestChosen = async (prompt: Prompt, call: StageContext): Promise<[string, string]> => {
  const { id, version, tier, text } = await call.change(choosePrompt, prompt, { campaignId: call.runId, runId: call.runId });
  return [id, createHash("sha256").update(`${version}\n${tier}\n${text}`).digest("hex").slice(0, 16)];
};
