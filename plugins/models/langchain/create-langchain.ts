import { optionalPackage } from "freeform-rpg/kernel";
import { ModelError, listenToFetch, readJson, streamAnswer, watchSilence } from "freeform-rpg/plugins/models/core/lib";
import type { ModelReply, ModelRequest, Prompt, Provider } from "freeform-rpg/plugins/models/core";
import { awaitChunks } from "./await-chunks.ts";
import type { ArrivingChunks } from "./await-chunks.ts";
import { explainFailure } from "./explain-failure.ts";
import type { LangchainOptions } from "./options.ts";
import { renderMessages } from "./render-messages.ts";
import { strictShape } from "./strict-shape.ts";
import type { Vendor, VendorModels } from "./vendors.ts";

/** The options of the provider. `access` is the key, or the address of a self-hosted server. */
export interface LangchainSettings extends Pick<LangchainOptions, "maxTokens" | "timeout"> {
  readonly vendor: Vendor;
  readonly models: VendorModels;
  readonly access: string;
}

/** Makes the provider of a vendor's models. Tries again never: the gateway does. */
export const createLangchain = (settings: LangchainSettings): Provider => {
  const { vendor, models, access, timeout } = settings;
  return {
    name: vendor.name,
    notice: vendor.notice(models),
    limits: (tier, tokens) => ({ model: models[tier], outputTokens: longestAnswer(settings, tier, tokens) }),
    complete: async (request) => {
      const { tier, tokens } = request.prompt;
      const model = models[tier];
      const longest = longestAnswer(settings, tier, tokens);
      fitRequest(request, models, longest);
      const silence = watchSilence(request.signal, timeout);
      const answer = awaitChunks({ model, maxTokens: longest });
      try {
        return await complete(settings, request, { answer, longest, signal: silence.signal, fetch: listenToFetch(silence.broken) });
      } catch (thrown) {
        throw explainFailure(thrown, { vendor, model, access, silence, paid: answer.paid() });
      } finally {
        silence.stop();
      }
    },
  };
};

/** Tokens that an answer may have: at most half of the room for question and answer, where that is bounded. */
const longestAnswer = ({ maxTokens, models: { context } }: LangchainSettings, tier: Prompt["tier"], tokens?: number): number =>
  Math.min(tokens ?? maxTokens[tier], Math.floor((context ?? Infinity) / 2));

/** Letters of a token, at most: a text of fewer letters may fit. */
const lettersOfToken = 4;

/** A server that receives too much silently drops the beginning, which has the instructions. */
const fitRequest = ({ text }: ModelRequest, { context = Infinity }: VendorModels, longest: number): void => {
  const room = context - longest;
  const tokens = Math.ceil(text.length / lettersOfToken);
  if (tokens <= room) return;
  throw new ModelError(
    "model_output_invalid",
    `The prompt has about ${tokens} tokens, and there is room for ${room} beside the answer. Raise "ollama.context" of the plugin "model-langchain" ` +
      `if the model and your machine allow it.`,
    { tooLarge: true },
  );
};

interface Completion {
  readonly answer: ArrivingChunks;
  readonly longest: number;
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
}

const complete = async (
  settings: LangchainSettings,
  request: ModelRequest,
  { answer, longest, signal, fetch }: Completion,
): Promise<ModelReply> => {
  const { vendor } = settings;
  const { tier } = request.prompt;
  const marks = vendor.marksCache(settings.models, tier);
  const model = await openModel(settings, tier, { longest, fetch });
  const shape = request.schema ? strictShape(request.schema) : null;
  const chunks = await model.stream(renderMessages(request, marks), {
    signal,
    ...(shape && vendor.shaped(shape)),
    ...(request.conversation && vendor.cached(request.conversation.key, marks)),
  });
  const text = await streamAnswer(answer.read(chunks), request);
  signal.throwIfAborted();
  return { value: request.schema ? readJson(text) : text, ...answer.finish() };
};

/** LangChain is large: it is loaded on the first call. */
const openModel = async (
  { vendor, models, access }: LangchainSettings,
  tier: Prompt["tier"],
  { longest, fetch }: Pick<Completion, "longest" | "fetch">,
) => {
  const { initChatModel } = await optionalPackage("langchain", vendor.title, () => import("langchain/chat_models/universal"));
  try {
    return await initChatModel(models[tier], {
      modelProvider: vendor.name,
      maxRetries: 0,
      ...vendor.fields({ access, maxTokens: longest, models, fetch }),
    });
  } catch (cause) {
    throw new ModelError(
      "model_unavailable",
      `${vendor.title} needs the package "${vendor.package}". Install it: npm install ${vendor.package}`,
      { cause },
    );
  }
};
