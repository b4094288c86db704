import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { answerPage } from "./answers/answer-page.ts";
import { asAnswer } from "./answers/answers.ts";
import type { Below } from "./below.ts";
import { reading } from "./field-read.ts";
import { PageArgs, fromCursor, pageSize } from "./page.ts";
import type { KeyType, KeyValue } from "./page.ts";
import type { RowsWanted } from "./rows.ts";

/** One column of a list's sort key. */
export interface SortKey {
  readonly column: string;
  readonly type: KeyType;
}

/** A list in pages, in the order of its sort key, lowest or oldest first. The sort key must be unique. */
export interface PageWanted extends RowsWanted {
  /** Further tables to join, where the rows do not hang on a row of their own. */
  readonly joins?: (row: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly sort: readonly SortKey[];
}

/** SQL of one page as a `ReadPage` in JSON. Rows after a cursor are found by key, so deep pages cost what the first one costs. */
export const pageOfRows = (below: Below, wanted: PageWanted): RawBuilder<unknown> => {
  const args = below.args(PageArgs);
  const { size, backward } = pageSize(args);
  const row = below.name();
  const total = () => sql`(select count(*)::int ${from})`;
  const from = sql`from ${sql.table(wanted.table)} as ${row} ${wanted.joins?.(row) ?? sql``} where ${wanted.where(row)}`;
  const rows = (selected: RawBuilder<unknown>) => sql`select ${selected} ${from}
        and ${beyond(row, wanted, args, "after")} and ${beyond(row, wanted, args, "before")}
      order by ${orderOf(row, wanted, backward)} limit ${sql.lit(size + 1)}`;
  if (below.answers) {
    const asked = { after: Boolean(args.after), before: Boolean(args.before) };
    return asAnswer(answerPage(below.answers(), { row, size, backward, asked, total: total(), key: keyText(row, wanted), rows }));
  }
  const node = below.select(row, [["edges", "node"], ["nodes"]]);
  return sql`(select json_build_object('total', ${below.asks("totalCount") ? total() : sql`null::int`},
    'rows', coalesce(json_agg(json_build_object('key', found.key, 'node', found.node)), '[]'::json)) from (
      ${rows(sql`json_build_array(${keyOf(row, wanted)}) as key, ${node} as node`)}) as found)`;
};

/** The sort key as `JSON.stringify` writes it. */
const keyText = (row: RawBuilder<unknown>, { sort }: PageWanted): RawBuilder<unknown> =>
  sql`'[' || ${sql.join(
    sort.map(({ column }) => sql`to_json(${row}.${sql.ref(column)})::text`),
    sql` || ',' || `,
  )} || ']'`;

/** Declares a list in pages. */
export const paging = (wanted: (below: Below) => PageWanted) =>
  reading({ below: (below) => pageOfRows(below, wanted(below)), paged: true });

const keyOf = (row: RawBuilder<unknown>, { sort }: PageWanted): RawBuilder<unknown> =>
  sql.join(sort.map(({ column }) => sql`${row}.${sql.ref(column)}`));

const orderOf = (row: RawBuilder<unknown>, { sort }: PageWanted, falling: boolean): RawBuilder<unknown> =>
  sql.join(sort.map(({ column }) => sql`${row}.${sql.ref(column)} ${falling ? sql`desc` : sql`asc`}`));

const beyond = (row: RawBuilder<unknown>, wanted: PageWanted, args: PageArgs, side: "after" | "before"): RawBuilder<unknown> => {
  const cursor = args[side];
  if (!cursor) return sql`true`;
  const values = fromCursor(
    cursor,
    side,
    wanted.sort.map(({ type }) => type),
  ).map((value, at) => typed(value, wanted.sort[at]?.type));
  return sql`(${keyOf(row, wanted)}) ${side === "after" ? sql`>` : sql`<`} (${sql.join(values)})`;
};

const typed = (value: KeyValue, type: KeyType = "text"): RawBuilder<unknown> => {
  if (type === "integer") return sql`${Number(value)}::int`;
  return type === "time" ? sql`${String(value)}::timestamptz` : sql`${String(value)}::text`;
};
