import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReviewAnswer, ReviewDecision, ReviewKind } from "freeform-rpg/schemas";
import { readPack } from "freeform-rpg/plugins/memory/lore/lib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerReview } from "../review/answer-review.ts";
import { findReview } from "../review/read-review.ts";
import { writePack } from "./write-pack.ts";

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "review-"));
  folder = join(parent, "book");
});
afterEach(() => rm(parent, { recursive: true }));

const npcs = ["levus", "credits", "dragon"];
const entry = (id: string) =>
  `---\n# From the book.\nid: ${id}\ntype: npc\nname: ${id}\nrelated_entities: [${npcs.filter((one) => one !== id).join(", ")}]\n---\n\n# ${id}\n\nText about ${id}.\n`;
const page = `---\nid: storytelling_pacing\ntype: general\nname: Pacing\nvisibility: dm\n---\n
# Pacing\n\n## Pace\n\nGo on.\n\n## Breathe\n\nGo on.\n`;

/** A decision about one case for each name. */
const decide = (kind: ReviewKind, files: Readonly<Record<string, readonly string[]>>, answers: readonly ReviewAnswer[]): ReviewDecision => {
  const type = kind === "type" ? "npc" : null;
  const key = type === null ? kind : `${kind}_${type}`;
  return {
    key,
    kind,
    title: kind,
    ask: "Keep.",
    type,
    answers: ["keep", ...answers],
    cases: Object.entries(files).map(([name, paths], nth) => ({
      key: `${key}_${nth + 1}`,
      text: "Unsure.",
      name,
      files: [...paths],
      pages: [nth + 1, nth + 1],
      answered: null,
    })),
  };
};

beforeEach(async () => {
  const decisions = [
    decide("licence", { licence: [] }, []),
    decide("type", Object.fromEntries(npcs.map((id) => [id, [`npcs/${id}.md`]])), ["drop", "rename", "retype", "hide"]),
    decide("advice", { Pace: ["storytelling/pacing.md"], Breathe: ["storytelling/pacing.md"] }, ["drop"]),
  ];
  await writePack(folder, {
    "pack.yaml": 'id: book\nname: Book\nversion: "1.0.0"\n',
    ...Object.fromEntries(npcs.map((id) => [`npcs/${id}.md`, entry(id)])),
    "storytelling/pacing.md": page,
    "review.json": JSON.stringify({ decisions }),
    "REVIEW_NEEDED.md": decisions.map(({ title, cases }) => `## ${title} (${cases.length})\n\n- [ ] Keep.\n`).join("\n"),
  });
});

const answer = (decision: string, one: number | null, as: ReviewAnswer, value: string | null = null) =>
  answerReview(folder, { decision, case: one === null ? null : `${decision}_${one}`, as, value });
const entries = async () => new Map((await readPack(folder)).files.map((one) => [one.id, one]));
const boxes = async () => (await readFile(join(folder, "REVIEW_NEEDED.md"), "utf8")).match(/^- \[.\]/gm);

test("each answer changes the pack at once, and a decision is ticked off when all its cases are answered", async () => {
  await answer("type_npc", 1, "rename", "King Levus");
  await answer("type_npc", 2, "drop");
  expect(await boxes()).toEqual(["- [ ]", "- [ ]", "- [ ]"]);
  await answer("type_npc", 3, "retype", "location");
  const found = await entries();
  expect([...found.keys()].toSorted()).toEqual(["book:dragon", "book:levus", "book:storytelling_pacing"]);
  expect(found.get("book:levus")).toMatchObject({ title: "King Levus", body: "\n# King Levus\n\nText about levus.\n" });
  expect(found.get("book:levus")?.metadata.related_entities).toEqual(["dragon"]);
  expect(found.get("book:dragon")?.metadata).toMatchObject({ type: "location", related_entities: ["levus"] });
  expect(await readFile(join(folder, "npcs/levus.md"), "utf8")).toContain("# From the book.");
  expect(await boxes()).toEqual(["- [ ]", "- [x]", "- [ ]"]);
  expect((await findReview(folder))?.review.decisions[1]?.cases.map(({ answered }) => answered)).toEqual([
    { as: "rename", value: "King Levus" },
    { as: "drop", value: null },
    { as: "retype", value: "location" },
  ]);
});

test("one answer settles all open cases of a decision", async () => {
  await answer("type_npc", 2, "drop");
  await answer("type_npc", null, "hide");
  const found = await entries();
  expect(["book:levus", "book:dragon"].map((id) => found.get(id)?.metadata.visibility)).toEqual(["dm", "dm"]);
  await answer("licence", null, "keep");
  expect(await boxes()).toEqual(["- [x]", "- [x]", "- [ ]"]);
});

test("dropped advice leaves its page, and the last one takes the page along", async () => {
  await answer("advice", 1, "drop");
  expect((await entries()).get("book:storytelling_pacing")?.body).toBe("\n# Pacing\n\n## Breathe\n\nGo on.\n");
  await answer("advice", 2, "drop");
  expect((await entries()).has("book:storytelling_pacing")).toBe(false);
});

test("answers that come at the same moment are all recorded, and one that comes twice changes nothing", async () => {
  await Promise.all([answer("type_npc", 1, "hide"), answer("type_npc", 2, "keep"), answer("type_npc", 3, "drop")]);
  const review = await answer("type_npc", 3, "drop");
  expect(review.decisions[1]?.cases.map(({ answered }) => answered?.as)).toEqual(["hide", "keep", "drop"]);
});

test.each([
  { given: ["nothing", 1, "keep", null], code: "review_case_not_found", message: /has no decision "nothing".*type_npc/ },
  { given: ["type_npc", 9, "keep", null], code: "review_case_not_found", message: /type_npc_1 to type_npc_3/ },
  { given: ["licence", 1, "drop", null], code: "review_answer_invalid", message: /Use one of: keep/ },
  { given: ["type_npc", 1, "rename", null], code: "review_answer_invalid", message: /needs the new name/ },
  { given: ["type_npc", 1, "rename", " "], code: "review_answer_invalid", message: /needs the new name/ },
  { given: ["type_npc", null, "rename", "X"], code: "review_answer_invalid", message: /one case/ },
  { given: ["type_npc", 1, "retype", "wizard"], code: "review_answer_invalid", message: /not "wizard".*location/ },
  { given: ["type_npc", 1, "hide", "dm"], code: "review_answer_invalid", message: /Only "rename" takes a name/ },
] as const)("the answer $given is refused and changes nothing", async ({ given: [decision, one, as, value], code, message }) => {
  await expect(answer(decision, one, as, value)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  expect(await boxes()).toEqual(["- [ ]", "- [ ]", "- [ ]"]);
  expect((await entries()).get("book:levus")?.title).toBe("levus");
});

test("another answer to the same case, a folder without a review and one that was edited are refused", async () => {
  await answer("type_npc", 1, "hide");
  await expect(answer("type_npc", 1, "drop")).rejects.toMatchObject({ code: "review_case_answered" });
  await rm(join(folder, "npcs/credits.md"));
  await expect(answer("type_npc", 2, "hide")).rejects.toMatchObject({
    code: "review_answer_invalid",
    message: expect.stringMatching(/is gone/),
  });
  await answer("type_npc", 2, "drop");
  await writeFile(join(folder, "review.json"), "{");
  await expect(answer("type_npc", 3, "keep")).rejects.toMatchObject({ code: "pack_review_invalid" });
  await rm(join(folder, "review.json"));
  await expect(answer("type_npc", 3, "keep")).rejects.toMatchObject({ code: "pack_review_not_found" });
  expect(await findReview(folder)).toBeNull();
});
