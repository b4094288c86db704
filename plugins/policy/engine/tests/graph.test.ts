import { PredicateGraph } from "freeform-rpg/schemas/policy";
import { extractOutput, extractText, readOutput, writeOutput } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";
import { splitSentences } from "freeform-rpg/language";

const text = `Hello! "Stop!" says Odo Marsh. Mr. Marsh has 3.5 coins... and more. Python was created in 1991 [1]. 2 + 2 = 5.

\`\`\`py
eval(x)
\`\`\`
Birds fly. Penguins are birds. Therefore, penguins fly. Use transfer({"amount": "100"}) now.

[1] https://python.org/history`;
const graph = extractText(text, {
  entities: [{ id: "odo", name: "Odo Marsh", aliases: ["Marsh"], type: "character" }],
  context: { tools_available: ["transfer"] },
});

test("every span is the exact place of its node", () => {
  expect(PredicateGraph.parse(graph)).toEqual(graph);
  const at = ({ span }: { span?: { start: number; end: number } | undefined }) => text.slice(span?.start, span?.end);
  expect(graph.entities.map(at)).toEqual(["Odo Marsh", "Marsh"]);
  for (const claim of graph.claims) expect(at(claim)).toBe(claim.text);
  expect(graph.code_blocks.map(at)).toEqual(["eval(x)"]);
  expect(graph.tool_calls.map(at)).toEqual(['transfer({"amount": "100"})']);
  expect(graph.citations.map(at)).toEqual(["[1]"]);
});

test("a text gives claims, sums, inferences, sources and acts", () => {
  expect(graph.claims.map((claim) => claim.text)).toContain("Birds fly.");
  expect(graph.operations).toMatchObject([
    { type: "arithmetic", operands: [2, 2], result: 5 },
    { type: "inference", operands: ["Birds fly.", "Penguins are birds."] },
  ]);
  expect(graph.citations).toMatchObject([{ source: { type: "url", value: "https://python.org/history" } }]);
  expect(graph.discourse_acts.map(({ type }) => type)).toContain("GREETING");
  expect(graph.entities[1]?.attributes).toEqual({ canonical_id: "odo", name: "Odo Marsh" });
});

test.each<[string, object, string]>([
  ["outside the text", { entities: [{ id: "e1", text: "x", type: "t", span: { start: 0, end: 99 } }] }, "outside the text"],
  ["inverted", { entities: [{ id: "e1", text: "x", type: "t", span: { start: 3, end: 1 } }] }, "inverted"],
])("a span that is %s is an error", (_, changes, message) => {
  const parsed = PredicateGraph.safeParse({ ...extractText("A text."), ...changes });
  expect(parsed.error?.message).toContain(message);
});

test("ids have their list's prefix, are given once, and refer to nodes that are there", () => {
  const claim = { id: "c1", text: "A", modality: "factual", span: { start: 0, end: 1 } };
  const wrong = (claims: object[]) => PredicateGraph.safeParse({ ...extractText("A text."), claims, discourse_acts: [] }).error?.message;
  expect(wrong([{ ...claim, id: "claim-1" }])).toContain('must be \\"c\\" and a number');
  expect(wrong([claim, claim])).toContain("given twice");
  expect(wrong([{ ...claim, entity_refs: ["e9"] }])).toContain('No node has the id \\"e9\\"');
});

test("spans count UTF-16 units", () => {
  const { claims } = extractText("🎲🎲 roll. The die falls.");
  expect(claims.map(({ span }) => span)).toEqual([
    { start: 0, end: 10 },
    { start: 11, end: 25 },
  ]);
});

test.each([
  ['"Stop!" Odo says. He runs.', 2],
  ['"Stop!" Odo runs.', 2],
  ["Dr. Vale nods. It is 3.5 miles.", 2],
  ["He waits... and waits. Then he goes.", 2],
  ["One\n\nTwo", 2],
])("%s has its sentences", (prose, count) => {
  expect(splitSentences(prose)).toHaveLength(count);
});

test("a structured output can be judged as one text and read back", () => {
  const output = { text: "I pay.", tool_calls: [{ name: "pay", arguments: { amount: "5" } }] };
  expect(extractOutput(output).tool_calls).toMatchObject([{ name: "pay" }]);
  expect(readOutput(writeOutput(output))).toEqual(output);
});
