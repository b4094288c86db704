import { getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from "graphql";
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";

/** Arguments for the fields that need some. */
export type Required = Readonly<Record<string, string>>;

/** A selection of every field of `type`, objects down to `depth`; `visit` hears of each field. */
export const selectEverything = (
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  depth: number,
  required: Required,
  visit: (coordinate: string) => void,
): string => {
  const parts = Object.values(type.getFields()).map((field) => selectField(schema, type, field, depth, required, visit));
  return `{ __typename ${parts.join(" ")} }`;
};

const selectField = (
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  depth: number,
  required: Required,
  visit: (coordinate: string) => void,
): string => {
  const coordinate = `${parent.name}.${field.name}`;
  if (field.args.some(isRequiredArgument) && !required[coordinate]) return "";
  const named = getNamedType(field.type);
  const args = required[coordinate] ?? "";
  if (isInterfaceType(named)) {
    visit(coordinate);
    return `${field.name}${args} { __typename }`;
  }
  if (!isObjectType(named)) {
    visit(coordinate);
    return `${field.name}${args}`;
  }
  if (depth === 0) return "";
  visit(coordinate);
  return `${field.name}${args} ${selectEverything(schema, named, depth - 1, required, visit)}`;
};
