import { z } from "zod";

/** The models that answer, and their limits. */
export const AnthropicOptions = z
  .strictObject({
    /** Model for prompts of the tier `quality`. */
    quality: z.string().min(1).default("claude-sonnet-5-5"),
    /** Model for prompts of the tier `cheap`. */
    cheap: z.string().min(1).default("claude-haiku-5-5"),
    /** Tokens an answer may have, by tier, unless its prompt's front block says how many. A longer one is cut off and refused. */
    maxTokens: z
      .strictObject({ quality: z.number().int().positive().default(4096), cheap: z.number().int().positive().default(2048) })
      .prefault({}),
    /**
     * How much models think before they answer. Thoughts make better judgements, cost as much as answers, and delay the first word. Models
     * that cannot do without think a little in any case.
     */
    thinking: z.enum(["off", "low", "medium", "high"]).default("off"),
    /** Tokens that thoughts may take beside an answer, where a model thinks. */
    thoughtTokens: z.number().int().positive().default(8000),
    /** Milliseconds of silence after which a call is given up. */
    timeout: z.number().int().positive().default(60_000),
    /**
     * How long the vendor keeps a cached beginning after its last use. An hour costs more to write (twice the input price instead of 1.25
     * times) and pays where players often take more than five minutes for a turn.
     */
    cacheTtl: z.enum(["5m", "1h"]).default("5m"),
    /** Another address that speaks the same protocol, such as a proxy. Default: ANTHROPIC_BASE_URL, else Anthropic's own. */
    baseUrl: z.url().optional(),
  })
  .prefault({});
export type AnthropicOptions = z.infer<typeof AnthropicOptions>;
