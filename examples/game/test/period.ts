import assert from "node:assert/strict";
import { test } from "node:test";
import { findModernWords } from "../plugins/period/plugin.ts";

void test("a modern word is found where it stands", () => {
  const [found] = findModernWords("She waits ten minutes.", ["okay", "minutes"]);
  assert.deepEqual(found?.location, { start: 14, end: 21 });
});
