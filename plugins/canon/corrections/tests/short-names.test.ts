import { buildCanon } from "freeform-rpg/plugins/canon/corrections/lib";
import type { CorrectionAction } from "freeform-rpg/schemas";
import { expect, test } from "vitest";
import { addAlias, approved, merge, named, removeAlias, rename } from "./corrections.ts";

const entities = [
  named("viktor", "Viktor Sayenko", ["Vitya", "the fixer"]),
  named("anna", "Anna Sayenko"),
  named("captain", "Captain Rose Hart"),
  named("ash", "Ash Vale"),
];

const canonOf = (actions: readonly CorrectionAction[], rows = entities) =>
  buildCanon({ entities: rows, threads: [], corrections: actions.map((action, at) => approved(at + 1, action)) });

const renamed = rename("viktor", "Ilya Thorne");

const cases: readonly (readonly [actions: readonly CorrectionAction[], text: string, reads: string])[] = [
  [[renamed], "Viktor nods. Viktor's coat; VIKTOR SAYENKO.", "Ilya nods. Ilya's coat; Ilya Thorne."],
  [[renamed], "Need to find: where Viktor slept", "Need to find: where Ilya slept"],
  [[renamed], "Vitya shrugs; the fixer smiles.", "Ilya shrugs; the fixer smiles."],
  [[renamed], "Sayenko's sister is Anna Sayenko.", "Sayenko's sister is Anna Sayenko."],
  [[renamed], "A viktor is no name.", "A viktor is no name."],
  [[rename("captain", "Rosa Thorn")], "Captain Hart, Rose to friends, picks a rose.", "Captain Thorn, Rosa to friends, picks a rose."],
  [[rename("captain", "Lund")], "Captain Hart waits. Rose waits.", "Captain Lund waits. Lund waits."],
  [[renamed, rename("viktor", "Marek Voss")], "Viktor, Ilya and Thorne are one.", "Marek, Marek and Voss are one."],
  [[rename("viktor", "Ilya Viktor")], "Viktor nods.", "Viktor nods."],
  [[removeAlias("viktor", "Vitya")], "Vitya nods.", "Viktor nods."],
  [[renamed, removeAlias("viktor", "Vitya"), addAlias("ash", "Vitya")], "Vitya nods.", "Vitya nods."],
  [[merge("ash", "captain")], "Ash waits.", "Rose waits."],
];

test.each(cases)("after %j the text %j reads %j", (actions, text, reads) => {
  const canon = canonOf(actions);
  expect(canon.text.rename(text)).toBe(reads);
  expect(canon.text.rename(reads)).toBe(reads);
});

test("a short form of a former name resolves to the person; a removed alias and one that two people had do not", () => {
  const { entities: map } = canonOf([renamed, removeAlias("viktor", "Vitya"), rename("anna", "Anna Thorne")]);
  expect(map.resolveName("Viktor")).toMatchObject({ id: "viktor", name: "Ilya Thorne" });
  expect(map.resolveName("Vitya")).toEqual({ kind: "unknown" });
  expect(map.resolveName("Sayenko")).toEqual({ kind: "unknown" });
});

test("a place's short names stay: only people are called by half of their name", () => {
  const places = [{ ...named("market", "Lantern Market"), type: "location" as const }];
  expect(canonOf([rename("market", "Copper Row")], places).text.rename("The Lantern burns over Lantern Market.")).toBe(
    "The Lantern burns over Copper Row.",
  );
});
