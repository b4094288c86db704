import { createPolicyEngine, loadShippedPolicies } from "freeform-rpg/plugins/policy/engine/lib";
import { expect, test } from "vitest";

const engine = createPolicyEngine(loadShippedPolicies());
const breaches = async (text: string): Promise<string[]> =>
  (await engine.check(text, { packs: ["core.citation-grounding.v1"] })).violations.map(({ rule_id }) => rule_id);

test.each([
  "Guido van Rossum created Python.",
  "The Eiffel Tower is in Paris.",
  "All birds can fly.",
  "Copper conducts electricity better than iron.",
  "Water boils at a lower temperature on mountains.",
])("the plain claim %j needs a citation", async (text) => expect(await breaches(text)).toEqual(["grounded"]));

test.each([
  "I think Python is great.",
  "We have asked the warehouse.",
  "Is Paris in France?",
  "Open the lid.",
  "Here is the list:",
  "# The history of Python",
  '"Rome is old," she said.',
  "If it rains, the river floods.",
  "Bake the bread until it is brown.",
  "The following code prints a line.",
])("%j needs none", async (text) => expect(await breaches(text)).toEqual([]));

test("a plain claim shares the citation that follows in its paragraph, and no other", async () => {
  const listed = "\n\n[1] https://example.org/birds";
  expect(await breaches(`Penguins are birds. Penguins swim well [1].${listed}`)).toEqual([]);
  expect(await breaches(`Penguins are birds.\n\nPenguins swim well [1].${listed}`)).toEqual(["grounded"]);
  expect(await breaches(`Penguins swim well [1]. Penguins are birds.${listed}`)).toEqual(["grounded"]);
});

test.each([
  "Penguins swim well (source: ).",
  "Penguins swim well (source: n/a).",
  "Penguins swim well [citation needed].",
  "Penguins swim well [1].\n\n[1] TODO",
  "Penguins swim well [1].\n\n[1] https://",
  "Penguins swim well [1].\n\n[1] -",
  "Penguins swim well (Source: TBD).",
  "Penguins swim well.[^1]\n\n[^1]:",
  "Penguins swim well [1].",
  "Penguins swim well.[^a]",
])("the source of %j is empty or missing", async (text) => expect(await breaches(text)).toEqual(["source-listed"]));

test("a citation of a graph may be empty in any way", async () => {
  const text = "Penguins swim well.";
  for (const value of ["", "  ", "http:///x", "unknown", "..."]) {
    const claim = { id: "c1", text, modality: "factual", span: { start: 0, end: text.length } };
    const citation = { id: "cit1", claim_id: "c1", source: { type: "url", value } };
    const lists = {
      entities: [],
      claims: [claim],
      operations: [],
      tool_calls: [],
      citations: [citation],
      code_blocks: [],
      discourse_acts: [],
    };
    const graph = { schema_version: "1.0.0", output_id: "o", text, ...lists };
    const { violations } = await engine.check(text, { packs: ["core.citation-grounding.v1"], graph });
    expect(violations.map(({ rule_id }) => rule_id)).toEqual(["source-listed"]);
  }
});

test("an empty list of tools allows none, and no list allows all", async () => {
  const call = '{"name": "fly", "arguments": {}}';
  const rules = async (given: Record<string, never[]>) =>
    (await engine.check(call, { packs: ["core.tool-use.v1"], given })).violations.map(({ rule_id }) => rule_id);
  expect(await rules({ tools_available: [] })).toEqual(["known-tool"]);
  expect(await rules({})).toEqual([]);
});
