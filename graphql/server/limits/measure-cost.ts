import { Kind, getNamedType, getOperationAST, isCompositeType } from "graphql";
import type {
  DocumentNode,
  FieldNode,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  ValueNode,
} from "graphql";
import { foldFragments } from "./fold-fragments.ts";
import type { FragmentValue } from "./fold-fragments.ts";

/** The operation whose cost is measured, as it is about to be executed. */
export interface CostRequest {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Rows of a page whose size is not given. */
const assumedRows = 20;
/** Rows of a plain list, which the server keeps short. */
const plainRows = 5;

type Type = GraphQLNamedType | null | undefined;

interface Measure {
  readonly schema: GraphQLSchema;
  readonly costOf: FragmentValue<number>;
  /** Page sizes that come as variables, or as their defaults. */
  readonly sizeOf: (variable: string) => number;
}

/** Values that an operation asks for, as estimated: fields times the rows of the pages they lie in. Each node is visited once. */
export const measureCost = ({ schema, document, operationName, variableValues }: CostRequest): number => {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const sizeOf = (name: string) => toSize(variableValues?.[name] ?? defaultOf(operation, name));
  const costOf = foldFragments<number>(document, (fragment, inner) =>
    ofSet({ schema, costOf: inner, sizeOf }, fragment.selectionSet, schema.getType(fragment.typeCondition.name.value)),
  );
  return ofSet({ schema, costOf, sizeOf }, operation.selectionSet, schema.getRootType(operation.operation));
};

const ofSet = (measure: Measure, set: SelectionSetNode, type: Type): number => {
  let cost = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) cost += ofField(measure, selection, type);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += measure.costOf(selection.name.value) ?? 0;
    else {
      const condition = selection.typeCondition?.name.value;
      cost += ofSet(measure, selection.selectionSet, condition === undefined ? type : measure.schema.getType(condition));
    }
  }
  return cost;
};

const ofField = (measure: Measure, field: FieldNode, parent: Type): number => {
  if (field.name.value.startsWith("__")) return 0;
  const type = parent && "getFields" in parent ? parent.getFields()[field.name.value]?.type : undefined;
  const named = type && getNamedType(type);
  if (!field.selectionSet || (named && !isCompositeType(named))) return 1;
  return 1 + rowsOf(measure, field, String(type)) * ofSet(measure, field.selectionSet, named);
};

/** Pages cost their size; plain lists, which the server keeps short, a part of it. */
const rowsOf = ({ sizeOf }: Measure, field: FieldNode, type: string): number => {
  const size = field.arguments?.find(({ name }) => name.value === "first" || name.value === "last")?.value;
  if (size?.kind === Kind.VARIABLE) return sizeOf(size.name.value);
  if (size) return toSize(numberOf(size));
  if (/Connection!?$/.test(type)) return assumedRows;
  return type.startsWith("[") && !/Edge!\]/.test(type) ? plainRows : 1;
};

const defaultOf = ({ variableDefinitions = [] }: OperationDefinitionNode, name: string): unknown => {
  const value = variableDefinitions.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return value && numberOf(value);
};

const numberOf = (value: ValueNode): unknown => (value.kind === Kind.INT ? Number(value.value) : undefined);

const toSize = (given: unknown): number => (typeof given === "number" ? Math.max(1, given) : assumedRows);
