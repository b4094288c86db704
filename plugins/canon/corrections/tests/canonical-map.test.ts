import { buildCanon } from "freeform-rpg/plugins/canon/corrections/lib";
import type { ResolvedName } from "freeform-rpg/plugins/canon/corrections";
import type { CorrectionAction } from "freeform-rpg/schemas";
import { describe, expect, test } from "vitest";
import { addAlias, approved, hide, merge, named, removeAlias, rename } from "./corrections.ts";

const entities = [
  named("a", "Viktor", ["Vik"]),
  named("b", "Mercer"),
  named("c", "Captain Mercer"),
  named("d", "The Eel"),
  named("e", "Vik"),
];

const canonOf = (actions: readonly CorrectionAction[]) =>
  buildCanon({ entities, threads: [], corrections: actions.map((action, at) => approved(at + 1, action)) }).entities;

const shown = (resolved: ResolvedName): string => (resolved.kind === "entity" ? `${resolved.id}: ${resolved.name}` : resolved.kind);

const cases: readonly (readonly [why: string, actions: readonly CorrectionAction[], names: Readonly<Record<string, string>>])[] = [
  ["without corrections names come before aliases", [], { viktor: "a: Viktor", VIK: "e: Vik", nobody: "unknown" }],
  ["names match under any case, spacing and width", [], { "  captain   MERCER ": "c: Captain Mercer", Ｍｅｒｃｅｒ: "b: Mercer" }],
  ["a rename keeps the old name as an alias", [rename("a", "Nova")], { Nova: "a: Nova", Viktor: "a: Nova" }],
  ["a second rename keeps both", [rename("a", "Nova"), rename("a", "Lys")], { Viktor: "a: Lys", Nova: "a: Lys", Lys: "a: Lys" }],
  ["a merged entity's names are the target's", [merge("b", "c")], { Mercer: "c: Captain Mercer" }],
  ["chains of merges collapse", [merge("a", "b"), merge("b", "c")], { Viktor: "c: Captain Mercer", Mercer: "c: Captain Mercer" }],
  ["a chain of merges collapses in the other order", [merge("b", "c"), merge("a", "b")], { Viktor: "c: Captain Mercer" }],
  ["hidden names resolve to nothing", [hide("d")], { "the eel": "hidden" }],
  ["what is merged into a hidden one is hidden", [merge("a", "b"), hide("b")], { Viktor: "hidden", Mercer: "hidden" }],
  ["a name shared with a live entity resolves to the live entity", [hide("e")], { Vik: "a: Viktor" }],
  ["rename then hide hides both names", [rename("d", "The Pike"), hide("d")], { "The Eel": "hidden", "The Pike": "hidden" }],
  ["hide then rename hides both names", [hide("d"), rename("d", "The Pike")], { "The Eel": "hidden", "The Pike": "hidden" }],
  ["merge then rename leaves the target its name", [merge("b", "c"), rename("b", "Holt")], { Holt: "c: Captain Mercer" }],
  ["hide then merge is a merge", [hide("b"), merge("b", "c")], { Mercer: "c: Captain Mercer" }],
  ["merge then hide hides the merged one alone", [merge("b", "c"), hide("b")], { Mercer: "hidden", "Captain Mercer": "c: Captain Mercer" }],
  ["the later claim wins a name", [rename("a", "Nova"), rename("b", "Nova")], { Nova: "b: Nova", Viktor: "a: Viktor" }],
  ["a removed alias resolves to no entity", [rename("a", "Nova"), removeAlias("a", "viktor")], { Viktor: "unknown", Nova: "a: Nova" }],
  [
    "a removed alias comes back when it is added",
    [removeAlias("e", "x"), rename("a", "N"), removeAlias("a", "Viktor"), addAlias("a", "viktor")],
    { Viktor: "a: N" },
  ],
  ["an alias is removed from all merged entities", [merge("b", "c"), removeAlias("c", "Mercer")], { Mercer: "unknown" }],
  ["an entity's own name cannot be removed", [removeAlias("a", "Viktor")], { Viktor: "a: Viktor" }],
  ["a circle does not close", [merge("a", "b"), merge("b", "a")], { Viktor: "b: Mercer", Mercer: "b: Mercer" }],
  ["a merge into a missing row does nothing", [merge("a", "gone")], { Viktor: "a: Viktor" }],
];

