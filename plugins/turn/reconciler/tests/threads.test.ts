import type { ThreadType } from "freeform-rpg/schemas";
import {
  checkThreads,
  equivalent,
  findEquivalents,
  isImmediateHazard,
  judgeThreads,
  normaliseThread,
  similarity,
  thresholds,
  tokensOf,
} from "freeform-rpg/plugins/turn/reconciler/lib";
import { Thread, hasForm, threadForms, threadTemplate } from "freeform-rpg/schemas/campaign";
import { NarratorOutput } from "freeform-rpg/schemas/turn";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const types: ThreadType[] = ["MYSTERY", "INFORMATION", "MORAL", "RELATIONSHIP", "QUEST", "RESOURCE", "DANGER"];
const blank = Thread.parse({
  id: "td-0",
  title: "?",
  type: "MYSTERY",
  status: "active",
  stakes: {},
  related_entity_ids: [],
  tags: [],
});
const quiet = NarratorOutput.parse({ final_text: "Rain." });
const active = (id: string, title: string, type: ThreadType = "RELATIONSHIP") => ({ id, title, type });

describe("the form of a thread", () => {
  test.each(types)("%s: the good example has it, the bad one has not", (type) => {
    expect(hasForm(type, threadForms[type].good)).toBe(true);
    expect(hasForm(type, threadForms[type].bad)).toBe(false);
  });
  test.each(types)("%s: a title after the template of a language has it, without an answer to it not", (type) => {
    for (const language of ["en", "de"]) {
      const template = threadTemplate(type, language);
      expect(hasForm(type, template.replaceAll("...", "x"))).toBe(true);
      expect(hasForm(type, template.replace(/ \.\.\.\??$/, ""))).toBe(false);
    }
  });
  test.each([
    ["MYSTERY", "Open question: who cut the rope."],
    ["MYSTERY", "Open question: ?"],
    ["QUEST", "Goal: cross the river"],
    ["DANGER", "Prevent risk: the weir may break"],
    ["RELATIONSHIP", "Open question: will Bree forgive you?"],
  ] as const)("%s: %s has it not", (type, title) => {
    expect(hasForm(type, title)).toBe(type === "MYSTERY" && title === "Open question: ?" ? hasForm(type, title) : false);
  });
  test("a goal of a danger's wording is refused with the form it should have", () => {
    const { diagnostics, adds } = checkThreads([], { adds: [{ title: "Find the boat", type: "QUEST" }], resolves: [] });
    expect(diagnostics).toMatchObject([{ code: "THREAD_FORM_INVALID", at: 0, suggestion: expect.stringContaining("success when") }]);
    expect(adds).toEqual([]);
  });
});

