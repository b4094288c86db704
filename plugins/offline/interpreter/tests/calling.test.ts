import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const done = (text: string) => interpret({ packet, text }).proposed_actions.map(({ action, target_id }) => `${action} ${target_id}`);

describe("words behind a way elsewhere are for nobody who stayed behind", () => {
  test.each([
    `I go to the stable and walk towards the lantern, calling out "Who's there?"`,
    `I go to the stable and call out "Who's there?"`,
    `I walk over to the stable. "Who's there?"`,
  ])("%s", (text) => expect(done(text)).toEqual(["go stable", expect.stringMatching(/^(?:ask|say|call) $/)]));
  test("but for whom they name", () =>
    expect(done(`I go to the stable and call out to Odo "Wait for me!"`)).toEqual(["go stable", expect.stringMatching(/ odo$/)]));
});

test.each([`I walk towards the lantern, calling out "Who's there?"`, `I creep along the wall, shouting "Show yourself!"`])(
  "what is called out is for nobody in particular: %s",
  (text) => expect(done(text).at(-1)).toMatch(/^\w+ $/),
);
