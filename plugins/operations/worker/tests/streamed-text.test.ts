import type { RunEventBody } from "freeform-rpg/kernel";
import { expect, test } from "vitest";
import { createStreamedText } from "../streamed-text.ts";

const token = (text: string, stage = "narrate"): RunEventBody => ({ type: "token", stage, text });
const patch = (from: number, to: number, text: string): RunEventBody => ({ type: "narration_patched", stage: "review", from, to, text });
const finished = (stage: string): RunEventBody => ({
  type: "stage_finished",
  stage,
  ms: 1,
  usage: { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 },
  restored: false,
});

/** The text that a follower has who appends tokens, applies patches and discards drafts. */
const readAs = (events: readonly RunEventBody[]): string =>
  events.reduce((text, event) => {
    if (event.type === "token") return text + event.text;
    if (event.type === "narration_patched") return text.slice(0, event.from) + event.text + text.slice(event.to);
    return event.type === "draft_discarded" ? "" : text;
  }, "");

const told = [token("Rain falls. "), token("A dragon lands. Odo nods."), finished("narrate")];
const corrected = "Rain falls. A dog barks. Odo nods.";

test("patches change the text, and the whole text then needs no repeat", () => {
  const text = createStreamedText([]);
  const events = [...told, patch(12, 27, "A dog barks."), patch(34, 34, " It is late.")].flatMap(text.follow);
  expect(readAs(events)).toBe(`${corrected} It is late.`);
  expect(text.reconcile(`${corrected} It is late.`)).toEqual([]);
});

test("a stage that was cut off amid its patches starts from the text before them", () => {
  const recorded = [...told, patch(12, 27, "A dog barks.")];
  const text = createStreamedText(recorded);
  const again = [patch(12, 27, "A dog barks."), patch(24, 24, "!")].flatMap(text.follow);
  expect(readAs([...recorded, ...again])).toBe("Rain falls. A dog barks.! Odo nods.");
});

test("patches of a stage that finished stay when a later stage patches", () => {
  const recorded = [...told, patch(12, 27, "A dog barks."), finished("review")];
  const text = createStreamedText(recorded);
  expect(readAs([...recorded, ...text.follow(patch(0, 12, ""))])).toBe("A dog barks. Odo nods.");
});

test("a narration that starts again loses the patches of its first text", () => {
  const recorded = [token("A dragon lands."), patch(0, 15, "Rain.")];
  const text = createStreamedText(recorded);
  expect(readAs([...recorded, ...text.follow(token("Snow."))])).toBe("Snow.");
});

test("a patch over the texts of two stages belongs to the first of them", () => {
  const text = createStreamedText([]);
  const events = [token("one ", "a"), token("two three", "b"), patch(2, 7, "X")].flatMap(text.follow);
  expect(readAs(events)).toBe("onX three");
  expect(text.reconcile("onX three")).toEqual([]);
});