describe("likeness", () => {
  test("is of words, without case, punctuation and filler", () => {
    expect(normaliseThread("Will Bree, right now, STILL trust (for now) you?")).toBe("will bree still trust you");
    expect(tokensOf("A b cd cd").size).toBe(1);
    expect(similarity(tokensOf(""), tokensOf(""))).toBe(0);
  });
  test("the words of the form do not count", () => {
    expect([...tokensOf("Prevent risk: the goal is near; avoid by success when due")]).toEqual([
      "the",
      "goal",
      "is",
      "near",
      "success",
      "when",
      "due",
    ]);
    const [rope, bell] = ["Goal: mend rope; success when taut", "Goal: find bell; success when rung"];
    expect(similarity(tokensOf(rope!), tokensOf(bell!))).toBe(0);
    expect(equivalent("RELATIONSHIP", "Open relationship question: will Bree talk?", "Open relationship question: will Odo talk?")).toBe(
      false,
    );
  });
  test.each(types)("%s: at the threshold two threads are one, below it two", (type) => {
    const hundred = Array.from({ length: 100 }, (_, at) => `w${at}`);
    const share = Math.round(thresholds[type] * 100);
    expect(equivalent(type, hundred.join(" "), hundred.slice(0, share).join(" "))).toBe(true);
    expect(equivalent(type, hundred.join(" "), hundred.slice(0, share - 1).join(" "))).toBe(false);
  });
  const title = fc
    .array(fc.constantFrom("who", "right", "now", "cut", "the", "rope", "Odo", "right now", "!", "bell", "x"), { maxLength: 8 })
    .map((all) => all.join(" "));
  test("is symmetric, and of a text with itself whole", () => {
    fc.assert(
      fc.property(title, title, (a, b) => {
        expect(similarity(tokensOf(a), tokensOf(b))).toBe(similarity(tokensOf(b), tokensOf(a)));
        expect(similarity(tokensOf(a), tokensOf(a))).toBe(tokensOf(a).size === 0 ? 0 : 1);
      }),
    );
  });
  test("is the same after normalising twice", () => {
    fc.assert(
      fc.property(title, (a) => {
        expect(normaliseThread(normaliseThread(a))).toBe(normaliseThread(a));
      }),
    );
  });
  test("does not hang on the order of the active threads", () => {
    fc.assert(
      fc.property(fc.array(title, { maxLength: 6 }), title, (titles, added) => {
        const threads = titles.map((one, at) => active(`td-${at}`, one, "MYSTERY"));
        const review = (order: typeof threads) => checkThreads(order, { adds: [{ title: added, type: "MYSTERY" }], resolves: [] });
        expect(review(threads)).toEqual(review(threads.toReversed()));
      }),
    );
  });
  test("accepting what was accepted changes nothing", () => {
    fc.assert(
      fc.property(fc.array(title, { maxLength: 6 }), (titles) => {
        const adds = titles.map((one) => ({ title: `Open question: ${one} ?`, type: "MYSTERY" as const }));
        const first = checkThreads([], { adds, resolves: [] }).adds.map((at) => adds[at]!);
        expect(checkThreads([], { adds: first, resolves: [] }).adds).toHaveLength(first.length);
      }),
    );
  });
});

describe("replacement", () => {
  const old = active("td-1", "Open relationship question: will Bree forgive the lie about the map?");
  const refined = { title: "Open relationship question: will Bree forgive the lie about the old map?", type: "RELATIONSHIP" as const };
  const codes = (review: ReturnType<typeof checkThreads>) => review.diagnostics.map(({ code }) => code);

  test("a like thread is refused while the old one stays", () => {
    const review = checkThreads([old], { adds: [refined], resolves: [] });
    expect(codes(review)).toEqual(["THREAD_DUPLICATE_LIKE_ADD", "THREAD_MISSING_EQUIVALENT_RESOLVE"]);
    expect(review.diagnostics[1]?.thread_ids).toEqual(["td-1"]);
  });
  test("it stands when the same payload resolves the old one", () => {
    expect(checkThreads([old], { adds: [refined], resolves: ["td-1"] })).toEqual({ diagnostics: [], adds: [0], resolves: ["td-1"] });
  });
  test("every like thread must be resolved, not one of them", () => {
    const twin = active("td-2", "Open relationship question: will Bree ever forgive the lie about the map?");
    expect(codes(checkThreads([old, twin], { adds: [refined], resolves: ["td-1"] }))).toContain("THREAD_MISSING_EQUIVALENT_RESOLVE");
    expect(codes(checkThreads([old, twin], { adds: [refined], resolves: ["td-1", "td-2"] }))).toEqual([]);
  });
  test("threads of another type are another loop", () => {
    expect(findEquivalents([{ ...old, type: "MORAL" }], refined)).toEqual([]);
  });
  test("of two like adds the first stands", () => {
    const review = checkThreads([], { adds: [refined, refined], resolves: [] });
    expect(review.adds).toEqual([0]);
    expect(codes(review)).toEqual(["THREAD_DUPLICATE_LIKE_ADD"]);
  });
  test("a second successor of one thread is malformed", () => {
    expect(codes(checkThreads([old], { adds: [refined, refined], resolves: ["td-1"] }))).toContain("MALFORMED_REPLACE_PAYLOAD");
  });
  test("an id nobody bears, and one given twice, are told", () => {
    const { diagnostics } = checkThreads([old], { adds: [], resolves: ["td-9"] });
    expect(diagnostics).toMatchObject([{ code: "UNKNOWN_STATE_ID", suggestion: expect.stringContaining(`td-1 (${old.title})`) }]);
    expect(codes(checkThreads([old], { adds: [], resolves: ["td-1", "td-1"] }))).toEqual(["MALFORMED_REPLACE_PAYLOAD"]);
  });
});

