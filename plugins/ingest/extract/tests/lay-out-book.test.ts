import { layOutBook } from "freeform-rpg/plugins/ingest/extract/lib";
import type { Run } from "freeform-rpg/plugins/ingest/extract";
import { expect, test } from "vitest";
import { page, run as runIn } from "./raw-page.ts";

const run = (x: number, y: number, text: string, size = 10, font = "Serif"): Run => runIn(x, y, text, font, size);
const textsOf = (pages: ReturnType<typeof layOutBook>) => pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));

const column = (x: number, words: string) =>
  Array.from({ length: 20 }, (_, at) => run(x, 100 + at * 14, `${words} line ${at} goes on with more of the same words`));

test("an honest stream of two columns keeps its order", () => {
  const [made] = layOutBook([page([...column(40, "left"), ...column(320, "right")])]);
  expect(made?.order).toBe("stream");
  expect(made?.blocks.map(({ text }) => text).join(" ")).toMatch(/left line 0.*left line 19.*right line 0.*right line 19/);
});

test("a stream that runs across the columns is put in order by columns", () => {
  const [left, right] = [column(40, "left"), column(320, "right")];
  const [made] = layOutBook([page(left.flatMap((one, at) => [one, right[at]!]))]);
  expect(made?.order).toBe("columns");
  expect(made?.blocks.map(({ text }) => text).join(" ")).toMatch(/left line 0.*left line 19.*right line 0.*right line 19/);
});

test("running heads and page numbers go, what merely stands at the top stays", () => {
  const bodies = ["Apples", "Pears", "Plums", "Quinces", "Medlars", "Cherries"];
  const pages = bodies.map((name, at) =>
    page([run(200, 40, `The Orchard Book ${at + 1}`), run(40, 80, `${name} ripen late`), run(40, 94, `and keep ${name} well.`)], at + 1),
  );
  const made = layOutBook(pages);
  expect(made.map(({ heads }) => heads)).toEqual(bodies.map((_, at) => [`The Orchard Book ${at + 1}`]));
  expect(textsOf(made)[0]).toBe("Apples ripen late and keep Apples well.");
});

test("rows of stat blocks stay at whatever edge of a page they stand", () => {
  const block = (y: number, at: number) => [
    run(40, y, `Creature ${"ABCDEFGH"[at % 8]} of the marsh`, 12, "Serif-Bold"),
    run(40, y + 14, "Defence:"),
    run(120, y + 14, `${10 + at}`),
    run(40, y + 28, "Hit Points:"),
    run(120, y + 28, `${20 + at}`),
  ];
  // Every other page begins in the middle of a block.
  const rows = (at: number) =>
    [...(at % 2 === 0 ? [] : [-1]), ...Array.from({ length: 8 }, (_, one) => one)].flatMap((one) => block(100 + one * 50, at + one + 1));
  const pages = Array.from({ length: 8 }, (_, at) =>
    page(
      rows(at).filter(({ y }) => y > 70),
      at + 1,
    ),
  );
  const made = layOutBook(pages);
  expect(made.flatMap(({ heads }) => heads)).toEqual([]);
  expect(
    textsOf(made)
      .join(" ")
      .match(/Hit Points:/g),
  ).toHaveLength(68);
});

test("a line that is stretched to its column's width is no row of cells", () => {
  const stretch = (y: number, words: readonly string[]) => {
    let x = 40;
    return words.map((word) => {
      const one = run(x, y, word);
      x += one.width + 9;
      return one;
    });
  };
  const lines = [
    ["It", "waits", "below", "the", "old"],
    ["stairs,", "and", "it", "hears", "all"],
    ["who", "pass", "above", "at", "night."],
  ];
  const [block] = layOutBook([page(lines.flatMap((words, at) => stretch(100 + at * 14, words)))])[0]?.blocks ?? [];
  expect(block?.type).toBe("para");
  expect(block?.text).toBe("It waits below the old stairs, and it hears all who pass above at night.");
});

test("a paragraph that ends a column with a comma goes on in the next one", () => {
  const runs = [...column(40, "left"), run(40, 394, "Ash Wolf: HD 2, AC 5, Atk 1 bite (1d6),"), run(320, 100, "MV 120, ML 9, XP 20.")];
  const text = layOutBook([page(runs)])[0]?.blocks.at(-1)?.text;
  expect(text).toMatch(/Atk 1 bite \(1d6\), MV 120, ML 9, XP 20\.$/);
});

test.each([
  [
    "broken words are joined as the book writes them",
    ["the stronghold is", "a strong-", "hold of stone"],
    "the stronghold is a stronghold of stone",
  ],
  ["a hyphen of the book's own stays", ["a well-known inn and", "its well-", "known cellar"], "a well-known inn and its well-known cellar"],
])("%s", (_, lines, expected) => {
  expect(textsOf(layOutBook([page(lines.map((text, at) => run(40, 100 + at * 14, text)))]))).toEqual([expected]);
});

test("a drop cap that comes before its chapter's title begins its paragraph", () => {
  const runs = [
    run(40, 160, "O", 40),
    run(40, 100, "The Night", 22, "Serif-Bold"),
    run(66, 140, "nce the lamps are out"),
    run(66, 154, "the watch goes home."),
    ...Array.from({ length: 6 }, (_, at) => run(40, 190 + at * 14, "Nobody walks the wall after the bell has rung twice.")),
  ];
  expect(textsOf(layOutBook([page(runs)])).slice(0, 2)).toEqual(["The Night", expect.stringMatching(/^Once the lamps are out/)]);
});

