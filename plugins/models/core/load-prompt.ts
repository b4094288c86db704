import { EngineError } from "freeform-rpg/errors";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { messageOf } from "freeform-rpg/kernel";
import { parse } from "yaml";
import { z } from "zod";
import type { Prompt } from "./prompt.ts";

const Front = z.object({
  id: z.string().min(1),
  version: z.coerce.string().min(1),
  tier: z.enum(["quality", "cheap"]),
  schema: z.string().min(1),
  tokens: z.int().positive().optional(),
});

const promptsFolder = new URL("../../../prompts/", import.meta.url);
const loaded = new Map<string, Prompt>();

/**
 * Reads a prompt file once: a front block between `---` lines (`id`, `version`, `tier`, `schema`, and `tokens` where its answers
 * may be of another length than its tier's), then the text.
 * A string such as `"turn/narrator_v1"` names a file of this package's `prompts/`; a third party gives a `URL`.
 * Throws `prompt_invalid` naming the file and what is wrong with it.
 */
export const loadPrompt = (file: string | URL): Prompt => {
  const url = typeof file === "string" ? new URL(`${file}.txt`, promptsFolder) : file;
  const known = loaded.get(url.href);
  if (known) return known;
  const prompt = parsePrompt(readPromptFile(url), nameOf(url));
  const ending = `${prompt.id.split("/").at(-1)}_v${prompt.version}.txt`;
  if (!url.pathname.endsWith(ending))
    throw invalid(nameOf(url), `its front block says "${prompt.id}" version ${prompt.version}, so its name should end in "${ending}"`);
  loaded.set(url.href, prompt);
  return prompt;
};

const readPromptFile = (url: URL): string => {
  try {
    return readFileSync(url, "utf8");
  } catch (cause) {
    throw invalid(nameOf(url), `it cannot be read (${messageOf(cause)})`);
  }
};

/** Reads a prompt from its text, front block included. `name` is what errors call it. Throws `prompt_invalid`. */
export const parsePrompt = (file: string, name: string): Prompt => {
  const [, front, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file.replaceAll("\r\n", "\n")) ?? [];
  if (front === undefined || !text?.trim()) throw invalid(name, "it needs a front block between two --- lines and a text after it");
  const parsed = Front.safeParse(parseFront(front, name));
  if (!parsed.success) throw invalid(name, `its front block is wrong:\n${z.prettifyError(parsed.error)}`);
  const { tokens, ...rest } = parsed.data;
  return Object.freeze({ ...rest, ...(tokens !== undefined && { tokens }), text: text.trim() });
};

const parseFront = (front: string, name: string): unknown => {
  try {
    return parse(front);
  } catch (cause) {
    throw invalid(name, `its front block is not YAML (${messageOf(cause)})`);
  }
};

const invalid = (name: string, what: string) => new EngineError("prompt_invalid", `The prompt file "${name}" cannot be used: ${what}.`);

const nameOf = (url: URL): string => (url.protocol === "file:" ? (fileURLToPath(url).split(/[\\/]/).at(-1) ?? url.href) : url.href);
