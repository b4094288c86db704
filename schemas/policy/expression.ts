import { z } from "zod";

/** A value in an expression: `{field}` reads a field of a bound variable; anything else is itself. */
export type Operand = { readonly field: string } | string | number | boolean | null;
export type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=";
/** Says something of every, or of some, element of a list: a node list, or a list field of a bound variable. */
export interface Quantifier {
  readonly var: string;
  readonly in: string;
  readonly condition: Expression;
}

/** The condition of a rule. An expression has exactly one operator. */
export type Expression =
  | { readonly forall: Quantifier }
  | { readonly exists: Quantifier }
  | { readonly and: readonly Expression[] }
  | { readonly or: readonly Expression[] }
  | { readonly not: Expression }
  | { readonly implies: { readonly if: Expression; readonly then: Expression } }
  | { readonly predicate: string; readonly args?: readonly Operand[] | undefined }
  | { readonly compare: { readonly left: Operand; readonly op: Comparison; readonly right: Operand } }
  | { readonly verifier: { readonly id: string; readonly threshold: number } };

const Operand = z.union([z.strictObject({ field: z.string().min(1) }), z.string(), z.number(), z.boolean(), z.null()], {
  error: "A value is a text, a number, true, false, null or {field: x.a}.",
});

const child = z.lazy(() => Expression);
const Quantifier = z.strictObject({ var: z.string().regex(/^[a-z_][a-z0-9_]*$/i), in: z.string().min(1), condition: child });
const several = z.array(child).min(2, { error: "This operator joins two or more expressions." });

const operators: Readonly<Record<string, z.ZodType>> = {
  forall: z.strictObject({ forall: Quantifier }),
  exists: z.strictObject({ exists: Quantifier }),
  and: z.strictObject({ and: several }),
  or: z.strictObject({ or: several }),
  not: z.strictObject({ not: child }),
  implies: z.strictObject({ implies: z.strictObject({ if: child, then: child }) }),
  predicate: z.strictObject({ predicate: z.string().min(1), args: z.array(Operand).optional() }),
  compare: z.strictObject({
    compare: z.strictObject({ left: Operand, op: z.enum(["==", "!=", "<", "<=", ">", ">="]), right: Operand }),
  }),
  verifier: z.strictObject({ verifier: z.strictObject({ id: z.string().min(1), threshold: z.number().min(0).max(1) }) }),
};

/** An expression; errors deep inside are reported with their whole path. */
export const Expression: z.ZodType<Expression> = z.custom<Expression>().superRefine((value, context) => {
  const used = Object.keys(operators).filter((operator) => isObject(value) && operator in value);
  const [operator = ""] = used;
  if (used.length !== 1) {
    const found = used.length === 0 ? "none" : used.join(" and ");
    context.addIssue({
      code: "custom",
      message: `An expression holds exactly one operator of ${Object.keys(operators).join(", ")}; this one holds ${found}.`,
    });
    return;
  }
  for (const { path, message } of operators[operator]?.safeParse(value).error?.issues ?? [])
    context.addIssue({ code: "custom", path, message });
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
