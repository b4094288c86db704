import { describe, expect, test } from "vitest";
import { campaignWith, play, textsOf } from "./play.ts";

const knock = [{ action: "knock", target_id: "jukebox", details: "knock on the jukebox" }];

describe("a knock", () => {
  test("that the story knows nothing of is answered by nothing", () => {
    expect(textsOf(play(knock), "nothing_changed")).toEqual(["You wait, and nothing answers."]);
  });
  test("is answered where a trigger hears it", () => {
    const campaign = campaignWith({});
    const trigger = { id: "answer", on: "action_succeeded", where: { action: "knock" }, text: "It knocks back.", effects: [] };
    const story = { ...campaign.story, triggers: [{ ...trigger, interrupts: false, repeats: false }] };
    const result = play(knock, { parts: { campaign: { ...campaign, story } } });
    expect(textsOf(result, "nothing_changed")).toEqual([]);
    expect(textsOf(result, "story_triggered")).toEqual(["It knocks back."]);
  });
});
