import { Database } from "freeform-rpg/db";
import type { DatabaseConnection } from "freeform-rpg/db";
import { remember } from "freeform-rpg/db/lib";
import type { ExecutionArgs } from "graphql";
import type { Context } from "../../builder/context.ts";
import { headOf } from "../read-row.ts";
import { fillStatement, planAnswer } from "./answer-plan.ts";
import type { AnswerPlan, FoundAnswer } from "./answer-plan.ts";
import { brokenPromise } from "./unanswerable.ts";

/** A result whose JSON is there already. `data` is parsed where somebody looks at it. */
export interface DirectAnswer {
  readonly data: Record<string, unknown>;
  readonly stringify: () => string;
}

/** An answer and how it was found. They are apart: transports send whatever a result holds. */
export interface Answered {
  readonly plan: AnswerPlan;
  readonly result: DirectAnswer;
}

/** How long a viewer's campaign that has to be read another way is not tried again, and how many of them are remembered. */
const apartMs = 10_000;
const keptApart = 10_000;

const apart = new Map<string, number>();

/**
 * Answers a query with the JSON that Postgres writes, if one statement can write all of it; `null` where the query has to be executed: then nothing was answered.
 * Whatever is refused or missing is left to the execution, which says why.
 */
export const answerDirectly = async (context: Context, args: ExecutionArgs): Promise<Answered | null> => {
  const userId = context.viewer?.userId;
  if (userId === undefined) return null;
  const connection = await context.use(Database);
  const plan = planAnswer(args, { database: connection.sql, head: headOf(context) });
  if (plan === null) return null;
  const text = await readAnswer(connection, plan, userId);
  return text === null ? null : { plan, result: toResult(text) };
};

/** Reads the answer of a plan as the viewer gets it, as JSON text with its `data`; `null` where the query has to be executed. */
export const readAnswer = async ({ reads }: DatabaseConnection, plan: AnswerPlan, userId: string): Promise<string | null> => {
  const key = JSON.stringify([userId, plan.campaignId]);
  if ((apart.get(key) ?? 0) > Date.now()) return null;
  const statement = fillStatement(plan, userId);
  const { rows } = await reads.read([`user:${userId}`, `campaign:${plan.campaignId}`], (sql) => sql.executeQuery(statement));
  const [found] = rows;
  if (found === undefined || found.row.includes(brokenPromise)) return null;
  if (isApart(found)) {
    remember(apart, keptApart, key, Date.now() + apartMs);
    return null;
  }
  return `{"data":{${JSON.stringify(plan.responseKey)}:${found.row}}}`;
};

const isApart = ({ limited, canon_head }: FoundAnswer): boolean => limited || (canon_head?.canon ?? 0) > 0;

const toResult = (text: string): DirectAnswer => {
  let parsed: Record<string, unknown> | undefined;
  return {
    get data() {
      return (parsed ??= parse(text).data);
    },
    stringify: () => text,
  };
};

const parse = (text: string): { readonly data: Record<string, unknown> } => JSON.parse(text);
