import { Kind } from "graphql";
import type { DirectiveNode, DocumentNode, SelectionNode, SelectionSetNode } from "graphql";
import { foldFragments } from "./fold-fragments.ts";
import type { FragmentValue } from "./fold-fragments.ts";

/** The size of a document after its fragments are expanded. */
export interface Shape {
  readonly selections: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly introspectionAliases: number;
}

const nothing: Shape = { selections: 0, depth: 0, aliases: 0, directives: 0, introspectionAliases: 0 };

/** Measures a document before it is validated: each of its nodes is visited once. */
export const measureShape = (document: DocumentNode): Shape => {
  const shapeOf = foldFragments<Shape>(document, (fragment, inner) => withDirectives(fragment, ofSet(fragment.selectionSet, inner)));
  const shapes = document.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [withDirectives(one, ofSet(one.selectionSet, shapeOf))] : [],
  );
  return shapes.reduce(add, nothing);
};

const ofSet = (set: SelectionSetNode, shapeOf: FragmentValue<Shape>): Shape => {
  let sum = nothing;
  for (const selection of set.selections) sum = add(sum, withDirectives(selection, ofSelection(selection, shapeOf)));
  return sum;
};

const ofSelection = (selection: SelectionNode, shapeOf: FragmentValue<Shape>): Shape => {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return counted(shapeOf(selection.name.value) ?? nothing);
  const inner = selection.selectionSet ? ofSet(selection.selectionSet, shapeOf) : nothing;
  if (selection.kind === Kind.INLINE_FRAGMENT) return counted(inner);
  const aliases = inner.aliases + (selection.alias ? 1 : 0);
  const field = counted({ ...inner, depth: inner.depth + 1, aliases });
  // Introspection nests deeper than anything else; a rule of graphql-js limits it.
  return /^__(?:schema|type)$/.test(selection.name.value) ? { ...field, depth: 1, introspectionAliases: aliases } : field;
};

const counted = (shape: Shape): Shape => ({ ...shape, selections: shape.selections + 1 });

const withDirectives = ({ directives = [] }: { readonly directives?: readonly DirectiveNode[] | undefined }, shape: Shape): Shape =>
  directives.length === 0 ? shape : { ...shape, directives: shape.directives + directives.length };

const add = (a: Shape, b: Shape): Shape => ({
  selections: a.selections + b.selections,
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  introspectionAliases: a.introspectionAliases + b.introspectionAliases,
});
