import { expect, test } from "vitest";
import { countTokens } from "../chunk/count-tokens.ts";

// The numbers are those of the package `gpt-tokenizer`.
test.each([
  ["", 0],
  ["The docks smell of salt and diesel.", 8],
  ["don't I'LL we've 12345678", 8],
  ["  two\n\n\tlines  ", 5],
  ["Neo-Seattle's Zaibatsu", 7],
  ["Llanfairpwllgwyngyll", 9],
  ["日本語のテキスト", 6],
  ["🙃👩‍👧 naïve façade", 10],
  ["x".repeat(300), 38],
])("counts the tokens of %j as the encoding o200k_base divides it", (text, tokens) => {
  expect(countTokens(text)).toBe(tokens);
});

test("takes a text that names a mark of the encoding as any other", () => {
  expect(countTokens("<|endoftext|>")).toBeGreaterThan(1);
});
