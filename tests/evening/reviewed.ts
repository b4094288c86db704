import { expect } from "vitest";
import type { Evening } from "./open-evening.ts";
import type { Step } from "./together.ts";

/** Sets what waits for DMs. */
export const mode = (it: Evening, to: string) => it.done("dora", `changeCampaignSettings(input: { $c, reviewMode: ${to} })`);

/** Sends a text whose actions wait, and decides about them so. */
export const decideActions = async (it: Evening, user: string, text: string, decision: string): Promise<void> => {
  const run = await it.declare(user, text);
  const { key } = await it.untilWaiting("ACTIONS");
  const { __typename } = await it.decide("Actions", key, decision, "dan");
  expect(__typename).toBe("ReviewDecision");
  await it.finished(run);
};

/** Sends a text whose narration waits as this draft; the text's run, and the key. */
const holdDraft = async (it: Evening, user: string, draft: string): Promise<{ readonly run: string; readonly key: string }> => {
  it.tell(draft);
  const run = await it.declare(user, "I look around.");
  return { run, key: (await it.untilWaiting("NARRATION")).key };
};

/** Turns that wait for DMs, and DMs who do not come. */
export const reviewed: readonly Step[] = [
  (it) => mode(it, "REVIEW_ACTIONS"),
  ...["proceed: [{ position: 0, difficulty: 8 }]", "proceed: [{ position: 0, edge: ADVANTAGE }]"].map((decision): Step => async (it) => {
    await decideActions(it, "ada", "I climb the old wall.", decision);
    it.use("difficulty");
  }),
  ...["examine", "look"].map((action): Step => async (it) => {
    await decideActions(it, "bo", "I climb the old wall.", `proceed: [{ position: 0, understood: { action: "${action}" } }]`);
    it.use("change actions");
  }),
  ...["Not in front of the sergeant.", "The wall is wet."].map((reason): Step => async (it) => {
    await decideActions(it, "cy", "I hit the sergeant.", `veto: "${reason}"`);
    it.use("veto");
  }),
  ...["You remember: she missed it twice.", "It is the rope from the mill."].map((answer): Step => async (it) => {
    await decideActions(it, "ada", "I climb the old wall.", `answer: "${answer}"`);
    it.use("answer");
  }),
  async (it) => {
    const run = await it.declare("bo", "I look at the well.");
    await it.untilWaiting("ACTIONS");
    await it.endReview(run);
    await it.finished(run);
    it.use("absent DM");
  },
  (it) => mode(it, "REVIEW_NARRATION"),
  ...["gargoyle", "palimpsest"].map((word): Step => async (it) => {
    const { run, key } = await holdDraft(it, "ada", `A ${it.plant(word)} looks back.`);
    await it.check(false);
    await it.decide("Narration", key, 'ownText: { text: "Sand, and more sand." }', "dan");
    await it.finished(run);
    it.use("edit narration in review");
  }),
  ...["halberd", "sextant"].map((word): Step => async (it) => {
    const { run, key } = await holdDraft(it, "bo", `A ${it.plant(word)} gleams.`);
    it.tell("Nothing gleams in the fog.");
    await it.decide("Narration", key, `another: "No ${word}."`);
    const next = await it.untilWaiting("NARRATION", key);
    await it.decide("Narration", next.key, "publish: AS_DRAFTED");
    await it.finished(run);
    it.use("ask again", "release");
  }),
  async (it) => {
    await it.done("dora", "changeCampaignSettings(input: { $c, lateNarration: FALLBACK })");
    const { run } = await holdDraft(it, "cy", `The ${it.plant("marmoset")} laughs.`);
    await it.endReview(run);
    await it.finished(run);
    it.use("absent DM");
    it.tell();
    await mode(it, "AUTO");
  },
];
