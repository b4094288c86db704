import { GraphQLIncludeDirective, GraphQLSkipDirective, Kind, getDirectiveValues, isAbstractType, isObjectType } from "graphql";
import type { CanonSql } from "./canon-sql.ts";
import type { DirectiveNode, FieldNode, GraphQLObjectType, GraphQLResolveInfo, SelectionNode, SelectionSetNode } from "graphql";

/** What of an operation a selection needs to be read. */
export interface Operation extends Pick<GraphQLResolveInfo, "schema" | "fragments" | "variableValues"> {
  /** How its rows are read as canon has them. Default: as they are. */
  readonly canon?: CanonSql;
}

/** All fields selected on `type`, by response key: fragments spread, `@skip` and `@include` obeyed. */
export const selectFields = (operation: Operation, type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, FieldNode[]> => {
  const found = new Map<string, FieldNode[]>();
  for (const { selectionSet } of nodes) if (selectionSet) gather(operation, type, selectionSet, found);
  return found;
};

const gather = (operation: Operation, type: GraphQLObjectType, set: SelectionSetNode, found: Map<string, FieldNode[]>): void => {
  for (const selection of set.selections) {
    if (!included(operation, selection)) continue;
    if (selection.kind === Kind.FIELD) addField(selection, found);
    else gatherFragment(operation, type, selection, found);
  }
};

const addField = (field: FieldNode, found: Map<string, FieldNode[]>): void => {
  const key = field.alias?.value ?? field.name.value;
  found.set(key, [...(found.get(key) ?? []), field]);
};

const gatherFragment = (
  operation: Operation,
  type: GraphQLObjectType,
  selection: Exclude<SelectionNode, FieldNode>,
  found: Map<string, FieldNode[]>,
): void => {
  const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? operation.fragments[selection.name.value] : selection;
  if (fragment && applies(operation, type, fragment.typeCondition?.name.value)) gather(operation, type, fragment.selectionSet, found);
};

const applies = ({ schema }: Operation, type: GraphQLObjectType, condition: string | undefined): boolean => {
  if (!condition || condition === type.name) return true;
  const named = schema.getType(condition);
  return named !== undefined && isAbstractType(named) && schema.isSubType(named, type);
};

const included = ({ variableValues }: Operation, node: { readonly directives?: readonly DirectiveNode[] }): boolean =>
  getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.["if"] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.["if"] !== false;

/** The object type called `name`. Throws when the schema has none. */
export const objectTypeOf = ({ schema }: Operation, name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (isObjectType(type)) return type;
  throw new Error(`The schema has no object type "${name}", so nothing can be read as one.`);
};
