import { describe, expect, test } from "vitest";
import { Story } from "freeform-rpg/schemas/rules";
import { entity, withEntities } from "../../validator/tests/world.ts";
import { campaignWith, play, typesOf, works } from "./play.ts";

const textsInOrder = (result: ReturnType<typeof play>) => result.engine_events.map(({ details }) => details["text"]);
const withTriggers = (triggers: object[]) => ({ ...campaignWith({}), story: Story.parse({ triggers }) });

describe("the events of a turn stand in the order of the story", () => {
  test("what is due while an action lasts comes before its outcome", () => {
    const campaign = withTriggers([{ id: "bell", at: { day: 1, hour: 20, minute: 10 }, text: "The bell rings." }]);
    const search = { action: "search", target_id: "long counter", estimated_minutes: 30 };
    const result = play([search, "look around"], { parts: { campaign } });
    expect(textsInOrder(result)).toEqual([
      "The bell rings.",
      "You search the long counter. You find nothing of note.",
      expect.stringMatching(/^Time/),
      "You look around.",
    ]);
    expect(result.state_diff.scene_update.time).toMatchObject({ hour: 20, minute: 31 });
  });
  test("and may make it impossible", () => {
    const campaign = withTriggers([
      {
        id: "call",
        at: { day: 1, hour: 20, minute: 5 },
        text: "Mira is called away.",
        effects: [{ kind: "move", who: "mira", to: "pier" }],
      },
    ]);
    const talk = { action: "talk", target_id: "mira", estimated_minutes: 20 };
    const result = play([talk], { parts: { campaign } });
    expect(result.blocked_actions).toMatchObject([{ code: "not_present" }]);
    expect(result.outcomes).toEqual([]);
  });
  test("what is due at the end of an action comes after it", () => {
    const campaign = withTriggers([{ id: "bell", at: { day: 1, hour: 20, minute: 1 }, text: "The bell rings." }]);
    expect(textsInOrder(play("look around", { parts: { campaign } }))).toEqual(["You look around.", "The bell rings."]);
  });
  test("an action comes before what it costs, and before the hand that a companion lends", () => {
    const helper = entity("mira", "character", "Mira Sato", { in_party: true, capabilities: ["climbs anything"] });
    const result = play("climb long counter", { dice: works, parts: { entities: withEntities(helper) } });
    expect(typesOf(result).slice(0, 2)).toEqual(["action_succeeded", "npc_action"]);
    expect(typesOf(play("steal mira", { dice: works }))[0]).toBe("action_succeeded");
  });
  test("what is only hoped for is refused with its reason, unless the story answers", () => {
    const refusal = "The vase stands three metres up.";
    const guards = [{ against: ["place"], needs: { entity: "vase", state: "within_reach" }, refusal }];
    const entities = withEntities(entity("vase", "item", "vase", { location_id: "bar", guards }));
    const toss = { action: "throw", target_id: "vase", instrument: "stone", effects: [{ kind: "place", item: "vase", at: "bar" }] };
    const falls = { id: "falls", on: "action_succeeded", where: { action: "throw", target_id: "vase" }, text: "Down it comes." };
    const told = (triggers: object[]) =>
      textsInOrder(play([toss], { dice: works, parts: { entities, campaign: withTriggers(triggers) } })).slice(1);
    expect([told([]), told([falls])]).toEqual([[refusal], ["Down it comes."]]);
  });
});
