import { GraphQLIncludeDirective, GraphQLSkipDirective, Kind, getDirectiveValues, isAbstractType, isObjectType } from "graphql";
import type { CanonSql } from "./canon-sql.ts";
import type {
  DirectiveNode,
  FieldNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  GraphQLObjectType,
  GraphQLResolveInfo,
  InlineFragmentNode,
  SelectionSetNode,
} from "graphql";

/** The parts of an operation that reading a selection needs. */
export interface Operation extends Pick<GraphQLResolveInfo, "schema" | "fragments" | "variableValues"> {
  /** How its rows are read as canon has them. Default: as they are. */
  readonly canon?: CanonSql;
  /** Whether the statement writes rows as the API answers them. Default: as resolvers read them. */
  readonly answers?: boolean;
}

type Fields = Map<string, FieldNode[]>;

/** All fields selected on `type`, by response key: fragments spread, `@skip` and `@include` obeyed. Each fragment is read once. */
export const selectFields = (operation: Operation, type: GraphQLObjectType, nodes: readonly Pick<FieldNode, "selectionSet">[]): Fields => {
  const found: Fields = new Map();
  const gather = createGather(operation, type, found);
  for (const { selectionSet } of nodes) if (selectionSet) gather(selectionSet);
  return found;
};

const createGather = (operation: Operation, type: GraphQLObjectType, found: Fields): ((set: SelectionSetNode) => void) => {
  const spread = new Set<string>();
  const gather = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (!included(operation, selection)) continue;
      if (selection.kind === Kind.FIELD) addField(selection, found);
      else gatherFragment(selection);
    }
  };
  const gatherFragment = (selection: FragmentSpreadNode | InlineFragmentNode): void => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return gatherIfApplies(selection);
    const name = selection.name.value;
    const fragment = spread.has(name) ? undefined : operation.fragments[name];
    spread.add(name);
    if (fragment) gatherIfApplies(fragment);
  };
  const gatherIfApplies = ({ typeCondition, selectionSet }: FragmentDefinitionNode | InlineFragmentNode): void => {
    if (applies(operation, type, typeCondition?.name.value)) gather(selectionSet);
  };
  return gather;
};

const addField = (field: FieldNode, found: Fields): void => {
  const key = field.alias?.value ?? field.name.value;
  const same = found.get(key);
  if (same) same.push(field);
  else found.set(key, [field]);
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
