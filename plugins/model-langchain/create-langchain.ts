import { ModelError, readJson, tellField, watchSilence } from "freeform-rpg/plugins/models";
import type { ModelReply, ModelRequest, Provider } from "freeform-rpg/plugins/models";
import { awaitChunks } from "./await-chunks.ts";
import type { ArrivingChunks } from "./await-chunks.ts";
import { explainFailure } from "./explain-failure.ts";
import type { LangchainOptions } from "./options.ts";
import { strictShape } from "./strict-shape.ts";
import type { Vendor, VendorModels } from "./vendors.ts";

/** What the provider is made with. `access` is the key, or the address of a server of one's own. */
export interface LangchainSettings extends Pick<LangchainOptions, "maxTokens" | "timeout"> {
  readonly vendor: Vendor;
  readonly models: VendorModels;
  readonly access: string;
}

/** Makes the provider of a vendor's models. Tries again never: the gateway does. */
export const createLangchain = (settings: LangchainSettings): Provider => {
  const { vendor, models, access, maxTokens, timeout } = settings;
  return {
    name: vendor.name,
    notice: vendor.notice(models),
    limits: (tier) => ({ model: models[tier], outputTokens: maxTokens[tier] }),
    complete: async (request) => {
      const model = models[request.prompt.tier];
      const silence = watchSilence(request.signal, timeout);
      const answer = awaitChunks({ model, maxTokens: maxTokens[request.prompt.tier], onChunk: silence.broken });
      try {
        return await complete(settings, request, { answer, signal: silence.signal });
      } catch (thrown) {
        throw explainFailure(thrown, { vendor, model, access, silence, paid: answer.paid() });
      } finally {
        silence.stop();
      }
    },
  };
};

interface Completing {
  readonly answer: ArrivingChunks;
  readonly signal: AbortSignal;
}

const complete = async (settings: LangchainSettings, request: ModelRequest, { answer, signal }: Completing): Promise<ModelReply> => {
  const { vendor } = settings;
  const { text: stable } = request.prompt;
  const model = await openModel(settings, request.prompt.tier);
  const shape = strictShape(request.schema);
  const chunks = await model.stream(
    [
      { role: "system", content: stable },
      { role: "user", content: request.text.startsWith(stable) ? request.text.slice(stable.length).trimStart() : request.text },
    ],
    { signal, ...(shape && vendor.shaped(shape)) },
  );
  const text = await tellField(answer.read(chunks), request);
  signal.throwIfAborted();
  return { value: readJson(text), ...answer.finish() };
};

/** LangChain is large: it is loaded when it is first asked. */
const openModel = async ({ vendor, models, access, maxTokens }: LangchainSettings, tier: "quality" | "cheap") => {
  const { initChatModel } = await import("langchain/chat_models/universal");
  try {
    return await initChatModel(models[tier], {
      modelProvider: vendor.name,
      maxRetries: 0,
      ...vendor.fields(access, maxTokens[tier], models),
    });
  } catch (cause) {
    throw new ModelError(
      "model_unavailable",
      `${vendor.title} needs the package "${vendor.package}". Install it: npm install ${vendor.package}`,
      { cause },
    );
  }
};
