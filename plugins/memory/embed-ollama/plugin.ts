import { definePlugin, contribute } from "freeform-rpg/kernel";
import { embedders } from "freeform-rpg/plugins/memory/lore";
import { z } from "zod";
import { createOllama } from "./create-ollama.ts";

const Options = z
  .strictObject({
    /** The name of the model, which must have been pulled. */
    model: z.string().min(1).default("nomic-embed-text"),
    /** The length of the model's vectors. */
    dimensions: z.number().int().positive().default(768),
    /** The maximum number of texts in one request. */
    batch: z.number().int().min(1).default(32),
    /** The prefixes that the model expects before texts. Default: those of nomic-embed-text for that model, and none for others. */
    prefixes: z.strictObject({ query: z.string(), document: z.string() }).optional(),
  })
  .prefault({});

const nomic = { query: "search_query: ", document: "search_document: " };
const none = { query: "", document: "" };

/** Vectors from a model on the Ollama server at OLLAMA_URL. */
export default definePlugin({
  name: "embed-ollama",
  options: Options,
  create: ({ prefixes, ...options }) => ({
    contributes: [
      contribute(embedders, {
        name: "ollama",
        notice: `The model ${options.model} on your own Ollama server finds text of similar meaning.`,
        missing: (keys) => (keys.read("OLLAMA_URL") === null ? "OLLAMA_URL is not set" : null),
        open: (keys) =>
          createOllama({
            ...options,
            prefixes: prefixes ?? (options.model.startsWith("nomic-embed-text") ? nomic : none),
            host: keys.read("OLLAMA_URL") ?? "",
          }),
      }),
    ],
  }),
});