test.each(cases)("%s", (_why, actions, names) => {
  const map = canonOf(actions);
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, shown(map.resolveName(name))]))).toEqual(names);
});

describe("what is listed", () => {
  test("hidden and merged entities are absent, and ids resolve to live entities", () => {
    const map = canonOf([merge("b", "c"), hide("d")]);
    expect(map.entities().map(({ id }) => id)).toEqual(["a", "c", "e"]);
    expect([...map.absentIds()]).toEqual(["b", "d"]);
    expect(map.entity("b")).toMatchObject({ id: "c", aliases: ["Mercer"], formerNames: ["Mercer"], corrected: true });
    expect(map.entity("d")).toBeNull();
    expect(map.entity("a")).toMatchObject({ corrected: false });
  });

  test("corrections of a session count in that session alone", () => {
    const corrections = [approved(1, rename("a", "Nova"), { session_id: "s1" })];
    const nameIn = (sessionId: string | null) => buildCanon({ entities, threads: [], corrections, sessionId }).entities.entity("a")?.name;
    expect([nameIn("s1"), nameIn("s2"), nameIn(null)]).toEqual(["Nova", "Viktor", "Viktor"]);
  });

  test("pending, rejected and withdrawn corrections change nothing", () => {
    for (const status of ["pending", "rejected", "withdrawn"] as const) {
      const canon = buildCanon({ entities, threads: [], corrections: [approved(1, rename("a", "Nova"), { status })] });
      expect(canon.plain).toBe(true);
      expect(canon.entities.entity("a")?.name).toBe("Viktor");
    }
  });

  test("a name that only an unknown entity had is not among the public aliases", () => {
    const secret = { ...named("f", "The Masked Man"), known: false };
    const canon = buildCanon({ entities: [...entities, secret], threads: [], corrections: [approved(1, merge("f", "a"))] });
    expect(canon.entities.entity("f")).toMatchObject({ id: "a", aliases: ["The Masked Man"], publicAliases: [] });
  });
});

test("a name is explained by the corrections that made it so, in order", () => {
  const actions = [rename("a", "Nova"), rename("d", "The Pike"), merge("a", "b"), addAlias("b", "Viktor"), hide("d"), merge("b", "c")];
  expect(
    canonOf(actions)
      .explain("VIKTOR")
      .map(({ id }) => id),
  ).toEqual(["cr-0001", "cr-0003", "cr-0004", "cr-0006"]);
});

describe("threads", () => {
  const threads = [
    { id: "td-1", type: "MYSTERY" as const, title: "Who paid?" },
    { id: "td-2", type: "MYSTERY" as const, title: "Who paid Viktor?" },
    { id: "td-3", type: "MYSTERY" as const, title: "Find the key" },
  ];
  test("overrides, merges and hiding hold for threads", () => {
    const actions: CorrectionAction[] = [
      { action: "thread_title", target_id: "td-1", payload: { title: "Who hired them?" } },
      { action: "thread_status", target_id: "td-1", payload: { status: "resolved" } },
      { action: "thread_summary", target_id: "td-1", payload: { summary: "Zenith did." } },
      { action: "thread_merge", target_id: "td-2", payload: { into_id: "td-1" } },
      { action: "thread_merge", target_id: "td-1", payload: { into_id: "td-2" } },
      { action: "thread_hide", target_id: "td-3", payload: {} },
    ];
    const { threads: map } = buildCanon({ entities, threads, corrections: actions.map((action, at) => approved(at + 1, action)) });
    expect(map.threads()).toEqual([
      { id: "td-1", type: "MYSTERY", title: "Who hired them?", status: "resolved", summary: "Zenith did.", known: true, corrected: true },
    ]);
    expect(map.thread("td-2")?.id).toBe("td-1");
    expect(map.thread("td-3")).toBeNull();
    expect(map.withTitle("FIND the  key")).toEqual(["td-3"]);
  });
});

test("a correction applies to the row it was made for, not to another with the same id after a rewind", () => {
  const meant = approved(1, hide("b"), { target_name: "Mercer" });
  const nameAfter = (name: string) =>
    buildCanon({ entities: [named("b", name)], threads: [], corrections: [meant] }).entities.entity("b")?.name;
  expect([nameAfter("mercer"), nameAfter("Somebody Else")]).toEqual([undefined, "Somebody Else"]);
});
