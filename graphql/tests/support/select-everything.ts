import { getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from "graphql";
import type { GraphQLField, GraphQLObjectType } from "graphql";

/** How everything is selected. */
export interface Everything {
  /** Arguments for the fields that need some, by coordinate. */
  readonly required: Readonly<Record<string, string>>;
  /** Hears of each field that is selected. */
  readonly visit: (coordinate: string) => void;
}

/** A selection of every field of `type`, objects down to `depth`. */
export const selectEverything = (type: GraphQLObjectType, depth: number, how: Everything): string => {
  const parts = Object.values(type.getFields()).map((field) => selectField(type, field, depth, how));
  return `{ __typename ${parts.join(" ")} }`;
};

const selectField = (parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, depth: number, how: Everything): string => {
  const coordinate = `${parent.name}.${field.name}`;
  const args = how.required[coordinate] ?? "";
  const named = getNamedType(field.type);
  if (field.args.some(isRequiredArgument) && !args) return "";
  if (isObjectType(named) && depth === 0) return "";
  how.visit(coordinate);
  if (isInterfaceType(named)) return `${field.name}${args} { __typename }`;
  return isObjectType(named) ? `${field.name}${args} ${selectEverything(named, depth - 1, how)}` : `${field.name}${args}`;
};
