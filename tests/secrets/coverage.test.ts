import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { argumentsFor } from "./arguments.ts";
import { mutationsFor } from "./mutations.ts";
import { selectPaths } from "./select-paths.ts";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../graphql/schema.graphql"), "utf8"));
const named = { run: "", job: "", replay: "", setup: "", nodes: [""] };

test("every field that has arguments says with which it is asked, and no other does", () => {
  const [query, subscription, mutation] = [schema.getQueryType(), schema.getSubscriptionType(), schema.getMutationType()];
  if (!query || !subscription || !mutation) throw new Error("The schema has no queries, no subscriptions or no mutations.");
  const table = argumentsFor(named);
  const [queries, subscriptions] = [selectPaths(schema, query, table), selectPaths(schema, subscription, table)];
  const mutations = selectPaths(schema, mutation, { ...table, ...mutationsFor(named) }, queries.coordinates);
  expect([...queries.uncovered, ...subscriptions.uncovered, ...mutations.uncovered]).toEqual([]);
  const asked = (coordinate: string) => queries.coordinates.has(coordinate) || subscriptions.coordinates.has(coordinate);
  expect(Object.keys(table).filter((coordinate) => !asked(coordinate))).toEqual([]);
});
