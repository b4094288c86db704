import type { FieldNode, GraphQLField, GraphQLObjectType } from "graphql";
import { getArgumentValues, getNamedType, isObjectType } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { z } from "zod";
import { canonSql } from "./canon-sql.ts";
import type { CanonSql } from "./canon-sql.ts";
import type { Operation } from "./selection.ts";
import { selectFields } from "./selection.ts";
import { viewerRow } from "./viewer-row.ts";

/** Gives aliases that are unique within a statement. */
export type NameRow = () => RawBuilder<unknown>;

/** Names rows `r1`, `r2` and so on. */
export const nameRows = (): NameRow => {
  let count = 0;
  return () => sql.ref(`r${++count}`);
};

/** The input from which a field's `below` builds its sub-select. */
export interface Below {
  /** The parent row's alias. */
  readonly parent: RawBuilder<unknown>;
  /** The name of the type that has the field. */
  readonly typeName: string;
  /** The alias of the viewer's membership: `user_id`, `campaign_id`, `role`. */
  readonly viewer: RawBuilder<unknown>;
  /** Reads rows as canon has them. */
  readonly canon: CanonSql;
  /** The field's arguments, parsed. */
  args<T>(schema: z.ZodType<T>): T;
  /** A fresh row alias. */
  name(): RawBuilder<unknown>;
  /** The selected part of a row as JSON. Each of `paths` leads from the field to the row's own: `["edges", "node"]` for a connection. Default: the field is the row. */
  select(row: RawBuilder<unknown>, paths?: readonly (readonly string[])[]): RawBuilder<unknown>;
  /** Whether the field asks for `name` below itself. */
  asks(name: string): boolean;
  /** What the field selects, where the statement writes the answer itself; `null` where resolvers do. */
  readonly answers: (() => readonly SelectedPart[]) | null;
}

/** A field that is selected below another one. */
export interface SelectedPart {
  readonly responseKey: string;
  readonly name: string;
  /** The name of the type that has the field. */
  readonly typeName: string;
  /** What it selects itself. */
  parts(): readonly SelectedPart[];
  /** JSON of what it selects of a row. */
  select(row: RawBuilder<unknown>): RawBuilder<unknown>;
}

export { viewerRow } from "./viewer-row.ts";

/** SQL of one JSON object with what the selected fields of `type` need of `row`. */
export type CompileObject = (
  operation: Operation,
  nameRow: NameRow,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  row: RawBuilder<unknown>,
) => RawBuilder<unknown>;

/** A selected field within its statement. */
export interface SelectedField {
  readonly operation: Operation;
  readonly nameRow: NameRow;
  /** The type that has it. */
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  readonly nodes: readonly FieldNode[];
  /** The alias of its parent's row. */
  readonly parent: RawBuilder<unknown>;
}

const uncorrected = canonSql(new Map());

/** Describes one selected field to the `below` that reads it. */
export const belowOf = ({ operation, nameRow, type, field, nodes, parent }: SelectedField, compile: CompileObject): Below => ({
  parent,
  typeName: type.name,
  viewer: viewerRow,
  canon: operation.canon ?? uncorrected,
  name: nameRow,
  args: (schema) => schema.parse(nodes[0] ? getArgumentValues(field, nodes[0], operation.variableValues) : {}),
  select: (row, paths = [[]]) => {
    const found = paths.map((path) => walk(operation, typeOf(field), nodes, path));
    const selected = found.flatMap((each) => each.nodes);
    return compile(operation, nameRow, found[0]?.type ?? typeOf(field), selected, row);
  },
  asks: (name) => [...selectFields(operation, typeOf(field), nodes).values()].some((found) => found[0]?.name.value === name),
  answers: operation.answers ? () => partsOf({ operation, nameRow, field, nodes }, compile) : null,
});

const partsOf = (selected: Omit<SelectedField, "parent" | "type">, compile: CompileObject): readonly SelectedPart[] => {
  const { operation, nameRow, nodes } = selected;
  const type = typeOf(selected.field);
  return [...selectFields(operation, type, nodes)].map(([responseKey, inner]) => {
    const name = inner[0]?.name.value ?? "";
    const field = () => fieldOf(type, name);
    return {
      responseKey,
      name,
      typeName: type.name,
      parts: () => partsOf({ operation, nameRow, field: field(), nodes: inner }, compile),
      select: (row) => compile(operation, nameRow, typeOf(field()), inner, row),
    };
  });
};

const fieldOf = (type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> => {
  const field = type.getFields()[name];
  if (field) return field;
  throw new Error(`"${type.name}" has no field "${name}".`);
};

const typeOf = (field: GraphQLField<unknown, unknown>): GraphQLObjectType => {
  const type = getNamedType(field.type);
  if (isObjectType(type)) return type;
  throw new Error(`The field "${field.name}" has no object type, so it has no selection to read.`);
};

const walk = (operation: Operation, type: GraphQLObjectType, nodes: readonly FieldNode[], path: readonly string[]) => {
  let here = { type, nodes };
  for (const step of path) {
    const field = fieldOf(here.type, step);
    const selected = [...selectFields(operation, here.type, here.nodes).values()].flat().filter(({ name }) => name.value === step);
    here = { type: typeOf(field), nodes: selected };
  }
  return here;
};
