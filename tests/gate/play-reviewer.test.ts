import { expect, test } from "vitest";
import { playReview } from "./play-reviewer.ts";
import { Situation } from "./read-prose.ts";
import type { Prose } from "./read-prose.ts";
import { NarrationFacts } from "freeform-rpg/plugins/narration-check/judge/lib";
import { NarrationReview } from "freeform-rpg/schemas/turn";

const situation = Situation.parse({
  actor: { id: "pc", name: "Ilse Varn" },
  people: [{ id: "odo", name: "Brother Odo" }],
  places: [{ id: "crypt", name: "the crypt" }],
  secrets: [{ text: "Odo poisoned the abbot." }],
  events: [{ type: "action_failed", text: "The grille stays shut.", binding: true }],
});
const text = "You lean on the bars. The grille swings open at a touch. Odo coughs.";
const prose: Prose = {
  id: "t-1",
  situation,
  facts: NarrationFacts.parse(situation),
  text,
  label: "faulty",
  kind: "wrong_outcome",
  fault: "It is open.",
  half: "development",
};
const verdict = { quote: "The grille swings open at a touch.", about: "e1", why: "It stays shut.", kind: "contradicts" };
const review = NarrationReview.parse({ covered: [], verdicts: [verdict], details: [], threads: [], suggestions: [] });

test("the review is asked as in play: with the events and the text, without secrets and labels", async () => {
  const { asked, findings } = await playReview(prose, undefined);
  expect(findings).toBeNull();
  expect(asked.review).toContain("e1* action_failed: The grille stays shut.");
  expect(asked.review).toContain(text);
  expect(asked.review).not.toMatch(/poisoned|faulty|wrong_outcome|It is open/);
});

test("a recorded verdict blocks when the recorded second vote agrees, and is counted as missing its vote otherwise", async () => {
  const alone = await playReview(prose, { review });
  expect(alone).toMatchObject({ unvoted: true, asked: { second: expect.stringContaining("s2 The grille swings open at a touch.") } });
  expect(alone.findings?.violations).toMatchObject([{ rule_id: "contradicts", severity: "info" }]);
  const votes = [{ passage: "s2", verdict: "contradicts" as const }];
  const agreed = await playReview(prose, { review, secondReview: { votes } });
  expect(agreed).toMatchObject({ unvoted: false, findings: { violations: [{ rule_id: "contradicts", severity: "error" }] } });
});
