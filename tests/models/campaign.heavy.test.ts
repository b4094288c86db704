import { expect, test } from "vitest";
import { playTurns } from "./vendor-table.ts";

test("forty turns come to the same states with every provider that says the same", async () => {
  const [first, second, third] = [await playTurns("anthropic", 40), await playTurns("openai", 40), await playTurns("ollama", 40)];
  expect(first).toHaveLength(8);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});
