import { describe, expect, test } from "vitest";
import { carried, entity, fact, withEntities } from "../../validator/tests/world.ts";
import { fails, play, textsOf, works } from "./play.ts";
import type { Parts } from "./play.ts";

const hostile = entity("brute", "character", "Okafor", {
  hostile: true,
  threat_level: "high",
  escalation_profile: { soft: "Okafor cracks his knuckles.", hard: "Okafor bars the door.", lethal: "Okafor draws a blade." },
});

describe("the consequence of a failure fits the action", () => {
  const persuade = { action: "persuade", target_id: "mira", goal: "to bring the soup" };
  test("words are not answered by a foe to whom they were not said", () => {
    const result = play([persuade], { dice: fails, parts: { entities: withEntities(hostile) } });
    expect(result.outcomes).toMatchObject([{ band: "failure" }]);
    expect(textsOf(result, "npc_action").join(" ")).not.toContain("Okafor");
  });
  test("what a foe can see is", () => {
    const result = play("climb long counter", { dice: fails, parts: { entities: withEntities(hostile) } });
    expect(textsOf(result, "npc_action")).toContain("Okafor bars the door.");
  });
});

describe("someone who is tied", () => {
  const tied = (attrs = {}) => withEntities({ ...hostile, attrs: { ...hostile.attrs, states: ["tied"], ...attrs } });
  test("does not step between", () => {
    expect(textsOf(play("climb long counter", { dice: fails, parts: { entities: tied() } }), "npc_action")).toEqual([]);
  });
  test("does not show what they are after while time goes by", () => {
    const agenda = { goal: "x", steps: [], signs: ["Okafor stands up."] };
    expect(textsOf(play("wait", { parts: { entities: tied({ agenda }) } }), "npc_action")).toEqual([]);
  });
  test("opposes nothing", () => {
    const search = { action: "search", target_id: "brute", opposition: "brute", risk_flags: ["contested"] };
    expect(play([search], { parts: { entities: tied({ hostile: false }) } }).rolls).toEqual([]);
  });
  test("is in no state to do what they are asked to do", () => {
    const effects = [{ kind: "set_state", target: "lamp", state: "lit" }];
    const result = play([{ action: "ask", target_id: "brute", effects }], { parts: { entities: tied({ hostile: false }) } });
    expect(textsOf(result, "npc_action")).toEqual(["Okafor is in no state to do that."]);
  });
});

describe("a call for attention", () => {
  test.each(["come on, Mira", "listen", "Mira, listen to me", "to hold on a second", "look here", "to tell me what happened"])(
    "promises nothing: %s",
    (to) => {
      for (const given of [{ goal: to }, { effects: [{ kind: "agree", who: "mira", to }] }]) {
        const result = play([{ action: "persuade", target_id: "mira", ...given }], { dice: works });
        expect(textsOf(result, "promise_made")).toEqual([]);
      }
    },
  );
  test.each(["to tell nobody", "to wait at the pier", "to come to the supper"])("is none where something is to be done: %s", (to) => {
    const result = play([{ action: "persuade", target_id: "mira", effects: [{ kind: "agree", who: "mira", to }] }], { dice: works });
    expect(textsOf(result, "promise_made")).toEqual([`Mira Sato promises ${to}.`]);
  });
});

describe("what is out of reach", () => {
  const safe = entity("safe", "other", "iron safe", { location_id: "pier" });
  const parts: Parts = { entities: withEntities(safe), inventory: [carried("picks")] };
  test.each([
    ["by its name", { action: "open", target_id: "safe" }],
    ["by what something is used on", { action: "use", target_id: "picks", details: "I use the lock picks on the iron safe" }],
    ["by the effect alone", { action: "use", target_id: "picks", effects: [{ kind: "set_state", target: "safe", state: "open" }] }],
  ])("is refused with its reason: %s", (_, action) => {
    const result = play([action], { parts });
    expect(result.outcomes).toEqual([]);
    expect(result.blocked_actions).toMatchObject([
      { code: "not_present", reason: expect.stringMatching(/^The iron safe is (?:not here|out of reach)\.$/) },
    ]);
  });
});

describe("a remark", () => {
  const facts = [
    fact("debt", "absent", "Doctor Bell owes the tower money.", { tags: ["told_by:mira"] }),
    fact("nine", "pier", "Nine boats left the pier on the night of the flood.", { tags: ["told_by:mira"] }),
  ];
  const say = (details: string, topic: string) => play([{ action: "say", target_id: "mira", details, topic }], { parts: { facts } });
  const told = (result: ReturnType<typeof play>) => result.state_diff.facts_update.map(({ id }) => id);
  test("brings out nothing that only shares a name with it", () => {
    expect(told(say("I tell Mira that Doctor Bell is a fine singer", "Doctor Bell's singing"))).toEqual([]);
    expect(textsOf(say("I tell Mira that Doctor Bell is a fine singer", "Doctor Bell's singing"), "npc_action")).toEqual([]);
  });
  test("brings out what it is about", () => {
    expect(told(say("I tell Mira that Doctor Bell must have money", "Doctor Bell's money"))).toEqual(["debt"]);
  });
  test("is no question: that is answered by the name alone", () => {
    expect(told(play([{ action: "ask", target_id: "mira", topic: "Doctor Bell" }], { parts: { facts } }))).toEqual(["debt"]);
  });
});

test("a question whose words a fact has is answered although one of them is the name of a thing", () => {
  const key = entity("key", "item", "brass key", { aliases: ["key"], location_id: "bar" });
  const facts = [fact("escrow", "mira", "Every officer's signing key lies in escrow.", { tags: ["told_by:mira"] })];
  const ask = { action: "ask", target_id: "mira", topic: "who signs with another officer's key" };
  expect(textsOf(play([ask], { parts: { facts, entities: withEntities(key) } }), "fact_discovered")).toEqual([
    "Every officer's signing key lies in escrow.",
  ]);
});

test("the dead of a place are told apart from those who are there", () => {
  const pier = [
    entity("jin", "character", "Jin Aldaba", { dead: true, location_id: "pier" }),
    entity("oda", "character", "Oda", { location_id: "pier" }),
  ];
  expect(textsOf(play("go pier", { parts: { entities: withEntities(...pier) } }), "scene_changed")).toEqual([
    "You come to North Pier. Oda is here. Jin Aldaba lies here, dead.",
  ]);
});
