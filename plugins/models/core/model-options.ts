import { z } from "zod";

/** Options of the model service. */
export const ModelOptions = z.object({
  /** Name of the provider that answers. `auto`: the first in the configuration whose key is set, else the offline one. */
  provider: z.string().min(1).default("auto"),
  /** Attempts at one call in all. */
  tries: z.number().int().min(1).default(3),
  /** The same for a call that no player waits for, as in reading a book, while its provider is busy or unreachable. */
  patience: z.number().int().min(1).default(8),
  /** Milliseconds before the second attempt; doubled before each further one. */
  backOff: z.number().min(0).default(500),
  /** Milliseconds that a provider may ask to wait before the call fails. */
  longestWait: z.number().min(0).default(60_000),
});
export type ModelOptions = z.infer<typeof ModelOptions>;
