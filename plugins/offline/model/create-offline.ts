import type { Kernel } from "freeform-rpg/kernel";
import { offlineAnswers } from "freeform-rpg/plugins/models/core";
import { ModelError } from "freeform-rpg/plugins/models/core/lib";
import type { ModelRequest, OfflineAnswer, Provider } from "freeform-rpg/plugins/models/core";
import { seedRandom } from "./seed-random.ts";
import { streamWords } from "./stream-words.ts";

type Facets = Pick<Kernel, "read">;

const notice =
  "Offline narrator: no language model is connected. Rules and word tables read what you type and tell what happens. " +
  "For a model's prose set ANTHROPIC_API_KEY, OPENAI_API_KEY or OLLAMA_URL, or store a key with `freeform-rpg login`.";

/** Makes the offline provider over the answers that plugins give. */
export const createOffline = (facets: Facets): Provider => ({
  name: "offline",
  notice,
  free: true,
  complete: async (request) => {
    const value = await findAnswer(facets, request.prompt.id).answer(request.input, seedRandom(request.seed));
    await streamWords(request, value);
    return { value, model: "offline", inputTokens: 0, outputTokens: 0, cost: 0 };
  },
});

/** The last contribution for a prompt wins, so that a plugin can improve another's. */
const findAnswer = (facets: Facets, promptId: ModelRequest["prompt"]["id"]): OfflineAnswer => {
  const found = facets.read(offlineAnswers).findLast(({ value }) => value.promptId === promptId);
  if (found) return found.value;
  throw new ModelError(
    "model_unavailable",
    `The offline provider has no answer to the prompt "${promptId}". Its plugin can give one through "offlineAnswers", or set a key for a model.`,
  );
};
