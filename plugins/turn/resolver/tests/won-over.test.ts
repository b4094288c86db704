import { describe, expect, test } from "vitest";
import { fact } from "../../validator/tests/world.ts";
import { play, textsOf, works } from "./play.ts";

const cellar = fact("cellar", "mira", "Mira held the lamp on the cellar stairs that night.", { tags: ["guarded", "told_by:mira"] });
const ledger = fact("ledger", "tower", "The tower keeps a ledger of drowned men.", { tags: ["told_by:mira"] });
const secret = fact("secret", "tower", "The tower pays for each of them.", { tags: ["guarded", "told_by:mira"] });
const press = (topic: string, facts: ReturnType<typeof fact>[], action = "persuade") =>
  play([{ action, target_id: "mira", topic }], { parts: { facts }, dice: works });

describe("somebody whom dice won over", () => {
  test("tells what they went through themselves where they have no answer", () => {
    expect(textsOf(press("what herring costs in winter", [cellar]), "fact_discovered")).toEqual([
      "Mira held the lamp on the cellar stairs that night.",
    ]);
  });
  test("tells nothing that they guard and that has nothing to do with it", () => {
    expect(textsOf(press("what herring costs in winter", [secret, ledger]), "fact_discovered")).toEqual([
      "The tower keeps a ledger of drowned men.",
    ]);
  });
  test.each(["persuade", "intimidate", "negotiate"])("who knows nothing is not said to have been of use when you %s", (action) => {
    const [text] = textsOf(press("what herring costs in winter", [], action), "action_succeeded");
    expect(text).toMatch(/^You .+ Mira Sato, who would tell you now and has no answer to give\.$/);
  });
  test("who does as they are asked is said to", () => {
    const open = { kind: "agree", who: "mira", to: "open the back room" };
    const won = play([{ action: "persuade", target_id: "mira", effects: [open] }], { dice: works });
    expect(textsOf(won, "action_succeeded")).toEqual(["You try to persuade Mira Sato, and it works."]);
  });
});
