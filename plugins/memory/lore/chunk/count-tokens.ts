import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";

/** Counts the tokens of a text with a real encoder. Its tables are slow to load, so only indexing uses it. */
export const countTokens = (text: string): number => count(text);
