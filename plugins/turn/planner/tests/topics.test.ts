import { describe, expect, test } from "vitest";
import { askTopic, describeTopic } from "../topics.ts";

describe("a thread is spoken of", () => {
  test.each([
    ["MYSTERY", "Open question: who killed the courier?", "Who killed the courier?", ': "Who killed the courier?"'],
    ["INFORMATION", "Need to learn: who sent the note", "It is still not known who sent the note.", " who sent the note"],
    ["MORAL", "Open dilemma: should the wafer be sold?", "Should the wafer be sold?", " what they would do in your place"],
    ["RELATIONSHIP", "Open relationship question: will Sefa stay?", "Will Sefa stay?", ': "Will Sefa stay?"'],
    [
      "QUEST",
      "Goal: find the wafer; success when it is read",
      "There is still something to be done: find the wafer.",
      " how to find the wafer",
    ],
    ["RESOURCE", "Need resource: a boat; success when it floats", "Something is still wanting: a boat.", " where to find a boat"],
    ["DANGER", "Prevent risk: the tide may rise; avoid by shutting the gate", "The tide may rise.", " whether the tide may rise"],
    ["MYSTERY", "The pale stranger", '"The pale stranger" is still unsettled.', ' about "The pale stranger"'],
    ["QUEST", "Who rings the bell?", "Who rings the bell?", ': "Who rings the bell?"'],
  ] as const)("as its form allows: %s %s", (type, title, told, asked) => {
    expect([describeTopic({ type, title }, undefined), askTopic({ type, title }, undefined)]).toEqual([told, asked]);
  });
});
