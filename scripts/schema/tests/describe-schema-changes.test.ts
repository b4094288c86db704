import { expect, test } from "vitest";
import { describeSchemaChanges } from "../describe-schema-changes.ts";

test("changes are listed by what they mean for clients, without those of descriptions", async () => {
  const before = `type Query { turn: String, scene: String } enum Kind { A }`;
  const after = `type Query { "The turn." turn: String, threads: String } enum Kind { A B }`;
  expect(await describeSchemaChanges(before, after)).toMatchInlineSnapshot(`
    "## Breaking: operations that were valid are no longer, or are answered differently (1)

    - Field 'scene' was removed from object type 'Query'

    ## Dangerous: clients may meet values that they do not know (1)

    - Enum value 'B' was added to enum 'Kind'

    ## Compatible (1)

    - Field 'threads' was added to object type 'Query'"
  `);
  expect(await describeSchemaChanges(before, before)).toBe("The schema has not changed.");
});
