import { gatherMaterial } from "freeform-rpg/plugins/narration-check/reviewer/lib";
import { assemble } from "freeform-rpg/plugins/turn/context/lib";
import { NarrationReview, Resolution, Ruling } from "freeform-rpg/schemas/turn";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { checkAbout } from "../check-about.ts";

const ruling = Ruling.parse({
  intent: "to wait",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
});
const resolution = Resolution.parse({ seed: "s", rolls: [], outcomes: [], engine_events: [], state_diff: {} });

const check = (about: string, text = "You wait at the bar.") => {
  const sample = sampleWorld();
  const [one] = sample.entities;
  const hidden = { ...Object(one), id: "vault", name: "The Iron Vault", attrs: { aliases: ["Deep Hole"] }, visibility: "dm" };
  const far = { id: "spy", name: "Corvus", aliases: [], type: "character" as const, visibility: "world" as const };
  const world = { ...sample, entities: [...sample.entities, hidden], offstage: { ...sample.offstage, names: [far] } };
  return checkAbout(about, gatherMaterial({ world, packet: assemble(world, { budget: 6000 }), ruling, resolution }, text));
};

test("words about a turn are kept with white space collapsed", () => {
  expect(check(" idling,\n a dull evening ")).toEqual({ about: "idling, a dull evening", discarded: [] });
});

test("too many are cut between two words", () => {
  const { about } = check(Array.from({ length: 100 }, () => "smuggling").join(" "));
  expect(about).toMatch(/^(smuggling )+smuggling$/);
  expect(about.length).toBeLessThanOrEqual(240);
});

test.each(["a plan to rob the iron vault", "somebody fears corvus", "the deep hole"])(
  "what names something hidden is discarded: %s",
  (words) => {
    expect(check(words)).toMatchObject({ about: "", discarded: [{ kind: "about", reason: expect.stringMatching(/^hidden: /) }] });
  },
);

test("what the text itself names may be named", () => {
  expect(check("burglary of the iron vault", "The Iron Vault stands open.").about).toBe("burglary of the iron vault");
});

test.each([
  ["a list of words", ["bribe", "judge"], "bribe, judge"],
  ["a number", 5, ""],
  ["nothing", undefined, ""],
  ["an object", { of: "bribe" }, ""],
])("a review that gives %s is read", (_what, about, read) => {
  const review = { covered: [], verdicts: [], details: [], threads: [], suggestions: [], about };
  expect(NarrationReview.parse(review).about).toBe(read);
});
