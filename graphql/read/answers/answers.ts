import type { RawBuilder } from "kysely";

const answers = new WeakSet<object>();

/**
 * Marks SQL whose JSON consists of nothing but what `select` of a `Below` wrote, in lists or not: where selections are answered, it is the answer. Other JSON of a
 * field goes through resolvers, for it may hold what was not asked for, or not by everybody.
 */
export const asAnswer = (sql: RawBuilder<unknown>): RawBuilder<unknown> => {
  answers.add(sql);
  return sql;
};

/** Whether SQL was marked by {@link asAnswer}. */
export const isAnswer = (sql: RawBuilder<unknown>): boolean => answers.has(sql);
