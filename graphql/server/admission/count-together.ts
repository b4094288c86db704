import { Database } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { CompiledQuery } from "kysely";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { ApiKernel } from "../../builder/context.ts";
import { mostInMinute } from "./rate-limit.ts";
import type { CountTogether } from "./rate-limit.ts";

/** The dependencies of counting with other servers. */
export interface TogetherParts {
  readonly kernel: ApiKernel;
  readonly report: (error: unknown) => void;
}

/** What is counted: `name` keeps it apart from other counts. */
export interface TogetherRules {
  readonly name: string;
  readonly perMinute: number;
}

/**
 * Counts requests with the servers of the same Postgres, in windows of a minute. The embedded database has one process, which counts for itself.
 * While the database does not answer, each server counts for itself too; the log says so once.
 */
export const createCountTogether = ({ kernel, report }: TogetherParts, rules: TogetherRules): CountTogether => {
  let opened: Promise<RateLimiterPostgres | null> | undefined;
  let isDown = false;
  return async (key, requests) => {
    try {
      const limiter = await (opened ??= openLimiter(kernel, rules));
      await limiter?.consume(key, requests);
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      opened = undefined;
      if (!isDown) report(new Error("Requests are not counted over all servers, because the database does not answer.", { cause: error }));
      isDown = true;
      return 0;
    }
    isDown = false;
    return 0;
  };
};

const openLimiter = async (kernel: ApiKernel, { name, perMinute }: TogetherRules): Promise<RateLimiterPostgres | null> => {
  const database = await kernel.use(Database);
  if (database.engine !== "postgres") return null;
  return new RateLimiterPostgres({
    storeClient: clientOf(database),
    storeType: "pool",
    keyPrefix: name,
    tableName: "rate_limits",
    tableCreated: true,
    // Maintenance does it.
    clearExpiredByTimeout: false,
    points: mostInMinute(perMinute),
    duration: 60,
  });
};

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What the library uses of a connection pool. */
const clientOf = ({ sql }: DatabaseConnection) => ({
  query: ({ text, values }: Statement) => sql.executeQuery(CompiledQuery.raw(text, [...values])),
});
