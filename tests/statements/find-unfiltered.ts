import { parseSync } from "libpg-query";
import { z } from "zod";

/** The columns of which one says whose rows of a table are meant, by table. */
export type CampaignColumns = Readonly<Record<string, readonly string[]>>;

/**
 * The tables of campaigns that a statement reads or changes without saying of which campaign, by their aliases. A table counts as filtered where a
 * conjunct of the same scope compares its column for equality with anything but a table that is not filtered itself. A part of a `with` that is
 * not materialized is a view: it is filtered where it is used. Throws on what Postgres would not parse. The parser of `libpg-query` must be loaded.
 */
export const findUnfiltered = (sql: string, columns: CampaignColumns): string[] => {
  const tree: unknown = parseSync(sql);
  const scopes: Node[] = [];
  const views: Node[] = [];
  const known: Record<string, readonly string[] | undefined> = { ...columns };
  visit(tree, (kind, node) => {
    if (kind === "SelectStmt" || kind === "UpdateStmt" || kind === "DeleteStmt") scopes.push(node);
    if (kind !== "CommonTableExpr") return;
    const part = Part.parse(node);
    const [only, ...others] = part.ctequery.SelectStmt?.fromClause ?? [];
    const table = part.ctematerialized === "CTEMaterializeNever" && others.length === 0 ? only?.RangeVar?.relname : undefined;
    known[part.ctename] = table === undefined ? undefined : columns[table];
    if (table !== undefined) views.push(Object(node["ctequery"]).SelectStmt);
  });
  // Within its own definition a name is still the table's.
  return scopes.flatMap((scope) => (views.includes(scope) ? [] : unfilteredIn(scope, known)));
};

const Part = z.object({
  ctename: z.string(),
  ctematerialized: z.string(),
  ctequery: z.object({
    SelectStmt: z
      .object({ fromClause: z.array(z.object({ RangeVar: z.object({ relname: z.string() }).optional() })).optional() })
      .optional(),
  }),
});

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Visits every node of a tree with its kind: `{ SelectStmt: { … } }` is a node of kind `SelectStmt`. Both sides of a set operation are such nodes too. */
const visit = (value: unknown, each: (kind: string, node: Node) => void): void => {
  if (Array.isArray(value)) for (const one of value) visit(one, each);
  if (!isNode(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isNode(inner)) each(key === "larg" || key === "rarg" ? "SelectStmt" : key, inner);
    visit(inner, each);
  }
};

interface Table {
  readonly alias: string;
  readonly columns: readonly string[];
}

const unfilteredIn = (scope: Node, known: Readonly<Record<string, readonly string[] | undefined>>): string[] => {
  const tables: Table[] = [];
  const conjuncts: unknown[] = [];
  const join = (item: unknown): void => {
    const parsed = FromItem.safeParse(item);
    if (!parsed.success) return;
    const { RangeVar: range, JoinExpr: joined } = parsed.data;
    if (range !== undefined) {
      const columns = known[range.relname];
      if (columns !== undefined) tables.push({ alias: range.alias?.aliasname ?? range.relname, columns });
    }
    if (joined === undefined) return;
    join(joined.larg);
    join(joined.rarg);
    conjuncts.push(joined.quals);
  };
  join({ RangeVar: scope["relation"] });
  for (const item of [scope["fromClause"], scope["usingClause"]].flat()) join(item);
  const equalities = [...conjuncts, scope["whereClause"]].flatMap(andedIn).flatMap((one) => comparedIn(one));
  return leftOver(tables, equalities);
};

const FromItem = z.object({
  RangeVar: z.object({ relname: z.string(), alias: z.object({ aliasname: z.string() }).optional() }).optional(),
  JoinExpr: z.object({ larg: z.unknown(), rarg: z.unknown(), quals: z.unknown() }).optional(),
});

const And = z.object({ BoolExpr: z.object({ boolop: z.literal("AND_EXPR"), args: z.array(z.unknown()) }) });

const andedIn = (condition: unknown): unknown[] => {
  const and = And.safeParse(condition);
  return and.success ? and.data.BoolExpr.args.flatMap(andedIn) : [condition];
};

/** Two sides that are equal: of each the column that it is, where it is one. */
interface Equality {
  readonly left: string | undefined;
  readonly right: string | undefined;
}

const Comparison = z.object({
  A_Expr: z.object({
    kind: z.enum(["AEXPR_OP", "AEXPR_OP_ANY", "AEXPR_IN"]),
    name: z.tuple([z.object({ String: z.object({ sval: z.literal("=") }) })]),
    lexpr: z.unknown(),
    rexpr: z.unknown(),
  }),
});
const Row = z.object({ RowExpr: z.object({ args: z.array(z.unknown()) }) });
const InSelect = z.object({
  SubLink: z.object({ subLinkType: z.literal("ANY_SUBLINK"), testexpr: z.unknown(), operName: z.undefined().optional() }),
});
const Column = z.object({ ColumnRef: z.object({ fields: z.array(z.object({ String: z.object({ sval: z.string() }) })) }) });

const comparedIn = (condition: unknown): Equality[] => {
  const inSelect = InSelect.safeParse(condition);
  if (inSelect.success) return sidesOf(inSelect.data.SubLink.testexpr).map((left) => ({ left, right: undefined }));
  const comparison = Comparison.safeParse(condition);
  if (!comparison.success) return [];
  const { kind, lexpr, rexpr } = comparison.data.A_Expr;
  const lefts = sidesOf(lexpr);
  const rights = kind === "AEXPR_OP" ? sidesOf(rexpr) : [];
  return lefts.map((left, at) => ({ left, right: rights[at] }));
};

const sidesOf = (expression: unknown): (string | undefined)[] => {
  const row = Row.safeParse(expression);
  return (row.success ? row.data.RowExpr.args : [expression]).map((one) => {
    const column = Column.safeParse(one);
    return column.success ? column.data.ColumnRef.fields.map(({ String: { sval } }) => sval).join(".") : undefined;
  });
};

const leftOver = (tables: readonly Table[], equalities: readonly Equality[]): string[] => {
  const open = new Set(tables);
  const tableOf = (column: string | undefined): Table | undefined =>
    tables.find(({ alias, columns }) => columns.some((own) => column === `${alias}.${own}` || (tables.length === 1 && column === own)));
  // One table that is filtered filters those that are compared with it.
  for (let before = -1; before !== open.size;) {
    before = open.size;
    for (const { left, right } of equalities) {
      const [one, other] = [tableOf(left), tableOf(right)];
      if (one !== undefined && (other === undefined || !open.has(other))) open.delete(one);
      if (other !== undefined && (one === undefined || !open.has(one))) open.delete(other);
    }
  }
  return [...open].map(({ alias }) => alias);
};
