import type { Expression } from "freeform-rpg/schemas";

/** Names of the predicates that an expression calls. */
export const findCalledPredicates = (expression: Expression): string[] => {
  if ("predicate" in expression) return [expression.predicate];
  if ("forall" in expression) return findCalledPredicates(expression.forall.condition);
  if ("exists" in expression) return findCalledPredicates(expression.exists.condition);
  if ("and" in expression) return expression.and.flatMap(findCalledPredicates);
  if ("or" in expression) return expression.or.flatMap(findCalledPredicates);
  if ("not" in expression) return findCalledPredicates(expression.not);
  return "implies" in expression ? [...findCalledPredicates(expression.implies.if), ...findCalledPredicates(expression.implies.then)] : [];
};
