import { describe, expect, test } from "vitest";
import { campaignWith, play, works } from "./play.ts";

const stateAfter = (verb: string, actions = {}) =>
  play(`${verb} jukebox`, { dice: works, parts: { campaign: campaignWith({ system: { actions } }) } }).outcomes[0]?.effects;

describe("a verb brings about the state that its row names", () => {
  test.each([
    ["open", "open"],
    ["unlatch", "open"],
    ["close", "closed"],
    ["lock", "locked"],
    ["repair", "repaired"],
  ])("%s: %s", (verb, state) => {
    expect(stateAfter(verb)).toEqual([{ kind: "set_state", target: "feature:jukebox", state, off: false }]);
  });

  test("of a game's own row as of the engine's", () => {
    const wire = { like: "repair", synonyms: ["rig"], states: { wire: "live" } };
    expect(stateAfter("rig", { wire })).toEqual([{ kind: "set_state", target: "feature:jukebox", state: "live", off: false }]);
  });

  test("and none where the row names none for the word", () => {
    expect(stateAfter("examine")).toEqual([]);
  });
});
