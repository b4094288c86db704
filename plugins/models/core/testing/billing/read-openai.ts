import { z } from "zod";
import type { Block, CachedRequest } from "./prefix-cache.ts";

const Part = z.object({ text: z.string(), prompt_cache_breakpoint: z.object({ mode: z.literal("explicit") }).optional() });
const Content = z.union([z.string(), z.array(Part)]);
const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: Content })),
  response_format: z.unknown().optional(),
  reasoning_effort: z.unknown().optional(),
  prompt_cache_key: z.string().optional(),
  prompt_cache_options: z.object({ mode: z.enum(["implicit", "explicit"]) }).optional(),
});

const halfAnHour = 30 * 60_000;

/** Reads a chat completions request as the cache sees it: in one scope for each model, format, effort and cache key. */
export const readOpenAi = (body: unknown): CachedRequest & { readonly lifetime: number } => {
  const { model, messages, response_format, reasoning_effort, prompt_cache_key, prompt_cache_options } = Body.parse(body);
  const blocks = messages.flatMap(({ role, content }) =>
    partsOf(content).map(({ text, prompt_cache_breakpoint }): Block => ({
      text: `${role}: ${text}`,
      marked: prompt_cache_breakpoint !== undefined,
    })),
  );
  const implicit = prompt_cache_options?.mode !== "explicit";
  return {
    scope: JSON.stringify([model, response_format ?? null, reasoning_effort ?? null, prompt_cache_key ?? null]),
    // Implicit caching puts a breakpoint of its own after the latest message.
    blocks: blocks.map((block, at) => (implicit && at === blocks.length - 1 ? { ...block, marked: true } : block)),
    lifetime: halfAnHour,
  };
};

const partsOf = (content: z.infer<typeof Content>) =>
  typeof content === "string" ? [{ text: content, prompt_cache_breakpoint: undefined }] : content;
