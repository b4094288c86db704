import { GraphQLError, Kind, getNamedType, isCompositeType } from "graphql";
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLNamedType,
  OperationTypeNode,
  SelectionSetNode,
  ValidationContext,
  ValidationRule,
} from "graphql";

/** Rows assumed for a list whose size is a variable or its default. */
const assumedRows = 20;

/** Refuses operations that ask for more values than `limit`, as estimated: fields times the rows of the pages they lie in. */
export const limitCost =
  (limit: number): ValidationRule =>
  (context) => ({
    OperationDefinition(operation) {
      const cost = costOf(context, operation.selectionSet, rootOf(context, operation.operation), new Set());
      if (cost <= limit) return;
      const message = `The operation asks for about ${cost} values; ${limit} are allowed. Ask for smaller pages (\`first\`) or fewer nested lists.`;
      context.reportError(new GraphQLError(message, { nodes: operation, extensions: { code: "TOO_COSTLY" } }));
    },
  });

const rootOf = (context: ValidationContext, kind: OperationTypeNode) => context.getSchema().getRootType(kind);

type Seen = ReadonlySet<string>;

const costOf = (context: ValidationContext, set: SelectionSetNode, type: GraphQLNamedType | null | undefined, seen: Seen): number => {
  let cost = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) cost += costOfField(context, selection, type, seen);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(context, selection.selectionSet, typeNamed(context, selection.typeCondition?.name.value) ?? type, seen);
    } else cost += costOfSpread(context, context.getFragment(selection.name.value), seen);
  }
  return cost;
};

const costOfSpread = (context: ValidationContext, fragment: FragmentDefinitionNode | null | undefined, seen: Seen): number => {
  if (!fragment || seen.has(fragment.name.value)) return 0;
  const type = typeNamed(context, fragment.typeCondition.name.value);
  return costOf(context, fragment.selectionSet, type, new Set([...seen, fragment.name.value]));
};

const costOfField = (context: ValidationContext, field: FieldNode, parent: GraphQLNamedType | null | undefined, seen: Seen): number => {
  if (field.name.value.startsWith("__")) return 0;
  const type = parent && "getFields" in parent ? parent.getFields()[field.name.value]?.type : undefined;
  const named = type && getNamedType(type);
  if (!field.selectionSet || (named && !isCompositeType(named))) return 1;
  return 1 + rowsOf(field, String(type)) * costOf(context, field.selectionSet, named, seen);
};

/** Pages cost their size; plain lists, which the server keeps short, a part of it. */
const rowsOf = (field: FieldNode, type: string): number => {
  const size = field.arguments?.find(({ name }) => name.value === "first" || name.value === "last")?.value;
  if (size) return size.kind === Kind.INT ? Math.max(1, Number(size.value)) : assumedRows;
  if (/Connection!?$/.test(type)) return assumedRows;
  return type.startsWith("[") && !/Edge!\]/.test(type) ? 5 : 1;
};

const typeNamed = (context: ValidationContext, name: string | undefined) => (name ? context.getSchema().getType(name) : undefined);
