import { isNode } from "../language/predicate.ts";
import type { Value } from "../language/predicate.ts";
import type { GraphNode } from "freeform-rpg/schemas";

/** A variable and those bound around it. Binding one more copies nothing, so that a rule's time grows with the nodes alone. */
export interface Scope {
  readonly name: string;
  readonly value: Value;
  readonly around: Scope | undefined;
}

/** The scope that binds a name; the innermost one counts. */
export const findBinding = (scope: Scope | undefined, name: string): Scope | undefined => {
  let at = scope;
  while (at !== undefined && at.name !== name) at = at.around;
  return at;
};

/** The node that was bound last: the one that a rule is about. */
export const innermostNode = (scope: Scope | undefined): GraphNode | undefined => {
  for (let at = scope; at !== undefined; at = at.around) if (isNode(at.value)) return at.value;
  return undefined;
};
