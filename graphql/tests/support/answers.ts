import { sql } from "kysely";
import { openTestApi } from "./api.ts";
import type { Answer, TestApi } from "./api.ts";
import { playCampaign } from "./world.ts";

/** A campaign "c" whose queries are answered by Postgres, or executed. */
export interface AnsweredCampaign extends AsyncDisposable {
  readonly api: TestApi;
  /** Answers with the JSON that Postgres writes, if it can; `direct` says whether it did. */
  ask(user: string, fields: string, variables?: object, head?: string): Promise<{ readonly answer: Answer; readonly direct: boolean }>;
  /** The same, executed field by field: a second field at the root sees to that. */
  execute(user: string, fields: string, variables?: object, head?: string): Promise<Answer>;
}

/** A DM, a player and an observer. */
export const users = ["dora", "paul", "olga"];

/** Opens it, with names and ids that are hard to write. */
export const openAnsweredCampaign = async (): Promise<AnsweredCampaign> => {
  const api = await openTestApi();
  await playCampaign(api.test, "c");
  const { sql: database } = api.test.database;
  await sql`update entities set attrs = attrs || '{"aliases": ["Guv", "ü \\"x\\""]}' where id = 'guard'`.execute(database);
  await sql`insert into entities (campaign_id, id, type, name, attrs, tags, visibility, origin)
    values ('c', 'pack:ä %/', 'item', 'Odd', '{}', '[]', 'known', 'campaign')`.execute(database);
  await sql`update inventory set item_id = 'pack:ä %/' where item_id = 'knife'`.execute(database);
  return {
    api,
    ask: async (user, fields, variables = {}, head = "query") => {
      let answer: Answer = {};
      const statements = await api.count(async () => (answer = await api.ask(user, `${head} { campaign(id: "c") ${fields} }`, variables)));
      return { answer, direct: statements.length === 1 && statements[0]?.includes(")::text as row") === true };
    },
    execute: async (user, fields, variables = {}, head = "query") => {
      const { data, ...rest } = await api.ask(user, `${head} { campaign(id: "c") ${fields} __typename }`, variables);
      const { __typename: _, ...others } = data;
      return { data: others, ...rest };
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
};