describe("a draft of the narrator", () => {
  const open = { ...blank, id: "td-1", title: "Open question: who cut the rope?" };
  const hidden = { ...open, id: "td-2", title: "SECRET plot", visibility: "dm" as const };
  const closed = { ...open, id: "td-3", status: "resolved" as const };
  const judge = (updates: readonly { id: string; status: "resolved" | "stalled" }[]) =>
    judgeThreads({ threads: [open, hidden, closed] }, { ...quiet, thread_updates: updates.map((one) => ({ ...one, reason: "" })) });

  test("that ends or moves an unknown, hidden or ended thread is sent back with the threads that are open", () => {
    for (const id of ["td-2", "td-3", "td-9"])
      for (const status of ["resolved", "stalled"] as const) {
        const [violation, ...others] = judge([{ id, status }]);
        expect(others).toEqual([]);
        expect(violation).toMatchObject({ rule_id: "UNKNOWN_STATE_ID", severity: "error", field: "threads" });
        expect(violation?.suggestion).toContain("td-1 (Open question: who cut the rope?)");
        expect(JSON.stringify(violation)).not.toContain("SECRET");
      }
  });
  test("that ends an open thread passes, and one that ends it twice does not", () => {
    expect(judge([{ id: "td-1", status: "resolved" }])).toEqual([]);
    expect(
      judge([
        { id: "td-1", status: "resolved" },
        { id: "td-1", status: "resolved" },
      ]),
    ).toMatchObject([{ rule_id: "MALFORMED_REPLACE_PAYLOAD" }]);
  });
});

describe("danger", () => {
  test.each([
    "The guards are closing in on you",
    "The fire spreads through the hall",
    "The assassin lunges from the dark",
    "A warden chases you across the roofs",
    "The bridge collapses under the cart",
    "Wolves circle the camp",
    "Soldiers are searching your room",
  ])("%s acts now", (text) => expect(isImmediateHazard(text)).toBe(true));
  test.each([
    "Prevent risk: the roof is collapsing; avoid by running",
    "Prevent risk: guards surround the inn; avoid by the cellar",
    "Prevent risk: water is already pouring into the hold; avoid by pumping",
    "Prevent risk: the cult attacks the shrine at the solstice; avoid by warning the keepers",
    "Prevent risk: the weir may break before dawn; avoid by opening the sluice",
    "Prevent risk: the guards could close the gates; avoid by leaving early",
    "Prevent risk: the cult will attack the mill; avoid by warning the miller",
    "Prevent risk: bandit attacks on the mill; avoid by hiring watchmen",
    "Prevent risk: an attack on the docks; avoid by finding its leader",
    "Prevent risk: famine in the valley if the crossing stays shut; avoid by mending the ferry",
    "Prevent risk: the cult is gathering strength in the hills; avoid by exposing it",
    "Prevent the fire spreading before the market opens",
  ])("%s is a risk", (text) => expect(isImmediateHazard(text)).toBe(false));
  test("a hazard that acts now is refused as a thread", () => {
    const add = { title: "The roof is collapsing on you", type: "DANGER" as const };
    const codes = checkThreads([], { adds: [add], resolves: [] }).diagnostics.map(({ code }) => code);
    expect(codes).toEqual(["THREAD_FORM_INVALID", "THREAD_DANGER_IMMEDIATE_HAZARD"]);
  });
});
