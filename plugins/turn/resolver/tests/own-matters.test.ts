import { describe, expect, test } from "vitest";
import type { Resolution } from "freeform-rpg/schemas";
import { entity, fact, withEntities, worldOf } from "../../validator/tests/world.ts";
import { play } from "./play.ts";
import type { Parts } from "./play.ts";

const description = "The causeway keeper, a spare woman of sixty with a spyglass. She keeps the toll book and lives above the weigh house.";
const signs = ["Mira turns a page back to October."];
const mira = entity("mira", "character", "Mira Sato", { description, agenda: { goal: "Burn the ledger.", steps: [], signs } });
const forged = fact("w", "bar", "Okafor forged the line in October.", { tags: ["told_by:brute"] });

const ask = (topic: string, who = "mira", parts: Parts = {}): Resolution =>
  play([{ action: "ask", target_id: who, topic, details: `I ask: ${topic}` }], {
    parts: { entities: withEntities(mira), facts: [forged], ...parts },
  });
const answersIn = ({ engine_events }: Resolution): string =>
  engine_events
    .filter(({ type }) => type === "npc_action" || type === "knowledge_shared" || type === "nothing_changed")
    .map(({ details }) => String(details["text"]))
    .join(" ");

describe("what is somebody's own", () => {
  test.each([
    ["Where do you live?", /I keep the toll book and live above the weigh house/],
    ["Whose is the spyglass?", /with a spyglass/],
    ["Where is your spyglass?", /with a spyglass/],
    ["Why do you keep the toll book?", /I keep the toll book/],
    ["Tell me about yourself", /causeway keeper/i],
    ["Tell me about your work", /causeway keeper/i],
  ])("is told as it is written of them: %s", (topic, said) => {
    expect(answersIn(ask(topic))).toMatch(said);
  });

  test("is not gone into where only a sign of their plans shows it, and nobody else is named for it", () => {
    const answer = answersIn(ask("What did you do in October?"));
    expect(answer).toMatch(/leave where it is|not ask me|ask a good deal|go into that|no business|without an answer/);
    expect(answer).not.toMatch(/Okafor|know|ledger/);
  });

  test("is not told twice in the same words", () => {
    const recent_turns = [
      { turn_no: 4, player_input: "x", final_text: "she keeps the toll book and lives above the weigh house.", digest: "" },
    ];
    expect(answersIn(ask("Where do you live?", "mira", { recent_turns }))).not.toMatch(/weigh house|know/);
  });

  test.each(["What can you tell me about the pier?", "Do you know who took the lamp?", "Are you all right?"])(
    "is not what a question is about that only calls them: %s",
    (topic) => {
      expect(answersIn(ask(topic))).not.toMatch(/spyglass|toll book/);
    },
  );
});

describe("who else may know", () => {
  const parts = (sent: Record<string, string[]>): Parts => ({
    director: {
      ...worldOf().director,
      investigation_progress: Object.fromEntries(Object.entries(sent).map(([id, fact_ids]) => [`sent:${id}`, { times: 1, fact_ids }])),
    },
  });
  const question = "Who forged the line in October?";
  test("is named, and remembered", () => {
    const turn = ask(question);
    expect(answersIn(turn)).toContain("Ask Okafor.");
    expect(turn.state_diff.director.investigation_progress?.["sent:mira"]).toEqual({ times: 1, fact_ids: ["brute"] });
  });
  test.each([
    ["has sent the party here", { brute: ["mira"] }],
    ["has sent it to somebody who sent it here", { brute: ["kai2"], kai2: ["mira"] }],
  ])("is not named where they %s", (_, sent) => {
    expect(answersIn(ask(question, "mira", parts(sent)))).not.toContain("Okafor");
  });
  test("is named where they have sent it elsewhere", () => {
    expect(answersIn(ask(question, "mira", parts({ brute: ["kai2"], kai2: ["brute"] })))).toContain("Ask Okafor.");
  });
});
