import type { Expression, Operand, Quantifier } from "freeform-rpg/schemas";
import type { ValueType } from "./predicate.ts";

/** The meaning of a name while an expression is checked. */
export interface Signature {
  readonly params: readonly ValueType[];
}

/** The context that an expression is checked against. */
export interface TypeScope {
  readonly predicates: ReadonlyMap<string, Signature>;
  readonly verifiers: ReadonlySet<string>;
  readonly note: (problem: string) => void;
}

type Bound = ReadonlyMap<string, ValueType>;

const lists: Readonly<Record<string, ValueType>> = {
  entities: "entity",
  claims: "claim",
  operations: "operation",
  tool_calls: "tool_call",
  citations: "citation",
  code_blocks: "code_block",
  discourse_acts: "discourse_act",
};

/** Fields of each node type and what they hold; a list field holds `any`. */
const fields: Readonly<Record<string, Readonly<Record<string, ValueType>>>> = {
  entity: { id: "text", text: "text", type: "text", span: "any", attributes: "any" },
  claim: { id: "text", text: "text", modality: "text", span: "any", domain: "text", entity_refs: "any", evidence: "any" },
  operation: { id: "text", type: "text", operator: "text", operands: "any", result: "any", span: "any" },
  tool_call: { id: "text", name: "text", arguments: "any", span: "any" },
  citation: { id: "text", claim_id: "text", source: "any", span: "any" },
  code_block: { id: "text", language: "text", code: "text", span: "any" },
  discourse_act: { id: "text", type: "text", span: "any", claim_refs: "any", children: "any" },
};

/** Notes every unknown name and every value of the wrong type. `bound` holds the variables of the enclosing scopes. */
export const checkExpression = (expression: Expression, checked: TypeScope, bound: Bound = new Map()): void => {
  if ("forall" in expression) return checkQuantifier(expression.forall, checked, bound);
  if ("exists" in expression) return checkQuantifier(expression.exists, checked, bound);
  if ("and" in expression) return expression.and.forEach((part) => checkExpression(part, checked, bound));
  if ("or" in expression) return expression.or.forEach((part) => checkExpression(part, checked, bound));
  if ("not" in expression) return checkExpression(expression.not, checked, bound);
  if ("implies" in expression) {
    checkExpression(expression.implies.if, checked, bound);
    return checkExpression(expression.implies.then, checked, bound);
  }
  if ("compare" in expression) return checkCompare(expression.compare, checked, bound);
  if ("predicate" in expression) return checkCall(expression, checked, bound);
  const { id } = expression.verifier;
  if (!checked.verifiers.has(id)) checked.note(`the verifier "${id}" is not known; a plugin must give it to the facet "policy/verifiers"`);
};

const checkQuantifier = (quantifier: Quantifier, checked: TypeScope, bound: Bound): void => {
  const element = lists[quantifier.in] ?? (quantifier.in.includes(".") ? typeOfField(quantifier.in, checked, bound) : undefined);
  if (element === undefined)
    checked.note(
      `"${quantifier.in}" is not a list; the lists are ${Object.keys(lists).join(", ")} and fields of a variable, such as x.entity_refs`,
    );
  if (quantifier.in.includes(".") && element !== undefined && element !== "any")
    checked.note(`"${quantifier.in}" holds a ${element}, not a list`);
  checkExpression(quantifier.condition, checked, new Map([...bound, [quantifier.var, element ?? "any"]]));
};

const checkCompare = ({ left, op, right }: { left: Operand; op: string; right: Operand }, checked: TypeScope, bound: Bound): void => {
  const [a, b] = [typeOfOperand(left, checked, bound), typeOfOperand(right, checked, bound)];
  if (a !== b && a !== "any" && b !== "any") checked.note(`a ${a} is compared with a ${b} by ${op}`);
  else if ((a === "boolean" || b === "boolean") && op !== "==" && op !== "!=")
    checked.note(`true and false have no order, so ${op} says nothing of them`);
};

const checkCall = (
  { predicate, args = [] }: { predicate: string; args?: readonly Operand[] | undefined },
  checked: TypeScope,
  bound: Bound,
): void => {
  const signature = checked.predicates.get(predicate);
  if (signature === undefined) return checked.note(`the predicate "${predicate}" is not known${likely(predicate, checked.predicates)}`);
  if (signature.params.length !== args.length)
    return checked.note(`the predicate "${predicate}" takes ${signature.params.length} arguments and is given ${args.length}`);
  for (const [at, wanted] of signature.params.entries()) {
    const arg = args[at];
    const given = typeof arg === "string" && bound.has(arg) ? (bound.get(arg) ?? "any") : typeOfOperand(arg ?? null, checked, bound);
    if (wanted === "pattern" && typeof arg === "string" && !isPattern(arg)) checked.note(`"${arg}" is not a regular expression`);
    if (!accepts(wanted, given))
      checked.note(`the predicate "${predicate}" wants a ${wanted} as argument ${at + 1} and is given a ${given}`);
  }
};

const accepts = (wanted: ValueType, given: ValueType): boolean =>
  wanted === "any" || given === "any" || wanted === given || (wanted === "pattern" && given === "text");

const typeOfOperand = (operand: Operand, checked: TypeScope, bound: Bound): ValueType => {
  if (typeof operand === "object" && operand !== null) return typeOfField(operand.field, checked, bound) ?? "any";
  if (typeof operand === "string") return "text";
  if (typeof operand === "number") return "number";
  return typeof operand === "boolean" ? "boolean" : "any";
};

const typeOfField = (path: string, { note }: TypeScope, bound: Bound): ValueType | undefined => {
  const [name = "", first, ...deeper] = path.split(".");
  const type = bound.get(name);
  if (type === undefined) {
    note(`"${path}" reads the variable "${name}", which no forall or exists binds here`);
    return undefined;
  }
  if (first === undefined || type === "any") return type;
  const field = fields[type]?.[first];
  if (field === undefined) note(`a ${type} has no field "${first}"; it has ${Object.keys(fields[type] ?? {}).join(", ")}`);
  else if (deeper.length > 0 && field !== "any") note(`"${path}" reads into a ${field}, which has no fields`);
  return deeper.length > 0 ? "any" : field;
};

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source, "iu") instanceof RegExp;
  } catch {
    return false;
  }
};

const likely = (name: string, known: ReadonlyMap<string, unknown>): string => {
  const near = [...known.keys()].find((other) => other.includes(name) || name.includes(other) || other.slice(0, 5) === name.slice(0, 5));
  return near === undefined ? '; a plugin must give it to the facet "policy/predicates", or the policy define it' : `; "${near}" is`;
};
