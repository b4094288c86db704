import { describe, expect, test } from "vitest";
import type { Resolution } from "freeform-rpg/schemas";
import { entity, fact, withEntities } from "../../validator/tests/world.ts";
import { play } from "./play.ts";
import type { Parts } from "./play.ts";

const keeper = entity("mira", "character", "Mira Sato", {
  pronouns: "she",
  aliases: ["Mira"],
  description: "The owner of the ferry bar, a spare woman of sixty. She winds the clock and oils the locks.",
  agenda: { goal: "Burn the ledger.", steps: [], signs: ["Mira tears a page out of the ledger."] },
});
const brute = entity("brute", "character", "Okafor", { pronouns: "he", description: "A diver with a hook for a hand, who hums." });

const ask = (topic: string, who = "mira", parts: Parts = {}): string => {
  const turn: Resolution = play([{ action: "ask", target_id: who, topic, details: `I ask: ${topic}` }], {
    parts: { entities: withEntities(keeper, brute), ...parts },
  });
  return turn.engine_events
    .filter(({ type }) => type === "npc_action" || type === "knowledge_shared" || type === "nothing_changed")
    .map(({ details }) => String(details["text"]))
    .join(" ");
};

const told = (final_text: string): Parts => ({ recent_turns: [{ turn_no: 4, player_input: "x", final_text, digest: "" }] });
const torn = told("You wait. Mira tears a page out of the ledger.");

describe("anybody tells", () => {
  test.each([
    ["What time is it, Mira?", /"About .+"/],
    ["Is it still raining out there?", /says Mira/],
    ["What do you call this place?", /says Mira/],
    ["Is there another way out?", /From here you get to|no other way/],
    ["Mira, who is the man with the hook?", /That is Okafor.+diver/],
    ["Cold in here, isn't it?", /It is|used to it|say so|will live/],
    ["who the man with the hook is", /That is Okafor.+diver/],
    ["Who are these people?", /that is Okafor, a diver/i],
  ])("what they can see: %s", (topic, said) => expect(ask(topic)).toMatch(said));

  test.each([
    ["You run this place?", /"I do," says Mira/],
    ["Mira, do you work here?", /"I do," says Mira. "The owner of the ferry bar."/],
    ["So you wind the clock?", /"I wind the clock and oil the locks,"/],
    ["Who owns this bar?", /"I do," says Mira/],
  ])("what they do: %s", (topic, said) => expect(ask(topic)).toMatch(said));

  test("whose place it is", () => expect(ask("Who runs this place?", "brute")).toContain("Mira Sato"));
  test("nothing that is not written of them", () => expect(ask("You sell guns?")).not.toMatch(/"I do,"|clock/));
});

test("what somebody has just said is said again", () =>
  expect(ask("What did you say?", "mira", told('"The moon is painted," says Mira.'))).toContain('"The moon is painted," says Mira.'));

describe("what somebody did before everybody's eyes", () => {
  test.each(["That was you, wasn't it?", "Did you do that?", "Was that you, Mira?", "Did you just tear a page out?"])(
    "is owned to: %s",
    (topic) => expect(ask(topic, "mira", torn)).toMatch(/It was|my doing|saw me|You have eyes/),
  );
  test("is not explained for the asking", () =>
    expect(ask("Why did you tear that page out?", "mira", torn)).toMatch(
      /reasons|what for|had to be|to myself|Ask yourself|Because I could/,
    ));
  test("is told of by whoever stood by", () => expect(ask("Who just did that?", "brute", torn)).toMatch(/That was Mira/));
  test("is nothing that happened long ago, or to nobody", () =>
    expect(ask("Was that you?", "mira", told("It rains."))).not.toMatch(/It was|my doing/));
});

test.each(["Do you know Lena Voss?", "Where is Lena Voss?"])(
  "whom a question only names is not answered with what bears on them: %s",
  (topic) => {
    const lena = entity("lena", "character", "Lena Voss", { aliases: ["the pier keeper"], description: "The keeper of the long pier." });
    const facts = [fact("w", "mira", "Mira has a trunk that came ashore at the pier.", { tags: ["told_by:mira"] })];
    expect(ask(topic, "mira", { entities: withEntities(keeper, brute, lena), facts })).not.toContain("trunk");
  },
);
