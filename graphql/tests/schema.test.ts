import {
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
import type { ApiPart } from "../builder/tokens.ts";
import { buildSchema } from "../build-schema.ts";
import { printApi, readSchema } from "../print-schema.ts";
import { Turn } from "../types/turn.ts";

test("the committed schema is the one that is served", async () => {
  const [committed, served] = [await readSchema(), printApi()].map((text) => print(parse(text)));
  expect(committed, "Run `node graphql/print-schema.ts` and commit graphql/schema.graphql.").toBe(served);
});

test("every element has a description that says more than its name", () => {
  expect(undescribed()).toEqual([]);
});

test("two schemas live in one process, each with its own parts", () => {
  const addOmen: ApiPart = (builder) => {
    builder.objectField(Turn, "omen", (t) =>
      t.string({ description: "What the birds say.", resolve: ({ turn_no }) => `${turn_no} crows` }),
    );
  };
  const [plain, extended] = [buildSchema(), buildSchema([addOmen])];
  const fieldsOf = (schema: typeof plain) => {
    const type = schema.getType("Turn");
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fieldsOf(plain)).not.toContain("omen");
  expect(fieldsOf(extended)).toContain("omen");
});

const undescribed = (): string[] => {
  const missing: string[] = [];
  const check = (name: string, description: string | null | undefined) => {
    if (!description || description.length < 8) missing.push(name);
  };
  for (const type of Object.values(buildSchema().getTypeMap())) {
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
