import { describe, expect, test } from "vitest";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describeTurn } from "../narrator-conversation.ts";
import { writeInput } from "../narrator-input.ts";
import { decide } from "./decided.ts";

const blocked = (position: number, reason: string) => ({
  action: "take",
  target_id: "",
  code: "unknown_target" as const,
  reason,
  position,
});
const event = (position: number, text: string) => ({ type: "action_succeeded" as const, text, position });

test("what does not happen stands where it was tried, among what happens", () => {
  const events = [event(0, "You wait."), event(2, "You leave.")];
  const { events: numbered } = writeInput(decide({ events, blocked: [blocked(1, "There is no map."), blocked(3, "There is no boat.")] }));
  expect(numbered.map(({ ref, text }) => `${ref} ${text}`)).toEqual([
    "e1 You wait.",
    "e2 take: There is no map.",
    "e3 You leave.",
    "e4 take: There is no boat.",
  ]);
});

describe("what was recalled is read once", () => {
  const told = "Rain falls into the pickle buckets, and somebody knocks in the wall.";
  const plainFact = { subject_id: "odo", predicate: "note", visibility: "known" as const, confidence: 1, tags: [] };
  const input = writeInput(decide({}));
  const recalling = (text: string, facts: readonly string[] = []) => ({
    ...input,
    packet: {
      ...input.packet,
      facts: facts.map((text, at) => ({ ...plainFact, id: `f${at}`, object: { text } })),
      lore_context: { recalled: [{ place: "Turn 1", text }] },
    },
  });
  const history = [{ final_text: told }];
  test("a turn that the history holds is left out, with the words that it answers", () => {
    expect(describeTurn(recalling(`> I listen.\n${told}`), history)).not.toContain("## Recalled");
  });
  test("a part of such a turn too", () => {
    expect(describeTurn(recalling("somebody knocks in the wall. and".slice(0, 27)), history)).toContain("## Recalled");
    expect(describeTurn(recalling("Rain falls into the pickle buckets, and somebody knocks"), history)).not.toContain("## Recalled");
  });
  test("a fact that stands among the facts is left out", () => {
    expect(describeTurn(recalling("The gate failed.", ["The gate failed."]))).not.toContain("## Recalled");
  });
  test("anything else is read", () => {
    expect(describeTurn(recalling("The gate failed.", ["The gate held."]), history)).toContain("Turn 1: The gate failed.");
  });
});

test("a turn that moves says who is where it ends, beside who is where it begins", () => {
  const { resolution, ...decided } = decide({ events: [event(0, "You come to the Landing.")] });
  const scene_update = { location_id: "landing", present_entity_ids: ["player", "bree", "ghost"] };
  const moved = { ...decided, world: sampleWorld(), resolution: { ...resolution, state_diff: { ...resolution.state_diff, scene_update } } };
  const tail = describeTurn(writeInput(moved));
  expect(tail).toContain("## Where the turn ends\nThe Landing. Here then: Bree Holloway");
  expect(tail).toContain("## Here, where the turn begins");
  expect(tail).not.toContain("## Here\n");
});
