import { expect, test } from "vitest";
import { subjectOf } from "freeform-rpg/plugins/memory/recall/lib";

test.each([
  ["wait", ""],
  ["I look around", "I"],
  ["Does anyone remember Ferdinand?", "Does Ferdinand?"],
  ["I'm watching the gate, then stopping", "I'm the gate, then"],
  ["I ask Old Turner about the Long Watch", "I Old Turner the Long Watch"],
  ["Tell me of Zoë", "me of Zoë"],
  ["", ""],
])("%j is about %j", (text, about) => {
  expect(subjectOf(text).replaceAll(/\s+/g, " ").trim()).toBe(about);
});
