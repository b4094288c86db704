import type { JsonSchema, Prompt } from "freeform-rpg/plugins/models/core";

/** The models of a vendor, and its address when it is not the default one. */
export interface VendorModels {
  readonly quality: string;
  readonly cheap: string;
  readonly baseUrl?: string | undefined;
  /** The effort of reasoning models. */
  readonly reasoning?: "none" | "low" | "medium" | "high" | undefined;
  /** The context size in tokens, for request and answer; absent: the vendor's default. */
  readonly context?: number | undefined;
}

/** How a chat model reaches its vendor. */
export interface Connection {
  /** The key, or the address of a self-hosted server. */
  readonly access: string;
  readonly maxTokens: number;
  readonly models: VendorModels;
  /** The function that all requests are made with. */
  readonly fetch: typeof fetch;
}

/** The access to one vendor through LangChain. */
export interface Vendor {
  readonly name: "openai" | "ollama";
  /** The display name. */
  readonly title: string;
  /** The package that LangChain needs for it. */
  readonly package: string;
  /** The environment variable without which it cannot be used. */
  readonly needs: string;
  /** The missing settings, in prose. */
  readonly missing: string;
  notice(models: VendorModels): string;
  /** Fields of the chat model: its address and limits. */
  fields(connection: Connection): Record<string, unknown>;
  /** Options of one call for structured output. */
  shaped(shape: JsonSchema): Record<string, unknown>;
  /** Whether the model of a tier takes cache breakpoints. */
  marksCache(models: VendorModels, tier: Prompt["tier"]): boolean;
  /** Options of one call in a conversation with this cache key. */
  cached(key: string, marks: boolean): Record<string, unknown>;
}

/** Models from GPT-5.6 on take breakpoints; earlier ones and those of compatible servers cache every beginning by themselves. */
const takesBreakpoints = /^gpt-(?:5\.(?:[6-9]|\d\d)|[6-9]|\d\d)(?!\d)/;

/** OpenAI, or a compatible server at OPENAI_BASE_URL. */
export const openai: Vendor = {
  name: "openai",
  title: "OpenAI",
  package: "@langchain/openai",
  needs: "OPENAI_API_KEY",
  missing: "OPENAI_API_KEY is not set and no key is stored (freeform-rpg login openai)",
  notice: ({ quality, cheap }) => `OpenAI's models tell the story: ${quality}, and ${cheap} for small tasks. Every call is paid for.`,
  fields: ({ access, maxTokens, models: { baseUrl, reasoning = "none" }, fetch }) => ({
    apiKey: access,
    maxTokens,
    streamUsage: true,
    useResponsesApi: false,
    // Only reasoning models accept this parameter.
    reasoning: { effort: reasoning },
    // A refusal is in a field that the chat model does not pass on.
    __includeRawResponse: true,
    configuration: { fetch, ...(baseUrl !== undefined && { baseURL: baseUrl }) },
  }),
  shaped: (schema) => ({ response_format: { type: "json_schema", json_schema: { name: "answer", strict: true, schema } } }),
  marksCache: (models, tier) => takesBreakpoints.test(models[tier]),
  cached: (key, marks) => ({ promptCacheKey: key, ...(marks && { promptCacheOptions: { mode: "explicit" } }) }),
};

/** A local or self-hosted server. */
export const ollama: Vendor = {
  name: "ollama",
  title: "Ollama",
  package: "@langchain/ollama",
  needs: "OLLAMA_URL",
  missing: "OLLAMA_URL is not set",
  notice: ({ quality, cheap }) => `Models on your own Ollama server tell the story: ${[...new Set([quality, cheap])].join(" and ")}.`,
  fields: ({ access, maxTokens, models: { context }, fetch }) => ({
    baseUrl: access,
    fetch,
    numPredict: maxTokens,
    numCtx: context,
    think: false,
  }),
  shaped: (format) => ({ format }),
  marksCache: () => false,
  cached: () => ({}),
};
