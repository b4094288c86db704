/** What a migration does to the tables, and which servers of earlier versions may go on beside it. */
export interface Change {
  readonly statements: readonly string[];
  /** `null` for what only adds: any server goes on. Else the earlier migration that a server has to know to go on. */
  readonly after: string | null;
}

/** A migration that only adds: tables, indexes, columns that have a default or may be null. Servers that do not know it read and write as before. */
export const expand = (statements: readonly string[]): Change => ({ statements, after: null });

/**
 * A migration that takes away or changes what earlier versions use. `after` names the migration with which the engine stopped using it: servers
 * that know that one go on, all earlier ones are refused.
 */
export const contract = (statements: readonly string[], { after }: { readonly after: string }): Change => ({ statements, after });

/** The statements that carry out a change. One that contracts is noted in the database, where servers of any version read it, and is announced to those that run. */
export const statementsOf = (name: string, { statements, after }: Change): readonly string[] =>
  after === null
    ? statements
    : [
        ...statements,
        `insert into contract_migrations (name, after) values ('${name}', '${after}')`,
        `select send_notification('{"type": "schema_contracted"}'::jsonb, '{}'::jsonb)`,
      ];
