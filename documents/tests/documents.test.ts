import { FileError, errorsAmong, parseLocatedYaml, schemaProblems, showPath, showProblem } from "freeform-rpg/documents";
import { expect, test } from "vitest";
import { z } from "zod";

const Crew = z.strictObject({ name: z.string(), members: z.array(z.object({ age: z.number() })) });

const check = (text: string): string[] => {
  const yaml = parseLocatedYaml("crew.yaml", text);
  const parsed = Crew.safeParse(yaml.value);
  return parsed.success ? [] : schemaProblems(yaml, parsed.error, ["name", "members"]).map(showProblem);
};

test("every departure from the schema is named with its line", () => {
  expect(check("nam: Gulls\nmembers:\n  - age: 30\n  - age: old\n")).toEqual([
    "crew.yaml:1: name is missing; it must be text.",
    'crew.yaml:4: members[1].age is "old"; it must be a number.',
    'crew.yaml:1: the key "nam" is not known at the top level. Did you mean "name"? Correct the spelling or remove it; if it is part of a text, put the text in quotes.',
  ]);
});

test("a text that is not YAML has a problem and no value", () => {
  const { value, problems } = parseLocatedYaml("crew.yaml", "name: [Gulls\n", 10);
  expect(value).toBeNull();
  expect(problems.map(({ line }) => line)).toEqual([11]);
});

test.each([
  ["brackets", "[".repeat(60)],
  ["indentation", Array.from({ length: 60 }, (_, at) => `${" ".repeat(at)}a:`).join("\n")],
])("nesting beyond reason by %s is rejected before it is parsed", (_, text) => {
  expect(parseLocatedYaml("crew.yaml", text).problems.map(({ message }) => message.slice(0, 15))).toEqual(["nests lists or "]);
});

test("aliases that grow beyond measure are rejected", () => {
  const text = [
    "a: &a [x,x,x,x,x,x,x,x,x]",
    ...["b", "c", "d"].map((name, at) => `${name}: &${name} [${`*${"abc"[at]},`.repeat(9)}]`),
  ].join("\n");
  expect(parseLocatedYaml("crew.yaml", text).problems[0]?.message).toContain("cannot be followed");
});

test("a path is shown as an author reads it", () => expect(showPath(["entities", 2, "attrs", "name"])).toBe("entities[2].attrs.name"));

test("an error lists its problems in reading order, and warnings are no errors", () => {
  const problems = [
    { file: "b.yaml", line: 1, message: "is wrong.", severity: "warning" as const },
    { file: "a.yaml", line: 9, message: "is late.", severity: "error" as const },
    { file: "a.yaml", line: 2, message: "is early.", severity: "error" as const },
  ];
  expect(new FileError("crew/invalid", "The crew is invalid:", problems).message).toBe(
    ["The crew is invalid:", "  a.yaml:2: is early.", "  a.yaml:9: is late.", "  b.yaml:1: warning: is wrong."].join("\n"),
  );
  expect(errorsAmong(problems)).toHaveLength(2);
});
