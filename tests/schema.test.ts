import { readFile } from "node:fs/promises";
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  print,
} from "graphql";
import { expect, test } from "vitest";
import { readEnvironment } from "../cli/environment.ts";
import { printSchema } from "../cli/host.ts";

const served = await printSchema(readEnvironment({}));

test("the committed schema is the one that is served, what plugins add included", async () => {
  const committed = await readFile(new URL("../graphql/schema.graphql", import.meta.url), "utf8");
  expect(print(parse(committed)), "Run `npm run codegen` and commit graphql/schema.graphql.").toBe(print(parse(served)));
});

test("every element has a description that says more than its name", () => {
  expect(undescribed()).toEqual([]);
});

const undescribed = (): string[] => {
  const missing: string[] = [];
  const check = (name: string, description: string | null | undefined) => {
    if (!description || description.length < 8) missing.push(name);
  };
  for (const type of Object.values(buildSchema(served).getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(type.name, type.description);
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field.description);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field.description);
      for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg.description);
    }
  }
  return missing;
};
