const watch = (table: string, event: string, referencing: string): string =>
  `create trigger ${table}_names_${event} after ${event} on ${table} referencing ${referencing}
    for each statement execute function ${table}_names_after_${event}()`;

/** The columns of a row on which names and their owners depend. */
const named = {
  entities: "name, type, visibility, attrs->'aliases'",
  threads: "title, visibility",
} as const;

const countChanges = (table: keyof typeof named): string[] => {
  const count = (event: string, changed: string) =>
    `create function ${table}_names_after_${event}() returns trigger language plpgsql as $$ begin
      update campaigns set names_version = names_version + 1 where id in (${changed});
      return null;
    end $$`;
  const columns = (row: string) => named[table].replaceAll(/\b(name|type|visibility|attrs|title)\b/g, `${row}.$1`);
  return [
    count("insert", "select campaign_id from added"),
    count("delete", "select campaign_id from taken"),
    count(
      "update",
      `select added.campaign_id from added join taken using (campaign_id, id)
       where (${columns("added")}) is distinct from (${columns("taken")})`,
    ),
    watch(table, "insert", "new table as added"),
    watch(table, "delete", "old table as taken"),
    watch(table, "update", "old table as taken new table as added"),
  ];
};

/**
 * Two counters by which a derived map of names knows that it is out of date: one for corrections that come into force or are
 * withdrawn, one for names in the campaign's own rows. Triggers maintain the second: no code writes it.
 */
export const canonVersions = [
  `alter table campaigns add column canon_version integer not null default 0, add column names_version integer not null default 0`,
  `alter table corrections add column withdrawn_by text, add column withdrawn_at timestamptz, add column withdrawn_note text`,
  "create index corrections_target on corrections (campaign_id, target_id)",
  ...countChanges("entities"),
  ...countChanges("threads"),
];
