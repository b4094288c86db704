import { layOutBook } from "freeform-rpg/plugins/ingest/extract/lib";
import type { RawPage, Run } from "freeform-rpg/plugins/ingest/extract";
import { expect, test } from "vitest";
import { page, run } from "./raw-page.ts";

/** Six lines of text, each page's its own. */
const prose = (y: number, name: string): readonly Run[] =>
  Array.from({ length: 6 }, (_, at) => run(40, y + at * 13, `${name} ${at} goes on with words enough to fill the line from side to side.`));

const headingsOf = (pages: readonly RawPage[]) =>
  layOutBook(pages).flatMap(({ blocks }) => blocks.flatMap(({ type, level, text }) => (type === "heading" ? [`${level} ${text}`] : [])));

/** A page of three sections under the given titles. */
const sections = (titles: readonly Run[]): RawPage =>
  page(titles.flatMap((title, at) => [{ ...title, y: 100 + at * 120 }, ...prose(120 + at * 120, `Part ${at}`)]));

test.each([
  ["another family", ["The Gate", "The Well", "The Stair"], (text: string) => run(40, 0, text, "Fraktur-Regular")],
  ["capitals", ["THE GATE", "THE WELL", "THE STAIR"], (text: string) => run(40, 0, text)],
  ["a slant", ["The Gate", "The Well", "The Stair"], (text: string) => run(40, 0, text, "Serif-Italic")],
])("headings of the text's own size are told by %s", (_, titles, make) => {
  expect(headingsOf([sections(titles.map(make))])).toEqual(titles.map((title) => `1 ${title}`));
});

test("small capitals of two heights are one title", () => {
  const title = [
    run(40, 60, "T", "Serif", 14),
    run(47, 60, "HE", "Serif", 10),
    run(60, 60, "G", "Serif", 14),
    run(67, 60, "ATE", "Serif", 10),
  ];
  expect(headingsOf([page([...title, ...prose(90, "text")])])).toEqual(["1 THE GATE"]);
});

test("letters set apart close up to words that the book uses", () => {
  const title = { ...run(40, 60, "T H E O L D G A T E", "Serif-Bold", 14), width: 130 };
  const text = [
    "The old gate is shut. Nobody opens the old gate, for the gate is old.",
    "Whoever sees the gate at night stays away from it for good.",
  ];
  expect(headingsOf([page([title, ...text.map((line, at) => run(40, 90 + at * 13, line)), ...prose(130, "text")])])).toEqual([
    "1 THE OLD GATE",
  ]);
});

test("a heading that wraps after a comma is one, and numbers of sections are left to the contents", () => {
  const titles = ["1.1 Salt,", "1.2 Rope", "1.3 Oil"].map((text) => run(40, 0, text, "Serif-Bold"));
  const made = sections(titles);
  const wrapped = made.runs.flatMap((one) => (one.text === "1.1 Salt," ? [one, { ...run(40, 111, "Silk and Tin", "Serif-Bold") }] : [one]));
  expect(headingsOf([page(wrapped)])).toEqual(["1 Salt, Silk and Tin", "1 Rope", "1 Oil"]);
});

test("running heads may name the section of their page, on every other side, and are gone all the same", () => {
  const names = ["Apples", "Pears", "Plums", "Quinces", "Medlars", "Cherries"];
  const pages = names.map((name, at) =>
    page(
      [
        run(at % 2 ? 400 : 40, 40, at % 2 ? name : "Of Orchards", "Serif-Italic", 8),
        run(40, 80, name, "Serif-Bold", 16),
        ...prose(110, name),
      ],
      at + 1,
    ),
  );
  expect(layOutBook(pages).map(({ heads }) => heads)).toEqual(names.map((name, at) => [at % 2 ? name : "Of Orchards"]));
  expect(headingsOf(pages)).toEqual(names.map((name) => `1 ${name}`));
});

test("a table whose file goes down each cell before the next keeps its rows, and goes on over the page", () => {
  const row = (y: number, number: number, weather: string) => [
    run(40, y, `${number}`),
    run(80, y, weather),
    run(80, y + 12, "over the hills"),
    run(240, y, "Stay in"),
    run(240, y + 12, "for a watch"),
  ];
  const first = page([run(40, 100, "d6"), run(80, 100, "Weather"), run(240, 100, "Advice"), ...row(116, 1, "Fog"), ...row(144, 2, "Hail")]);
  const [made] = layOutBook([first, page([...row(60, 3, "Rain"), ...row(88, 4, "Wind")], 2)]);
  expect(made?.blocks.map(({ rows }) => rows)).toEqual([
    [
      ["d6", "Weather", "Advice"],
      ...["Fog", "Hail", "Rain", "Wind"].map((weather, at) => [`${at + 1}`, `${weather} over the hills`, "Stay in for a watch"]),
    ],
  ]);
});
