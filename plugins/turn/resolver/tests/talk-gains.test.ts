import { describe, expect, test } from "vitest";
import type { Resolution } from "freeform-rpg/schemas";
import { carried, entity, fact, withEntities } from "../../validator/tests/world.ts";
import { play, works } from "./play.ts";
import type { Parts } from "./play.ts";

const mira = entity("mira", "character", "Mira Sato", { pronouns: "she", aliases: ["Mira"], description: "A diver." });
const compass = entity("compass", "item", "brass compass", { description: "A compass with a cracked glass. It points south." });
const told = ({ engine_events }: Resolution): string => engine_events.map(({ details }) => String(details["text"])).join(" ");
const at = (parts: Parts = {}): { parts: Parts; dice: readonly number[]; flags: readonly ["dangerous"] } => ({
  parts: { entities: withEntities(mira, compass), ...parts },
  dice: works,
  flags: ["dangerous"],
});
const ask = (topic: string, parts: Parts = {}): Resolution =>
  play([{ action: "ask", target_id: "mira", topic, details: `I ask: ${topic}` }], at(parts));

describe("a question under threat", () => {
  test("that has no answer to it takes no dice", () => expect(ask("What do you want with me?").rolls).toEqual([]));
  test("that somebody has something to tell to takes dice", () => {
    const facts = [fact("w", "bar", "The moon was carved in October.", { tags: ["told_by:mira"] })];
    expect(ask("When was the moon carved?", { facts }).rolls).toHaveLength(1);
  });
  test("to nobody in particular about nothing brings something where the dice are good", () => {
    const turn = play([{ action: "talk", target_id: "mira", details: "I talk to Mira" }], at());
    expect(turn.rolls).toHaveLength(1);
    expect(turn.engine_events.some(({ type }) => type !== "action_succeeded" && type !== "clock_advanced")).toBe(true);
  });
});

describe("a thing that is shown", () => {
  const show = (topic: string, parts: Parts = {}): string =>
    told(
      play([{ action: "show", target_id: "mira", instrument: "compass", topic, details: "I show Mira the compass" }], {
        parts: at(parts).parts,
      }),
    );
  const inventory = [carried("compass")];
  test("is named by what anybody sees of it", () =>
    expect(show("What is this?", { inventory })).toContain('"A compass with a cracked glass," says Mira.'));
  test("gets a word where nothing is known of it", () =>
    expect(show("", { inventory })).toMatch(/new to me|no more of it|And\?|make of that/));
  test("gets what they know of it", () => {
    const facts = [fact("w", "compass", "The compass was Lena's.", { tags: ["told_by:mira"] })];
    expect(show("Do you know this?", { inventory, facts })).toContain("The compass was Lena's.");
  });
});

test("a question that is only reported is put to whom it is about", () =>
  expect(told(ask("where she has been all night"))).not.toMatch(/know|could not|point you/));
