import { describe, expect, test } from "vitest";
import { base64, json, png, read, zip } from "./sources.ts";

describe("a lorebook", () => {
  const one = (name: string, value: unknown) => {
    const { format, notes } = read(name, json(value));
    return [format, notes.map(({ title, aliases, tags, text, visibility }) => ({ title, aliases, tags, text, visibility }))];
  };
  const kell = { title: "Kell", aliases: ["The Isle"], tags: ["salt"], text: "An island of salt.", visibility: null };

  test.each([
    [
      "SillyTavern lorebook",
      {
        entries: {
          0: { uid: 0, key: ["The Isle", "salt"], comment: "Kell", content: "An island of salt.", order: 100, position: 4, disable: false },
        },
      },
    ],
    [
      "V3 lorebook",
      {
        spec: "lorebook_v3",
        data: {
          entries: [
            {
              keys: ["The Isle", "salt"],
              name: "Kell",
              content: "@@depth 4\nAn island of salt.",
              enabled: true,
              insertion_order: 1,
              use_regex: false,
              extensions: {},
            },
          ],
        },
      },
    ],
    [
      "NovelAI lorebook",
      { lorebookVersion: 5, entries: [{ text: "An island of salt.", displayName: "Kell", keys: ["The Isle", "salt"], enabled: true }] },
    ],
    [
      "Agnai memory book",
      {
        kind: "memory",
        name: "x",
        entries: [{ name: "Kell", entry: "An island of salt.", keywords: ["The Isle", "salt"], priority: 1, weight: 1, enabled: true }],
      },
    ],
    [
      "RisuAI lorebook",
      {
        type: "risu",
        ver: 1,
        data: [
          {
            key: "The Isle, salt",
            secondkey: "",
            comment: "Kell",
            content: "An island of salt.",
            mode: "normal",
            alwaysActive: false,
            selective: false,
            insertorder: 1,
          },
        ],
      },
    ],
  ])("of the form %s keeps names, keys and text", (format, value) => expect(one("book.json", value)).toEqual([format, [kell]]));

  test("keeps what a pack has no use for under its origin, and reports it", () => {
    const { notes, leftOut } = read(
      "book.json",
      json({ entries: { 0: { key: ["/is(le|land)/i"], comment: "Kell", content: "x", disable: true, probability: 40 } } }),
    );
    expect(notes[0]).toMatchObject({ tags: [], origin: { keys: ["/is(le|land)/i"], enabled: false, probability: 40 } });
    expect(leftOut.map(({ count }) => count)).toEqual([1, 1, 1]);
  });
});

describe("a character card", () => {
  const data = {
    name: "Ansa",
    description: "{{char}} sells salt.",
    personality: "Dry.",
    scenario: "At the market.",
    first_mes: "Yes?",
    mes_example: "",
    creator_notes: "n",
    system_prompt: "s",
    tags: ["trader"],
    character_book: { entries: [{ keys: ["salt"], name: "Salt", content: "It is white." }] },
  };
  const card = { spec: "chara_card_v2", spec_version: "2.0", data };
  const newer = { spec: "chara_card_v3", spec_version: "3.0", data: { ...data, name: "Ansa the Elder" } };

  const { character_book: _, ...bookless } = data;
  test.each([
    ["V1", bookless],
    ["V2", { ...card, data: bookless }],
    ["V3", { ...newer, data: bookless }],
  ])("of version %s without a book is a person alone", (version, value) => {
    const { format, notes } = read("ansa.json", json(value));
    expect(format).toBe(`character card ${version}`);
    expect(notes.map(({ title, type }) => [title, type])).toEqual([["Ansa", "npc"]]);
  });

  test.each([
    ["JSON", "ansa.json", json(card), "Ansa"],
    ["a PNG, the newer version first", "ansa.png", png({ chara: base64(card), ccv3: base64(newer) }), "Ansa the Elder"],
    ["CHARX", "ansa.charx", zip({ "card.json": JSON.stringify(newer) }), "Ansa the Elder"],
  ])("in %s becomes a person with the entries of their book", (_what, name, bytes, title) => {
    const { notes, leftOut } = read(name, bytes);
    expect(notes.map((note) => [note.title, note.type])).toEqual([
      [title, "npc"],
      ["Salt", "general"],
    ]);
    expect(notes[0]).toMatchObject({
      text: `${title} sells salt.\n\n### Manner\n\nDry.`,
      tags: ["trader"],
      secret: expect.stringContaining("At the market."),
    });
    expect(leftOut.map(({ what }) => what)).toEqual(["system prompt", "creator's notes"]);
  });
});