test("lines in columns of their own are a table, wrapped cells included", () => {
  const rows = [
    [run(40, 100, "d6"), run(100, 100, "Weather")],
    [run(40, 114, "1"), run(100, 114, "Fog that hides")],
    [run(100, 128, "the far bank")],
    [run(40, 142, "2"), run(100, 142, "Rain")],
    [run(40, 156, "3"), run(100, 156, "Hail")],
  ];
  const [block] = layOutBook([page(rows.flat())])[0]?.blocks ?? [];
  expect(block?.type).toBe("table");
  expect(block?.rows).toEqual([
    ["d6", "Weather"],
    ["1", "Fog that hides the far bank"],
    ["2", "Rain"],
    ["3", "Hail"],
  ]);
});

test("headings take their levels from bookmarks before sizes", () => {
  const body = Array.from({ length: 8 }, (_, at) => run(40, 160 + at * 14, "Plain words that fill the page from side to side."));
  const runs = [run(40, 100, "The City", 18, "Serif-Bold"), run(40, 130, "The Docks", 14, "Serif-Bold"), ...body];
  const [made] = layOutBook(
    [page(runs)],
    [
      { title: "The City", level: 2, page: 1 },
      { title: "The Docks", level: 3, page: 1 },
    ],
  );
  expect(made?.blocks.slice(0, 2).map(({ type, level, text }) => [type, level, text])).toEqual([
    ["heading", 2, "The City"],
    ["heading", 3, "The Docks"],
  ]);
});

test("every block says where on paper it stands", () => {
  const [made] = layOutBook([page([run(40, 100, "A short page.")])]);
  expect(made?.blocks[0]?.places).toEqual([{ page: 1, box: [40, 90, 105, 100] }]);
});

test("three columns whose stream runs across them are read one after another, a title above them first", () => {
  const line = (x: number, name: string, at: number) => run(x, 140 + at * 13, `${name} ${at} tells of a town by the sea`, 9);
  const rows = Array.from({ length: 18 }, (_, at) => [line(40, "left", at), line(230, "middle", at), line(420, "right", at)]).flat();
  const [made] = layOutBook([page([run(40, 90, "The Three Towns of the Windward Coast and all their quarrels", 18), ...rows])]);
  const text = made?.blocks.map((block) => block.text).join(" ");
  expect(made?.order).toBe("columns");
  expect(text).toMatch(/^The Three Towns.*left 0.*left 17.*middle 0.*middle 17.*right 0.*right 17/);
});

test("a page of one column above two keeps both parts", () => {
  const wide = Array.from({ length: 5 }, (_, at) =>
    run(40, 80 + at * 14, `wide ${at} runs over the whole of the page from one side to the other and says a good deal`),
  );
  const pairs = Array.from({ length: 15 }, (_, at) => [
    run(40, 180 + at * 14, `left ${at} goes on and on with words enough for prose`),
    run(320, 180 + at * 14, `right ${at} goes on and on with words enough for prose`),
  ]);
  const [made] = layOutBook([page([...wide, ...pairs.flat()])]);
  expect(made?.blocks.map((block) => block.text).join(" ")).toMatch(/^wide 0.*wide 4.*left 0.*left 14.*right 0.*right 14/);
});

test("a wide table keeps its rows, though its columns stand apart like those of a page", () => {
  const rows = Array.from({ length: 20 }, (_, at) => [
    run(40, 100 + at * 14, `Name ${at}, keeper of a gate`),
    run(240, 100 + at * 14, at % 2 ? "NG" : "LE"),
    run(330, 100 + at * 14, at % 3 ? "Tides, Fog" : "Ash"),
    run(450, 100 + at * 14, `a lantern with ${at} sides`),
  ]);
  const [block] = layOutBook([page(rows.flat())])[0]?.blocks ?? [];
  expect(block?.rows?.[7]).toEqual(["Name 7, keeper of a gate", "NG", "Tides, Fog", "a lantern with 7 sides"]);
});

test("figures that one run holds for two columns go to their own", () => {
  const heads = ["STR", "DEX", "CON", "INT", "WIS", "CHA"].map((head, at) => run(60 + at * 36, 100, head));
  const values = [
    run(52, 114, "30 (+10) 11 (+0)", 8),
    run(126, 114, "25 (+7)", 8),
    run(162, 114, "22 (+6)", 8),
    run(198, 114, "18 (+4)", 8),
    run(234, 114, "20 (+5)", 8),
  ];
  const [block] = layOutBook([page([...heads, ...values])])[0]?.blocks ?? [];
  expect(block?.text).toMatch(/^STR DEX CON INT WIS CHA 30 \(\+10\) 11 \(\+0\) 25 \(\+7\)/);
});

test("a page of goods with their weights is text, a page of titles with rising numbers is a table of contents", () => {
  const goods = [
    "Backpack 2 gp 3",
    "Candle 1 sp 1",
    "Grapnel 4 gp 2",
    "Net 6 sp 2",
    "Spikes 1 gp 1",
    "Bell 9 sp 0",
    "Lime 3 gp 1",
    "Lamp 7 gp 1",
    "Rope 1 gp 2",
  ];
  const titles = [
    "The Coast 4",
    "Saltmere 6",
    "The Abbey 9",
    "The Mere 12",
    "Monsters 15",
    "Spells 21",
    "Treasure 26",
    "Hirelings 30",
    "Maps 31",
  ];
  const lined = (texts: readonly string[]) => texts.map((text, at) => run(40, 100 + at * 14, text));
  expect([goods, titles].map((texts) => layOutBook([page(lined(texts))])[0]?.matter)).toEqual(["body", "contents"]);
});
