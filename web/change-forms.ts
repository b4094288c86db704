import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";
import type { GraphQLInputField } from "graphql";
import type { Plugin } from "vite";
import type { ChangeField } from "virtual:change-forms";

/** The API's schema, from which the forms of changes are made. */
export const schemaFile = join(import.meta.dirname, "..", "graphql", "schema.graphql");

const id = "virtual:change-forms";

/** Brings the fields of every change by hand, as the API's schema has them, into the page as the module `virtual:change-forms`. */
export const changeForms = (): Plugin => ({
  name: "change-forms",
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export const changeForms = ${JSON.stringify(readForms())};` : null),
});

const readForms = (): Record<string, readonly ChangeField[]> => {
  const changes = buildSchema(readFileSync(schemaFile, "utf8")).getType("ChangeInput");
  if (!isInputObjectType(changes)) throw new Error(`"${schemaFile}" has no input type "ChangeInput".`);
  return Object.fromEntries(
    Object.values(changes.getFields()).flatMap(({ name, type }) => {
      const fields = getNamedType(type);
      return isInputObjectType(fields) ? [[name, Object.values(fields.getFields()).flatMap((field) => describeField(field))]] : [];
    }),
  );
};

/** A field of a form; the fields of a nested input have a path. */
const describeField = ({ name, type }: GraphQLInputField): readonly ChangeField[] => {
  const required = isNonNullType(type);
  const list = isListType(required ? type.ofType : type);
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).flatMap((field) =>
      describeField(field).map((inner) => ({ ...inner, path: [name, ...inner.path] })),
    );
  const values = isEnumType(named) ? named.getValues().map(({ name: value }) => value) : [];
  return [{ path: [name], kind: list ? "LIST" : values.length > 0 ? "CHOICE" : (kinds[named.name] ?? "TEXT"), required, values }];
};

const kinds: Readonly<Record<string, ChangeField["kind"]>> = { Int: "NUMBER", Float: "NUMBER", Boolean: "YES_NO", JSON: "JSON" };
