import { z } from "zod";
import type { Block, CachedRequest } from "./prefix-cache.ts";

const Control = z.object({ ttl: z.enum(["5m", "1h"]).default("5m") });
const Part = z.object({ text: z.string(), cache_control: Control.optional() });
const Content = z.union([z.string(), z.array(Part)]);
const Body = z.object({
  model: z.string(),
  system: Content.default([]),
  messages: z.array(z.object({ role: z.string(), content: Content })),
  output_config: z.unknown().optional(),
  thinking: z.unknown().optional(),
});

const minute = 60_000;

/**
 * Reads a Messages request as the cache sees it: system before messages, in one scope for each model, output format and thinking. Throws where the API
 * would refuse the breakpoints.
 */
export const readAnthropic = (body: unknown): CachedRequest & { readonly lifetime: number } => {
  const { model, system, messages, output_config, thinking } = Body.parse(body);
  const parts = [
    ...partsOf(system).map((part) => ({ ...part, role: "system" })),
    ...messages.flatMap(({ role, content }) => partsOf(content).map((part) => ({ ...part, role }))),
  ];
  const marks = parts.flatMap(({ cache_control }) => (cache_control ? [cache_control] : []));
  if (marks.length > 4) throw new Error(`A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`);
  const blocks = parts.map(({ role, text, cache_control }): Block => ({ text: `${role}: ${text}`, marked: cache_control !== undefined }));
  return {
    scope: JSON.stringify([model, output_config ?? null, thinking ?? null]),
    blocks,
    lifetime: marks.some(({ ttl }) => ttl === "1h") ? 60 * minute : 5 * minute,
  };
};

const partsOf = (content: z.infer<typeof Content>) =>
  typeof content === "string" ? [{ text: content, cache_control: undefined }] : content;
