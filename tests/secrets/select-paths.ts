import { getNamedType, isAbstractType, isCompositeType, isObjectType } from "graphql";
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from "graphql";

/** How fields with arguments are asked: by coordinate, once with each of these. */
export type Arguments = Readonly<Record<string, readonly string[]>>;

/** What can be asked below a field. */
export interface Paths {
  /** Selections of it: each goes down to one object and asks all its plain values. */
  readonly selections: readonly string[];
  /** Every field that one of them asks, by coordinate. */
  readonly coordinates: ReadonlySet<string>;
  /** Fields with arguments that the table does not know. */
  readonly uncovered: ReadonlySet<string>;
}

/**
 * Every field is followed once, here or `before`, to what lies below it; further ways to the same field, and objects within an object of their own type, are
 * asked for plain values alone.
 */
export const selectPaths = (schema: GraphQLSchema, root: GraphQLObjectType, table: Arguments, before?: ReadonlySet<string>): Paths => {
  const [coordinates, uncovered, followed] = [new Set<string>(), new Set<string>(), new Set<string>(before)];
  const waysTo = (parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>): readonly string[] => {
    const coordinate = `${parent.name}.${field.name}`;
    coordinates.add(coordinate);
    if (field.args.length === 0) return [field.name];
    if (table[coordinate] === undefined) uncovered.add(coordinate);
    return (table[coordinate] ?? []).map((given, nth) => `${nth === 0 ? "" : `${field.name}_${nth}: `}${field.name}${given}`);
  };
  const below = (type: GraphQLObjectType, above: readonly string[]): string[] => {
    const fields = Object.values(type.getFields());
    const [inner, plain] = [fields.filter(isInner), fields.filter((field) => !isInner(field))];
    const values = spread(plain.map((field) => waysTo(type, field)));
    const deeper = above.includes(type.name) ? [] : inner;
    return [...values, ...deeper.flatMap((field) => into(type, field, [...above, type.name]))];
  };
  const into = (parent: GraphQLObjectType, field: GraphQLField<unknown, unknown>, above: readonly string[]): string[] => {
    const named = getNamedType(field.type);
    const types = isAbstractType(named) ? schema.getPossibleTypes(named) : isObjectType(named) ? [named] : [];
    const known = followed.has(`${parent.name}.${field.name}`);
    followed.add(`${parent.name}.${field.name}`);
    const inside = types.flatMap((type) =>
      below(type, known ? [...above, type.name] : above).map((selection) =>
        isAbstractType(named) ? `... on ${type.name} { ${selection} }` : selection,
      ),
    );
    return waysTo(parent, field).flatMap((way) => inside.map((selection) => `${way} { ${selection} }`));
  };
  const selections = Object.values(root.getFields()).flatMap((field) => (isInner(field) ? into(root, field, []) : waysTo(root, field)));
  return { selections, coordinates, uncovered };
};

const isInner = ({ type }: GraphQLField<unknown, unknown>): boolean => isCompositeType(getNamedType(type));

/** Selections that between them hold every way to every plain value. */
const spread = (ways: readonly (readonly string[])[]): string[] => {
  const most = Math.max(1, ...ways.map(({ length }) => length));
  return Array.from({ length: most }, (_, nth) => ["__typename", ...ways.flatMap((each) => each[nth] ?? [])].join(" "));
};
