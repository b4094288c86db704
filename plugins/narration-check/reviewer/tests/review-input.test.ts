import {
  checkProposals,
  checkVerdicts,
  describeMaterial,
  findPledges,
  gatherMaterial,
  reviewConversation,
} from "freeform-rpg/plugins/narration-check/reviewer/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import type { NarrationVerdict } from "freeform-rpg/schemas";
import { describe, expect, test } from "vitest";
import { decide } from "../../../turn/narrator/tests/decided.ts";
import type { Given } from "../../../turn/narrator/tests/decided.ts";

const world = sampleWorld();

/** A decided turn for whose question something was recalled, and its text. */
const narrated = (text: string, given: Given = {}) => {
  const { packet, ...decided } = decide(given);
  const recalled = [{ place: "The river book, Ferries", text: "The first ferry sank with nine casks of lamp oil." }];
  return { ...decided, packet: { ...packet, lore_context: { atmosphere: ["Frogs sing at dusk."], recalled } }, world, text };
};

const line = "l1 The river book, Ferries: The first ferry sank with nine casks of lamp oil.";
const text = "Odo scratches his chin. Nine casks of oil went down with the first ferry, he says.";

describe("what was recalled for the narrator", () => {
  test("is read by the review of the turn, under numbers", () => {
    const { view, tail } = reviewConversation(narrated(text));
    expect(tail).toContain(`## What books and the story say\n${line}`);
    expect(view).not.toContain("nine casks");
  });
  test("is read by the second vote, with the lore of the scene and the player's words", () => {
    const lines = describeMaterial(gatherMaterial(narrated(text, { speech: "What sank?" }), text));
    expect(lines).toEqual(expect.arrayContaining([line, "atmosphere: Frogs sing at dusk.", 'The character says aloud: "What sank?"']));
  });
  test("can be contradicted", () => {
    const verdict: NarrationVerdict = { quote: "Nine casks of oil", about: "l1", why: "", kind: "contradicts" };
    const { suspected } = checkVerdicts({ verdicts: [verdict], covered: [] }, gatherMaterial(narrated(text), text));
    expect(suspected).toMatchObject([{ against: expect.stringContaining("nine casks") }]);
  });
});

describe("the word that a text gives for the player", () => {
  const find = (said: string, given: Given = {}): string[] => findPledges(narrated(said, given), said).map(({ quote }) => quote);
  test.each([
    ["You promise to come back."],
    ['"One back," she says. You give her your word on it.'],
    ["You solemnly swear it."],
    ["You accept his offer and nod."],
    ["You shake her hand on it."],
    ["Du versprichst es ihr."],
  ])("is found: %s", (said) => {
    expect(find(`Rain falls. ${said}`).join(" ")).toContain(said.split(" ").at(-1));
  });
  test.each([
    ['"You promise me that," says Odo.'],
    ["Odo promises you a boat."],
    ["She says that you agree with nobody."],
    ["You weigh the promise that he made."],
  ])("is none where others speak of it: %s", (said) => {
    expect(find(`Rain falls. ${said}`)).toEqual([]);
  });
  test("is the player's own where they gave it", () => {
    expect(find("You promise to come back.", { speech: "I promise I will come back." })).toEqual([]);
    const given = { type: "promise_made" as const, text: "You promise Odo to come back.", details: { entity_id: world.actor_id } };
    expect(find("You promise to come back.", { events: [given] })).toEqual([]);
  });
});

test("a promise that the review takes for kept is proposed as kept, by its id, and no thread", () => {
  const { packet, ...turn } = narrated(text);
  const object = { text: "Odo has promised to tell.", to: "tell", kept: false };
  const facts = [
    { id: "p-1", subject_id: "odo", predicate: "promised", object, visibility: "known" as const, confidence: 1, tags: ["promise"] },
  ];
  const material = gatherMaterial({ ...turn, packet: { ...packet, facts } }, text);
  const resolved = (thread: string) => ({
    quote: "Nine casks of oil",
    change: "resolve" as const,
    thread,
    type: "promise",
    title: "He told it.",
  });
  const { proposals, discarded } = checkProposals({ details: [], suggestions: [], threads: [resolved("p-1"), resolved("p-2")] }, material);
  expect([proposals.promises_kept, proposals.thread_updates]).toEqual([["p-1"], []]);
  expect(discarded).toMatchObject([{ kind: "thread_resolve", reason: expect.stringContaining("unknown_reference") }]);
});
