import type { DatabaseConnection } from "freeform-rpg/db";
import { ReplayError } from "../errors.ts";
import { Metrics } from "./metrics.ts";
import { metricsQuery } from "./metrics-query.ts";
import type { MeasuredRange } from "./metrics-query.ts";

/** Measures a campaign, in one statement. Throws `campaign_not_found`. */
export const readMetrics = async (
  { sql: db }: DatabaseConnection,
  range: MeasuredRange & { readonly campaignId: string },
): Promise<Metrics> => {
  const { rows } = await metricsQuery(range).execute(db);
  if (rows[0]) return Metrics.parse(rows[0].metrics);
  throw new ReplayError("campaign_not_found", `There is no campaign "${range.campaignId}". List yours to see their ids.`);
};
