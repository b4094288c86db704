import { getArgumentValues, getNamedType, isEnumType, isLeafType, isListType, isObjectType } from "graphql";
import type { FieldNode, GraphQLField, GraphQLObjectType } from "graphql";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CompileObject, SelectedField } from "../below.ts";
import { belowOf } from "../below.ts";
import { readOf } from "../field-read.ts";
import { fromRow } from "../row.ts";
import { selectFields } from "../selection.ts";
import type { Operation } from "../selection.ts";
import { answerLeaf, requireValue } from "./answer-leaf.ts";
import { isAnswer } from "./answers.ts";
import { Unanswerable } from "./unanswerable.ts";

type Sql = RawBuilder<unknown>;

/** Pairs that one call of a variadic Postgres function takes: 100 arguments, two a pair. */
const pairLimit = 50;

/**
 * SQL of one JSON object that is the answer itself: response keys in their order, values as the API writes them. Throws where a field needs its resolver, and
 * where it is guarded.
 */
export const answerObject: CompileObject = (operation, nameRow, type, nodes, row) => {
  if (optionsOf(type)["authScopes"] !== undefined) throw new Unanswerable(`"${type.name}" is guarded.`);
  const pairs = [...selectFields(operation, type, nodes)].map(
    ([key, fieldNodes]) => sql`${sql.lit(key)}, ${answerField({ operation, nameRow, type, nodes: fieldNodes, parent: row })}`,
  );
  if (pairs.length > pairLimit) throw new Unanswerable(`More than ${pairLimit} fields of one object do not keep their order.`);
  return sql`json_build_object(${sql.join(pairs)})`;
};

const answerField = (selected: Omit<SelectedField, "field">): Sql => {
  const { type } = selected;
  const name = selected.nodes[0]?.name.value ?? "";
  if (name === "__typename") return sql`${sql.lit(type.name)}::text`;
  const field = type.getFields()[name];
  if (!field) throw new Unanswerable(`"${type.name}" has no field "${name}".`);
  requireOpen(field, selected.nodes, selected.operation);
  return answerPassedOn({ ...selected, field }) ?? answerExposed({ ...selected, field });
};

/** The value that the field's read makes as a whole, if there is one. */
const answerPassedOn = (selected: SelectedField): Sql | null => {
  const { field } = selected;
  const read = readOf(field.extensions);
  const isPassedOn = read?.paged || optionsOf(field)["resolve"] === fromRow;
  const make = read?.answer ?? (isPassedOn ? read?.below : undefined);
  if (!make) return null;
  const value = make(belowOf(selected, answerObject));
  if (isLeafType(getNamedType(field.type))) return answerLeaf(field.type, value, read?.answer !== undefined);
  if (!isAnswer(value)) throw new Unanswerable(`"${field.name}" is read as JSON that resolvers select from.`);
  return requireValue(field.type, value);
};

/** The value of a field that exposes what was read under a name. */
const answerExposed = (selected: SelectedField): Sql => {
  const { field, type, parent } = selected;
  const name = field.extensions["pothosExposedField"];
  if (typeof name !== "string") throw new Unanswerable(`"${type.name}.${field.name}" has a resolver.`);
  const named = getNamedType(field.type);
  const value = columnOf(selected, name)?.(parent) ?? keyOf(selected, name);
  if (isObjectType(named)) return answerJson(selected, named, value);
  return answerLeaf(field.type, value, columnOf(selected, name) !== undefined);
};

const columnOf = ({ field, type }: SelectedField, name: string) =>
  readOf(field.extensions)?.columns?.[name] ?? readOf(type.extensions)?.columns?.[name];

/** The key of a JSON value that a field exposes. */
const keyOf = ({ field, type, parent }: SelectedField, name: string): Sql => {
  if (!readOf(type.extensions)?.json) throw new Unanswerable(`"${type.name}.${field.name}" is not read from its row.`);
  if (isEnumType(getNamedType(field.type))) return sql`(${parent}.value ->> ${sql.lit(name)})`;
  return sql`nullif(${parent}.value -> ${sql.lit(name)}, 'null'::jsonb)`;
};

/** A JSON object, of a type whose fields expose its keys. */
const answerJson = ({ operation, nameRow, field, nodes }: SelectedField, type: GraphQLObjectType, value: Sql): Sql => {
  if (!readOf(type.extensions)?.json || isListType(field.type)) throw new Unanswerable(`"${type.name}" is not read as JSON.`);
  const row = nameRow();
  const object = answerObject(operation, nameRow, type, nodes, row);
  return requireValue(
    field.type,
    sql`(select ${object} from (select ${value} as value) as ${row} where jsonb_typeof(${row}.value) = 'object')`,
  );
};

/** Stands for a row that was not read: a guard that looks at it depends on the row. */
const unread = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Unanswerable(`A guard looks at "${String(name)}" of the row.`);
    },
  },
);

/** Throws unless everybody may have the field: its guard lets all in without a look at the row, or it has none. */
const requireOpen = (field: GraphQLField<unknown, unknown>, nodes: readonly FieldNode[], operation: Operation): void => {
  const { authScopes, errors } = optionsOf(field);
  if (errors !== undefined) throw new Unanswerable(`"${field.name}" answers errors.`);
  if (authScopes === undefined) return;
  const args = nodes[0] ? getArgumentValues(field, nodes[0], operation.variableValues) : {};
  if (typeof authScopes === "function" && Reflect.apply(authScopes, undefined, [unread, args]) === true) return;
  throw new Unanswerable(`"${field.name}" is guarded.`);
};

const optionsOf = ({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): Readonly<Record<string, unknown>> => {
  const found = extensions["pothosOptions"];
  return typeof found === "object" && found !== null ? { ...found } : {};
};
