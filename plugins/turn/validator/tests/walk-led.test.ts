import { describe, expect, test } from "vitest";
import { fails, play, textsOf } from "../../resolver/tests/play.ts";
import { entity, withEntities } from "./world.ts";

const led = {
  action: "ask",
  target_id: "mira",
  details: "Mira, take me to the pier",
  effects: [
    { kind: "move", who: "mira", to: "pier" },
    { kind: "move", who: "kai", to: "pier" },
  ],
};

describe("who asks to be taken somewhere", () => {
  test("goes there with whoever is willing", () => {
    const result = play([led], { parts: { relationships: [] } });
    expect(result.rolls).toEqual([]);
    expect(result.state_diff.scene_update).toMatchObject({ location_id: "pier", present_entity_ids: expect.arrayContaining(["mira"]) });
  });
  test("stays where the answer is no, and hears why", () => {
    const entities = withEntities(entity("mira", "character", "Mira Sato", { limits: ["never leaves the bar"] }));
    const result = play([led], { parts: { entities }, dice: fails });
    expect(textsOf(result, "npc_action")).toEqual(["Mira Sato refuses. Mira Sato never leaves the bar."]);
    expect(result.blocked_actions).toMatchObject([{ action: "go", code: "depends" }]);
    expect(result.state_diff.scene_update.location_id).not.toBe("pier");
  });
});
