import { stateTables } from "freeform-rpg/schemas/campaign";
import type { StateTable } from "freeform-rpg/schemas";
import { AliasNode, ExpressionWrapper, IdentifierNode, RawNode, SelectQueryNode, SelectionNode, sql } from "kysely";
import type { Kysely, KyselyPlugin, RawBuilder, RootOperationNode } from "kysely";
import { encodeJson } from "../json.ts";
import type { Tables } from "../tables.ts";

/** Whose knowledge is read: a user's, in each of their campaigns, or what all of some characters of a campaign know. */
export type Eyes =
  | { readonly userId: string }
  | { readonly campaignId: string; /** An empty id is everybody. */ readonly characterIds: readonly string[] };

/** Tables whose rows may differ by who reads them. */
export const outlookTables = [
  "entities",
  "facts",
  "threads",
  "clocks",
  "inventory",
  "relationships",
  "situations",
  "threats",
  "summaries",
] as const satisfies readonly StateTable[];

/**
 * A database whose reads find what these eyes may see: common table expressions with the names of the tables stand before every statement. Turns
 * that the character did not witness are missing, and rows are as the character knows them. For reading alone.
 */
export const seenBy = (db: Kysely<Tables>, eyes: Eyes): Kysely<Tables> => db.withPlugin(sightOf(eyes));

const sightOf = (eyes: Eyes): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (RawNode.is(node)) return prefixed(node, eyes);
    return SelectQueryNode.is(node) ? selectFrom(prefixed(node, eyes)) : node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

const prefixed = (node: RootOperationNode, eyes: Eyes): RawNode =>
  sql`with ${sql.join([sql`reading_eyes as materialized (${rowsOfEyes(eyes)})`, ...shadows(eyes)])}
    select * from (${new ExpressionWrapper(node)}) as answer`.toOperationNode();

/** A plugin of Kysely answers a node of the kind that it was given. */
const selectFrom = (node: RawNode): SelectQueryNode => {
  const source = sql`(${new ExpressionWrapper(node)})`.toOperationNode();
  const select = SelectQueryNode.createFrom([AliasNode.create(source, IdentifierNode.create("answer"))]);
  return SelectQueryNode.cloneWithSelections(select, [SelectionNode.createSelectAll()]);
};

/** DMs, and players whose campaign shares its story, have no eyes: nothing is kept from them. */
const rowsOfEyes = (eyes: Eyes): RawBuilder<unknown> =>
  "userId" in eyes
    ? sql`select m.campaign_id, m.character_id, ${outlookOwner} as eye from members m join campaigns c on c.id = m.campaign_id
        where m.user_id = ${eyes.userId}::text and m.role <> 'DM' and not c.shared_story`
    : sql`select m.campaign_id, m.character_id, ${outlookOwner} as eye from (
        select ${eyes.campaignId}::text as campaign_id, id as character_id from jsonb_array_elements_text(${encodeJson(eyes.characterIds)}::jsonb) as one(id)) m`;

/** Whose outlooks a character reads with: their own, where they have any, or everybody's. */
const outlookOwner = sql`coalesce((select o.character_id from outlooks o
  where o.campaign_id = m.campaign_id and o.character_id = m.character_id and o.table_name = '' and o.row_key = ''), '')`;

const shadows = (eyes: Eyes): RawBuilder<unknown>[] => [
  ...("userId" in eyes
    ? [
        shadow("followed_runs", sql`select r.* from runs r where ${mayFollow(eyes.userId)}`),
        shadow(
          "run_events",
          sql`select t.* from run_events t where exists (select from followed_runs r where r.campaign_id = t.campaign_id and r.id = t.run_id)`,
        ),
      ]
    : []),
  // From here on the statement's `events` are those that were witnessed.
  shadow("events", sql`select t.* from events t where ${isWitnessed(sql`t`)}`),
  // The view reads the table itself.
  shadow(
    "history_entries",
    sql`select h.* from history_entries h where h.message_seq > 0
      or exists (select from events t where t.campaign_id = h.campaign_id and t.seq = h.log_seq)`,
  ),
  ...outlookTables.map((table) => shadow(table, rowsSeen(table))),
  // Last, because others ask for all scenes.
  shadow("scene", scenesSeen),
];

const shadow = (name: string, rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`${sql.ref(name)} as not materialized (${rows})`;

const rowsSeen = (table: StateTable): RawBuilder<unknown> => {
  const key = sql.join(
    stateTables[table].key.map((column) => sql.ref(`t.${column}`)),
    sql` || chr(10) || `,
  );
  const outlooks = sql`reading_eyes y join outlooks o on o.campaign_id = y.campaign_id and o.character_id = y.eye and o.table_name = ${sql.lit(table)}`;
  // Where several characters read together and know a row differently, it is left out.
  return sql`select t.* from ${sql.table(table)} t where not exists (
      select from ${outlooks} where y.campaign_id = t.campaign_id and o.row_key = ${key})
    union all
    select p.* from (
      select o.campaign_id, (array_agg(o.known))[1] as known from ${outlooks} group by o.campaign_id, o.row_key
      having bool_and(o.known is not null) and count(distinct o.known) = 1) one,
    jsonb_populate_record(null::${sql.table(table)}, one.known || jsonb_build_object('campaign_id', one.campaign_id)) p`;
};

const isWitnessed = (event: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${event}.witnesses is null or not exists (select from reading_eyes y
    where y.campaign_id = ${event}.campaign_id and not coalesce(jsonb_exists(${event}.witnesses, y.character_id), false)))`;

/** The scene that the reader's character is in. Who has no character reads the scene while there is one. */
const scenesSeen = sql`select t.* from scene t where not exists (select from reading_eyes y where y.campaign_id = t.campaign_id)
  or exists (select from reading_eyes y where y.campaign_id = t.campaign_id and jsonb_exists(t.present_entity_ids, y.character_id))
  or (select count(*) from scene other where other.campaign_id = t.campaign_id) = 1`;

/** Readers follow their own runs, those whose turn they witnessed, and those that go on in their scene unless the actor goes apart. */
const mayFollow = (userId: string): RawBuilder<unknown> => sql`r.user_id = ${userId}::text
  or not exists (select from reading_eyes y where y.campaign_id = r.campaign_id)
  or case
    when exists (select from events e where e.campaign_id = r.campaign_id and e.run_id = r.id)
    then exists (select from events e where e.campaign_id = r.campaign_id and e.run_id = r.id and ${isWitnessed(sql`e`)})
    else r.request->>'apart' is null and exists (
      select from scene s join reading_eyes y on y.campaign_id = s.campaign_id
      where s.campaign_id = r.campaign_id and jsonb_exists(s.present_entity_ids, r.request->>'actor_id')
        and (jsonb_exists(s.present_entity_ids, y.character_id) or (select count(*) from scene other where other.campaign_id = s.campaign_id) = 1)) end`;
