import type { Tables } from "freeform-rpg/db";
import { remember } from "freeform-rpg/db/lib";
import { AppError } from "freeform-rpg/kernel";
import { getArgumentValues, getVariableValues, GraphQLError } from "graphql";
import type { DocumentNode, ExecutionArgs, FieldNode, GraphQLObjectType } from "graphql";
import { sql } from "kysely";
import type { CompiledQuery, Kysely } from "kysely";
import { nameRows } from "../below.ts";
import { canonSql } from "../canon-sql.ts";
import { readOf } from "../field-read.ts";
import { selectRow } from "../read-row.ts";
import type { RowAsked } from "../row-asked.ts";
import { objectTypeOf, selectFields } from "../selection.ts";
import type { Operation } from "../selection.ts";
import { answerObject } from "./answer-object.ts";
import { readQuery } from "./read-query.ts";
import type { ReadQuery } from "./read-query.ts";
import { Unanswerable } from "./unanswerable.ts";

/** What the statement of an answer finds. */
export interface FoundAnswer {
  /** The answer of the field as JSON text. */
  readonly row: string;
  /** Whether the viewer reads the campaign as a character knows it, which this statement does not. */
  readonly limited: boolean;
  readonly canon_head: { readonly canon: number } | null;
}

/** How the only field of a query is answered by one statement, whoever asks. */
export interface AnswerPlan {
  readonly responseKey: string;
  readonly campaignId: string;
  /** The statement, with marks in place of who asks and of what: {@link fillStatement} replaces them. */
  readonly written: CompiledQuery<FoundAnswer>;
}

/** With what a statement is written. */
export interface Writer {
  readonly database: Kysely<Tables>;
  /** SQL of the corrections head of the viewer's campaign. */
  readonly head: Parameters<typeof selectRow>[1]["head"];
}

/** Statements that are kept of one document: one for each set of variables. */
const keptStatements = 20;

/** Stand in a written statement for who asks, and of what. */
const userHole = Symbol("user");
const campaignHole = Symbol("campaign");

const written = new WeakMap<DocumentNode, Map<string, CompiledQuery<FoundAnswer> | null>>();

/**
 * The plan of a query with one field that begins with a campaign; `null` where it has to be executed: other operations, values that do not fit their variables,
 * and selections with a field that needs its resolver or is guarded. A statement is written once for a document and the variables below its first field.
 */
export const planAnswer = (args: ExecutionArgs, writer: Writer): AnswerPlan | null => {
  const query = readQuery(args.document, args.operationName);
  const values = query && getVariableValues(args.schema, query.operation.variableDefinitions ?? [], args.variableValues ?? {});
  if (!query || !values?.coerced) return null;
  const operation = {
    schema: args.schema,
    fragments: query.fragments,
    variableValues: values.coerced,
    canon: canonSql(new Map()),
    answers: true,
  };
  const root = findRoot(operation, query);
  const campaignId = root?.asked.campaignId;
  if (!root || campaignId === undefined || root.asked.where) return null;
  const key = JSON.stringify([args.operationName, [...query.variablesBelow].map((name) => values.coerced[name])]);
  const compiled = rememberWritten(args.document, key, () => writeStatement(operation, root, writer));
  return compiled && { responseKey: root.responseKey, campaignId, written: compiled };
};

/** The statement of a plan for one viewer. */
export const fillStatement = (
  { written: { parameters, ...compiled }, campaignId }: AnswerPlan,
  userId: string,
): CompiledQuery<FoundAnswer> => {
  const fill = (value: unknown): unknown => (value === userHole ? userId : value === campaignHole ? campaignId : value);
  return { ...compiled, parameters: parameters.map(fill) };
};

interface Root {
  readonly responseKey: string;
  readonly nodes: readonly FieldNode[];
  readonly type: GraphQLObjectType;
  readonly asked: RowAsked;
}

/** The field with which the query begins, if there is no other. */
const findRoot = (operation: Operation, query: ReadQuery): Root | null => {
  const queryType = operation.schema.getQueryType();
  if (!queryType) return null;
  const [first, ...others] = selectFields(operation, queryType, [query.operation]);
  const [responseKey, nodes] = first ?? [];
  const node = nodes?.[0];
  const field = node && queryType.getFields()[node.name.value];
  const begins = field && readOf(field.extensions)?.begins;
  if (others.length > 0 || !begins || responseKey === undefined) return null;
  const asked = begins(getArgumentValues(field, node, operation.variableValues));
  return { responseKey, nodes, asked, type: objectTypeOf(operation, asked.type) };
};

const rememberWritten = (document: DocumentNode, key: string, write: () => CompiledQuery<FoundAnswer> | null) => {
  const statements = written.get(document) ?? new Map<string, CompiledQuery<FoundAnswer> | null>();
  written.set(document, statements);
  const known = statements.get(key);
  if (known !== undefined) return known;
  const made = write();
  remember(statements, keptStatements, key, made);
  return made;
};

const writeStatement = (
  operation: Operation,
  { nodes, type, asked }: Root,
  { database, head }: Writer,
): CompiledQuery<FoundAnswer> | null => {
  const nameRow = nameRows();
  const row = nameRow();
  try {
    const object = sql`${answerObject(operation, nameRow, type, nodes, row)}::text`;
    const parts = { object, row, head, userId: userHole, campaignId: campaignHole };
    return selectRow<FoundAnswer>(asked, parts).compile(database);
  } catch (error) {
    // Of what is wrong with its arguments, the execution says where and why.
    if (error instanceof Unanswerable || error instanceof GraphQLError || error instanceof AppError) return null;
    throw error;
  }
};
