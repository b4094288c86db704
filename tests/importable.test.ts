import { buildCanon } from "freeform-rpg/plugins/canon/corrections/lib";
import { classifySegments } from "freeform-rpg/plugins/ingest/classify/lib";
import { layOutBook } from "freeform-rpg/plugins/ingest/extract/lib";
import { segmentBook } from "freeform-rpg/plugins/ingest/segment/lib";
import { detectStructure } from "freeform-rpg/plugins/ingest/structure/lib";
import { chunkPack } from "freeform-rpg/plugins/memory/lore/lib";
import { correct, evaluate, extractText, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { checkThreads, equivalent } from "freeform-rpg/plugins/turn/reconciler/lib";
import { loadedDice, resolve } from "freeform-rpg/plugins/turn/resolver/lib";
import { createRuleRegistry, createSelfCorrection } from "freeform-rpg/plugins/policy/self-correction/lib";
import { mergeSystems } from "freeform-rpg/plugins/rules/systems/lib";
import { validate } from "freeform-rpg/plugins/turn/validator/lib";
import { PackFrontmatter } from "freeform-rpg/schemas/packs";
import { InterpreterOutput, PlannerOutput } from "freeform-rpg/schemas/turn";
import type { Extraction } from "freeform-rpg/schemas";
import { sampleWorld } from "freeform-rpg/testing/context";
import { expect, test } from "vitest";
import { z } from "zod";

const world = sampleWorld();
const climb = validate(InterpreterOutput.parse({ intent: "climb", proposed_actions: [{ action: "climb", target_id: "hearth" }] }), world);
const policies = loadShippedPolicies();
const now = () => "2026-01-01T00:00:00Z";
const Draft = z.object({ id: z.string(), text: z.string() });
const { validate: judge } = createRuleRegistry<z.infer<typeof Draft>>({
  idOf: ({ id }) => id,
  now,
  rules: [{ id: "short", check: ({ text }) => (text.length > 3 ? [{ severity: "error", field: "text", message: "Too long" }] : []) }],
});
const places = [{ page: 1, box: [0, 0, 1, 1] as [number, number, number, number] }];
const book: Extraction = {
  title: "Book",
  page_count: 1,
  pages: [
    {
      number: 1,
      width: 1,
      height: 1,
      order: "stream",
      matter: "body",
      ocr: false,
      heads: [],
      blocks: [
        { type: "heading", text: "Monsters", level: 1, places },
        { type: "para", text: "The eel bites. ".repeat(80), places },
      ],
    },
  ],
  bookmarks: [],
  warnings: [],
};
const segments = () => segmentBook(book, detectStructure(book), { least: 150, most: 2000, target: 600 });
const threads = [{ id: "td-1", title: "Open question: who cut the rope?", type: "MYSTERY" as const }];
const question = { title: "Open question: who cut the rope", type: "MYSTERY" as const };
const file = {
  id: "p:a",
  path: "locations/a.md",
  title: "A",
  metadata: PackFrontmatter.parse({ id: "a", type: "location" }),
  body: "# A\n\nA bar.\n",
  bodyLine: 1,
};

test.each<[string, () => unknown, unknown]>([
  ["dedup", () => equivalent("MYSTERY", question.title, "open question: WHO cut the rope, currently?"), true],
  [
    "thread checks",
    () => checkThreads(threads, { adds: [{ ...question, title: `${question.title}?` }], resolves: [] }).diagnostics.map(({ code }) => code),
    ["THREAD_DUPLICATE_LIKE_ADD", "THREAD_MISSING_EQUIVALENT_RESOLVE"],
  ],
  [
    "the canonical map",
    () =>
      buildCanon({
        entities: [{ id: "s", name: "Stable", type: "location", aliases: [] }],
        threads: [],
        corrections: [],
      }).entities.resolveName("  STABLE "),
    { kind: "entity", id: "s" },
  ],
  ["the validator", () => climb.allowed_actions.length + climb.blocked_actions.length, 1],
  ["the resolver, with given dice", () => resolve(world, climb, PlannerOutput.parse({}), loadedDice([6, 6])).seed, ""],
  ["the policy evaluator", () => evaluate(policies, extractText("2 + 2 = 5.")).some(({ rule_id }) => rule_id === "sums-hold"), true],
  [
    "the corrector",
    () => correct("It has 2 + 2 = 5 legs.", { policies, extract: (text) => extractText(text) }),
    { corrected_text: "It has 2 + 2 = 4 legs." },
  ],
  [
    "self-correction",
    () =>
      createSelfCorrection({ schema: Draft, validate: judge, now, ask: async () => ({ value: { id: "d", text: "ok" } }) }).correct(
        { id: "d", text: "too long" },
        judge({ id: "d", text: "too long" }),
      ),
    { status: "validated", final_draft: { text: "ok" } },
  ],
  ["the chunker", async () => (await chunkPack({ manifest: { id: "p" }, files: [file] })).map(({ id }) => id), ["p:a:intro"]],
  ["structure detection", () => detectStructure(book).sections.length, 1],
  ["the segmenter", () => segments().segments.map(({ title }) => title), ["Monsters"]],
  ["the classifier", () => classifySegments(segments().segments).segments.length, 1],
  ["the PDF layout", () => layOutBook([{ number: 1, width: 612, height: 792, runs: [] }]).length, 1],
  ["the merge of systems", () => mergeSystems({ a: { x: [1] } }, { a: { x: [2] } }), { a: { x: [1, 2] } }],
])("%s can be imported and used without a server or a database", async (_, use, expected) => {
  expect({ made: await use() }).toMatchObject({ made: expected });
});
