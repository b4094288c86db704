import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { sampleWorld } from "freeform-rpg/testing/context";
import { describe, expect, test } from "vitest";
import { interpret } from "freeform-rpg/plugins/offline/interpreter/lib";

const packet = assemble(sampleWorld(), { budget: 6000 });
const read = (text: string) => interpret({ packet, text }).proposed_actions;
const meant = (text: string): string[] => read(text).map(({ action, target_id }) => `${action} ${target_id || "-"}`);
const items = (text: string) =>
  read(text).flatMap(({ effects }) => effects.map(({ kind, item, name }) => `${kind} ${String(item ?? name)}`));

describe("each thing of a list", () => {
  test.each([
    ["I take the strongbox and the letter knife", ["transfer strongbox"]],
    ["I drop the lantern and the bow", ["place lantern", "place bow"]],
    ["I give Odo the bow and the lantern", ["transfer bow", "transfer lantern"]],
    ["I hand Odo the bow, and the lantern", ["transfer bow", "transfer lantern"]],
    ["I put the bow as well as the lantern on the strongbox", ["place bow", "place lantern"]],
    ["I pick up the strongbox and a candle", ["transfer strongbox", "create candle"]],
  ])("is handled: %s", (text, effects) => expect(items(text)).toEqual(effects));

  test.each([
    ["I examine the lantern and the strongbox", ["examine lantern", "examine strongbox"]],
    ["look at the strongbox, the lantern and the bow", ["look strongbox", "look lantern", "look bow"]],
    ["I take the sceptre and the strongbox", ["take sceptre", "take strongbox"]],
    ["I take the strongbox and the sceptre", ["take strongbox", "take sceptre"]],
  ])("is an action of its own where it may fail alone: %s", (text, actions) => expect(meant(text)).toEqual(actions));

  test.each([
    ["I take the strongbox and Odo nods", ["take strongbox"]],
    ["I take the strongbox and go to the stable", ["take strongbox", "go stable"]],
    ["I examine the strongbox and the lantern goes out", ["examine strongbox"]],
  ])("is none that somebody else acts with: %s", (text, actions) => expect(meant(text).slice(0, actions.length)).toEqual(actions));
});
