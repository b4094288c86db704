import { sql } from "kysely";
import type { RawBuilder } from "kysely";

type Sql = RawBuilder<unknown>;

/** SQL of a text in base64url, without padding. */
export const base64url = (text: Sql): Sql =>
  sql`rtrim(translate(encode(convert_to(${text}, 'UTF8'), 'base64'), ${sql.lit("+/\n")}, '-_'), '=')`;

/** SQL of the global id of a row that is keyed by these texts, as `encodeGlobalId` of `joinKey` makes it. */
export const globalIdSql = (typename: string, ...parts: readonly Sql[]): Sql =>
  base64url(sql`${sql.lit(`${typename}:`)} || ${sql.join(parts.map(encodePart), sql` || '/' || `)}`);

/** As `encodeURIComponent`. Ids are plain words with colons, as a rule: others are encoded byte by byte. */
const encodePart = (text: Sql): Sql => sql`case when ${text} ~ '^[A-Za-z0-9_.!~*''():-]*$' then replace(${text}, ':', '%3A') else (
  select string_agg(case when one.letter ~ '^[A-Za-z0-9_.!~*''()-]$' then one.letter
    else upper(regexp_replace(encode(convert_to(one.letter, 'UTF8'), 'hex'), '(..)', '%\\1', 'g')) end, '' order by one.nth)
  from regexp_split_to_table(${text}, '') with ordinality as one(letter, nth)) end`;
