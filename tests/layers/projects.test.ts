import { expect, test } from "vitest";
import { isApart, isUnit, listProjects } from "../../vitest.projects.ts";

test.each([
  ["opens a database itself", "reaches-database.ts"],
  ["opens one through a helper, two files away", "reaches-database-by-helper.ts"],
  ["starts a process", "starts-process.ts"],
  ["imports the database on demand", "imports-database-later.ts"],
])("a file that %s is no unit test", (_, file) => expect(isUnit(`tests/layers/fixtures/projects/${file}`)).toBe(false));

test("a file that imports types, values and plugins without a database is a unit test", () =>
  expect(isUnit("tests/layers/fixtures/projects/reaches-nothing.ts")).toBe(true));

test("every test file runs in one project, and sweeps and what needs a browser in none of them", () => {
  const { unit, engine } = listProjects();
  expect(unit.length).toBeGreaterThan(80);
  expect(engine.length).toBeGreaterThan(50);
  expect(new Set([...unit, ...engine]).size).toBe(unit.length + engine.length);
  expect([...unit, ...engine].filter(isApart)).toEqual([]);
});
