import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { SelectedPart } from "../below.ts";
import { base64url } from "./global-id-sql.ts";
import { Unanswerable } from "./unanswerable.ts";

type Sql = RawBuilder<unknown>;

/** A page to be written: a subquery with its rows, one more than fit where more follow, and what is known of it. */
export interface PageAnswer {
  readonly row: Sql;
  readonly size: number;
  readonly backward: boolean;
  /** Whether it was asked for rows on that side of a cursor. */
  readonly asked: { readonly after: boolean; readonly before: boolean };
  /** SQL of the number of all rows. */
  readonly total: Sql;
  /** SQL of the row's sort key as a JSON list. */
  readonly key: Sql;
  /** SQL of the rows with these columns. */
  readonly rows: (columns: Sql) => Sql;
}

/** SQL of a connection as the API answers it. */
export const answerPage = (parts: readonly SelectedPart[], page: PageAnswer): Sql => {
  const columns = new Map<string, Sql>();
  const column = (value: Sql): Sql => {
    const name = `c${columns.size}`;
    columns.set(name, value);
    return sql`found.${sql.ref(name)}`;
  };
  const cursor = remembered(() => column(base64url(page.key)));
  const writers: Readonly<Record<string, (part: SelectedPart) => Sql>> = {
    nodes: (part) => listOf(column(part.select(page.row)), page),
    edges: (part) => listOf(objectOf(part.parts(), { node: (node) => column(node.select(page.row)), cursor }), page),
    totalCount: () => page.total,
    pageInfo: (part) => objectOf(part.parts(), pageInfo(page, cursor)),
  };
  const object = objectOf(parts, writers);
  const selected = [...columns].map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  // One row, also where nothing of the rows is asked for.
  return sql`(select ${object} from (select read.*, row_number() over () as nth from (${page.rows(
    selected.length ? sql.join(selected) : sql`true`,
  )}) as read) as found having true)`;
};

const pageInfo = (page: PageAnswer, cursor: () => Sql): Readonly<Record<string, () => Sql>> => {
  const { size, backward, asked } = page;
  const more = sql`count(*) > ${sql.lit(size)}`;
  const nearest = () => sql`(array_agg(${cursor()} order by found.nth) filter (where ${fits(page)}))[1]`;
  const farthest = () => sql`(array_agg(${cursor()} order by found.nth desc) filter (where ${fits(page)}))[1]`;
  return {
    hasNextPage: () => (backward ? sql`${sql.lit(asked.before)}` : more),
    hasPreviousPage: () => (backward ? more : sql`${sql.lit(asked.after)}`),
    startCursor: backward ? farthest : nearest,
    endCursor: backward ? nearest : farthest,
  };
};

const fits = ({ size }: PageAnswer): Sql => sql`found.nth <= ${sql.lit(size)}`;

const listOf = (value: Sql, page: PageAnswer): Sql =>
  sql`coalesce(json_agg(${value} order by found.nth${page.backward ? sql` desc` : sql``}) filter (where ${fits(page)}), '[]'::json)`;

const objectOf = (parts: readonly SelectedPart[], writers: Readonly<Record<string, (part: SelectedPart) => Sql>>): Sql =>
  sql`json_build_object(${sql.join(parts.map((part) => sql`${sql.lit(part.responseKey)}, ${write(part, writers)}`))})`;

const write = (part: SelectedPart, writers: Readonly<Record<string, (part: SelectedPart) => Sql>>): Sql => {
  if (part.name === "__typename") return sql`${sql.lit(part.typeName)}::text`;
  const writer = writers[part.name];
  if (writer) return writer(part);
  throw new Unanswerable(`No statement writes "${part.typeName}.${part.name}".`);
};

const remembered = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
