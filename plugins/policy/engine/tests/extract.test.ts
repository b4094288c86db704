import { PredicateGraph, nodeLists } from "freeform-rpg/schemas/policy";
import { extractText, findMentions, indexNames } from "freeform-rpg/plugins/policy/engine/lib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { wildTexts } from "./wild-texts.ts";

const read = (text: string, tools: readonly string[] = []) => extractText(text, { context: { tools_available: [...tools] } });

/** Each node's text is the text at its span. */
const checkSpans = (graph: PredicateGraph): void => {
  const at = ({ start, end }: { start: number; end: number }) => graph.text.slice(start, end);
  expect(PredicateGraph.parse(graph)).toEqual(graph);
  for (const { text, span } of [...graph.entities, ...graph.claims]) expect(at(span)).toBe(text);
  for (const { code, span } of graph.code_blocks) expect(at(span)).toBe(code);
  for (const { name, span } of graph.tool_calls) expect(at(span)).toContain(name);
  for (const { result, type, span } of graph.operations) if (type === "inference") expect(at(span).endsWith(String(result))).toBe(true);
  for (const list of nodeLists) for (const { span } of graph[list]) if (span) expect(span.start).toBeLessThan(span.end + 1);
};

test.each(wildTexts)("$name: is read as what it is, every span exact", ({ text, tools, ...wanted }) => {
  const graph = read(text, tools);
  checkSpans(graph);
  const found = {
    calls: graph.tool_calls.map(({ name }) => name),
    sources: graph.citations.map(({ source }) => source.value),
    languages: graph.code_blocks.map(({ language }) => language),
    acts: graph.discourse_acts.map(({ type }) => type),
    modalities: graph.claims.map(({ modality }) => modality),
    sums: graph.operations.map(({ operator, result }) => [operator, result]),
    claims: graph.claims.map((claim) => claim.text),
  };
  const { name: _name, ...lists } = wanted;
  expect(found).toMatchObject(lists);
});

const pieces = fc.constantFrom(
  ...'[1] |[^a]: |{"name": "x", "arguments": {}}|```js\n|```\n|~~~|\r\n|\n\n|. |? |! |“|” |(Ada, 1999)|https://a.example|2 + 2 = 5|Therefore, |Odo Marsh |👩‍👧|é|العالم؟ |。|{|}|"|\\|- |# |I think |Hello'.split(
    "|",
  ),
);
const texts = fc.oneof(
  fc.array(fc.oneof(pieces, fc.string({ maxLength: 6 })), { maxLength: 30 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
);
const entities = [{ id: "odo", name: "Odo Marsh", aliases: ["Odo"], type: "character" }];

test("any text is read into a graph that is valid, every span exact, the same each time", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const graph = extractText(text, { entities, context: { tools_available: ["x"] } });
      checkSpans(graph);
      expect(extractText(text, { entities, context: { tools_available: ["x"] } })).toEqual(graph);
    }),
  );
});

test("names are found in composed and decomposed letters", () => {
  const index = indexNames([{ id: "zoe", name: "Zoë Café", type: "character" }]);
  const [mention] = findMentions("Then Zoe\u0308 Cafe\u0301 waves.", index);
  expect(mention).toMatchObject({ entity: { id: "zoe" }, span: { start: 5, end: 15 } });
});
