import { z } from "zod";

const Tiers = (quality: string, cheap: string) =>
  z.strictObject({ quality: z.string().min(1).default(quality), cheap: z.string().min(1).default(cheap) });

/** The models of each vendor, and their limits. */
export const LangchainOptions = z
  .strictObject({
    /** OpenAI's models, used where OPENAI_API_KEY is set. */
    openai: Tiers("gpt-6-sol", "gpt-6-luna")
      .extend({
        /** Another address that speaks OpenAI's protocol. Default: OPENAI_BASE_URL, else OpenAI's own. */
        baseUrl: z.url().optional(),
        /** The effort of reasoning models before they answer. It is paid for as part of the answer, and delays its first word. */
        reasoning: z.enum(["none", "low", "medium", "high"]).default("none"),
      })
      .prefault({}),
    /** Models of the Ollama server at OLLAMA_URL. They must have been pulled. */
    ollama: Tiers("llama3.1", "llama3.1")
      .extend({
        /** Tokens that question and answer have room for. A server left to itself takes 4096 and forgets the beginning of what is longer. */
        context: z.number().int().min(2048).default(16_384),
      })
      .prefault({}),
    /** Tokens an answer may have, by tier, unless its prompt's front block says how many. A longer one is cut off and refused. */
    maxTokens: z
      .strictObject({ quality: z.number().int().positive().default(4096), cheap: z.number().int().positive().default(2048) })
      .prefault({}),
    /** Milliseconds of silence after which a call is given up. Models on one's own machine may need minutes to load. */
    timeout: z.number().int().positive().default(120_000),
  })
  .prefault({});
export type LangchainOptions = z.infer<typeof LangchainOptions>;
