import { Kind, OperationTypeNode, getOperationAST, visit } from "graphql";
import type { ASTNode, DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionNode } from "graphql";

/** The parts of a document that its one query needs. */
export interface ReadQuery {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The variables that occur elsewhere than in arguments of the query's own fields. */
  readonly variablesBelow: ReadonlySet<string>;
}

const known = new WeakMap<DocumentNode, Map<string, ReadQuery | null>>();

/** Reads the query of a document, once; `null` for other operations. */
export const readQuery = (document: DocumentNode, operationName: string | null | undefined): ReadQuery | null => {
  const queries = known.get(document) ?? new Map<string, ReadQuery | null>();
  known.set(document, queries);
  const name = operationName ?? "";
  const found = queries.get(name);
  if (found !== undefined) return found;
  const read = readParts(document, operationName);
  queries.set(name, read);
  return read;
};

const readParts = (document: DocumentNode, operationName: string | null | undefined): ReadQuery | null => {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return {
    operation,
    fragments: Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
    variablesBelow: new Set([...operation.selectionSet.selections.map(withoutArguments), ...fragments].flatMap(listVariables)),
  };
};

const withoutArguments = (selection: SelectionNode): SelectionNode =>
  selection.kind === Kind.FIELD ? { ...selection, arguments: [] } : selection;

const listVariables = (node: ASTNode): string[] => {
  const names: string[] = [];
  visit(node, { [Kind.VARIABLE]: ({ name }) => void names.push(name.value) });
  return names;
};