describe("Foundry VTT", () => {
  test("documents keep ownership, secret sections and links", () => {
    const journal = {
      _id: "j",
      name: "Kell",
      ownership: { default: 2 },
      pages: [
        {
          name: "Harbour",
          type: "text",
          ownership: { default: -1 },
          text: { content: '<p>See @UUID[Actor.a]{Ansa}. Roll [[/r 1d6]].</p><section class="secret"><p>It sinks.</p></section>' },
        },
        { name: "Cult", type: "text", ownership: { default: 0 }, text: { content: "<p>Hidden.</p>" } },
      ],
    };
    const actor = {
      _id: "a",
      name: "Ansa",
      type: "npc",
      system: { details: { biography: { value: "<p>Sells salt.</p>" } }, attributes: { hp: { value: 9 } } },
      items: [{ name: "Knife" }],
      prototypeToken: {},
    };
    const table = {
      _id: "t",
      name: "Weather",
      formula: "1d6",
      results: [
        { range: [1, 3], text: "Rain" },
        { range: [4, 6], text: "Fog" },
      ],
    };
    const { notes, leftOut } = read(
      "isle.json",
      json({ name: "The Isle", actors: [actor], journal: [journal], tables: [table], scenes: [{ name: "Pier", walls: [] }], macros: [{}] }),
    );
    expect(notes.map(({ title, type, visibility }) => [title, type, visibility])).toEqual([
      ["Ansa", "npc", null],
      ["Harbour", "general", "known"],
      ["Cult", "general", "dm"],
      ["Pier", "location", null],
      ["Weather", "table", null],
    ]);
    expect(notes[1]).toMatchObject({ text: "See Ansa. Roll 1d6.", secret: "It sinks." });
    expect(notes[0]).toMatchObject({ text: "Sells salt.", secret: expect.stringMatching(/- Knife[^]*hp:\n +value: 9/) });
    expect(notes[4]?.text).toContain("| 1-3 | Rain |");
    expect(leftOut.map(({ what }) => what)).toEqual(["walls, lights and tokens of scenes", "tokens of actors", "macros"]);
  });

  test("an unpacked compendium of YAML is read as its documents", () => {
    const actor =
      "name: Ansa\ntype: npc\nsystem:\n  attributes:\n    hp:\n      value: 9\nitems:\n  - name: Knife\nprototypeToken: {}\n_key: '!actors!a'\n";
    const journal =
      "name: Kell\nownership:\n  default: 2\npages:\n  - name: Harbour\n    type: text\n    text:\n      content: >-\n        <p>Salt and\n        tar.</p>\n_key: '!journal!j'\n";
    const { format, notes } = read("isle.zip", zip({ "actors/ansa.yml": actor, "journal/kell.yaml": journal }));
    expect(format).toBe("Foundry VTT");
    expect(notes).toMatchObject([
      { title: "Ansa", type: "npc", secret: expect.stringMatching(/- Knife[^]*hp:\n +value: 9/) },
      { title: "Kell", visibility: "known", text: "Salt and tar." },
    ]);
  });
});

test("a Kanka export keeps what is private to the DM, and names its mentions", () => {
  const ansa = {
    id: 1,
    name: "Ansa",
    entry: "<p>Sister of [character:8].</p>",
    is_private: false,
    entity: {
      id: 7,
      name: "Ansa",
      posts: [{ name: "Debt", entry: "<p>She owes.</p>", visibility_id: 2 }],
      entityAttributes: [{ name: "Age", value: "70", is_private: false }],
      relationships: [{ target_id: 8, relation: "sister", visibility_id: 1 }],
    },
  };
  const oda = { id: 2, name: "Oda", entry: "", is_private: true, entity: { id: 8 } };
  const { notes, title } = read(
    "kell.zip",
    zip({
      "info.json": "{}",
      "campaign.json": '{"name":"Kell"}',
      "characters/ansa.json": JSON.stringify(ansa),
      "characters/oda.json": JSON.stringify(oda),
      "maps/m.json": "{}",
    }),
  );
  expect(title).toBe("Kell");
  expect(notes).toMatchObject([
    {
      title: "Ansa",
      type: "npc",
      visibility: "known",
      text: "Sister of Oda.\n\n- Age: 70\n- sister: Oda",
      secret: "### Debt\n\nShe owes.",
      links: ["Oda"],
    },
    { title: "Oda", visibility: "dm" },
  ]);
});

test.each([
  [
    "Open5e",
    [{ model: "api_v2.item", pk: "x", fields: { name: "Rope", desc: "Hemp.", cost: "1 gp", document: "srd" } }],
    "item",
    "Hemp.\n\n- cost: 1 gp",
  ],
  [
    "5e database",
    [{ index: "rope", name: "Rope", url: "/api/2014/equipment/rope", desc: ["Hemp."], cost: { quantity: 1, unit: "gp" } }],
    "item",
    "Hemp.\n\n- cost: quantity 1, unit gp",
  ],
])("data of %s become entries", (format, value, type, text) => {
  expect(read("data.json", json(value))).toMatchObject({ format, notes: [{ title: "Rope", type, text }] });
});

test("script in HTML is text that is left out", () => {
  const { notes } = read(
    "j.json",
    json({
      name: "J",
      pages: [{ name: "P", text: { content: "<p onclick='x()'>Hi<script>alert(1)</script></p><img src=x onerror=alert(1)>" } }],
    }),
  );
  expect(notes).toMatchObject([{ text: "Hi" }]);
});
