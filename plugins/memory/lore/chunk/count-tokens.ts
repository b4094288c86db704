import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";

/** Tokens of a text, by a real encoder. Its tables take a while to load: only indexing asks it. */
export const countTokens = (text: string): number => count(text);
