import { expect, test } from "vitest";
import { handBack } from "../hand-back.ts";
import { decide } from "./decided.ts";

const promptAfter = (...outcomes: readonly { readonly action: string; readonly target_id: string }[]): string =>
  handBack(decide({ outcomes }));

test("who was spoken to last waits", () => {
  expect(promptAfter({ action: "ask", target_id: "odo" }, { action: "show", target_id: "bree" })).toMatch(/^Bree\b.* waits\./);
  expect(promptAfter({ action: "ask", target_id: "bree" }, { action: "look", target_id: "odo" })).toMatch(/^Bree\b.* waits\./);
});

test("nobody waits who was not spoken to", () => {
  expect(promptAfter({ action: "examine", target_id: "odo" }, { action: "gesture", target_id: "bree" })).not.toContain("waits");
});

test("nobody waits from whom the character has turned to something else", () => {
  expect(promptAfter({ action: "ask", target_id: "odo" }, { action: "search", target_id: "feature:the well" })).not.toContain("waits");
});
