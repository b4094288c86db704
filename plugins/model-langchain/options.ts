import { z } from "zod";

const Tiers = (quality: string, cheap: string) =>
  z.strictObject({ quality: z.string().min(1).default(quality), cheap: z.string().min(1).default(cheap) });

/** Which models answer for each vendor, and within which bounds. */
export const LangchainOptions = z
  .strictObject({
    /** OpenAI's models, used where OPENAI_API_KEY is set. */
    openai: Tiers("gpt-4.1", "gpt-4.1-mini")
      .extend({
        /** Another address that speaks OpenAI's protocol. Default: OPENAI_BASE_URL, else OpenAI's own. */
        baseUrl: z.url().optional(),
      })
      .prefault({}),
    /** Models of the Ollama server at OLLAMA_URL. They must have been pulled. */
    ollama: Tiers("llama3.1", "llama3.1").prefault({}),
    /** Tokens an answer may have, by tier. A longer one is cut off and refused. */
    maxTokens: z
      .strictObject({ quality: z.number().int().positive().default(4096), cheap: z.number().int().positive().default(2048) })
      .prefault({}),
    /** Milliseconds of silence after which a call is given up. Models on one's own machine may need minutes to load. */
    timeout: z.number().int().positive().default(120_000),
  })
  .prefault({});
export type LangchainOptions = z.infer<typeof LangchainOptions>;
