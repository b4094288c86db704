import type { Director } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns, computed } from "../read/columns.ts";
import { reading } from "../read/field-read.ts";
import { Row } from "../read/row.ts";

/** Details of a campaign that only the DM sees. */
export class CampaignDm extends Row {
  declare readonly seed: string;
  declare readonly head_seq: number;
  declare readonly system: unknown;
  declare readonly genre_rules: unknown;
  declare readonly director: Director | null;
  declare readonly usage: ModelUsage;
}

/** The model usage of a campaign. */
export class ModelUsage {
  declare readonly calls: number;
  declare readonly input_tokens: number;
  declare readonly output_tokens: number;
  declare readonly cost: number;
}

/** Adds the DM's view of campaigns. */
export const addCampaignDm: ApiPart = (builder) => {
  builder.objectType(CampaignDm, {
    name: "CampaignDm",
    description: "Details of a campaign that only the DM sees.",
    ...reading({ columns: { campaign_id: (row) => sql`${row}.id` } }),
    fields: (t) => ({
      diceSeed: t.exposeString("seed", { description: "The seed of the campaign's dice.", ...columns("seed") }),
      headSeq: t.exposeInt("head_seq", { description: "The sequence number of the last event in the log.", ...columns("head_seq") }),
      system: t.expose("system", {
        type: "JSON",
        nullable: true,
        description: "The complete definition of the game system.",
        ...columns("system"),
      }),
      genreRules: t.expose("genre_rules", {
        type: "JSON",
        nullable: true,
        description: "The rules of the campaign's genre.",
        ...columns("genre_rules"),
      }),
      director: t.expose("director", {
        type: "JSON",
        nullable: true,
        description: "The engine's memory between turns: failure streaks, tension moves and searches.",
        ...computed("director", director),
      }),
      usage: t.expose("usage", {
        type: ModelUsage,
        description: "The model usage of all turns of the campaign.",
        ...computed("usage", usage),
      }),
    }),
  });
  builder.objectType(ModelUsage, {
    name: "ModelUsage",
    description: "The model usage of a campaign.",
    fields: (t) => ({
      calls: t.exposeInt("calls", { description: "The number of model calls." }),
      inputTokens: t.exposeInt("input_tokens", { description: "The number of input tokens." }),
      outputTokens: t.exposeInt("output_tokens", { description: "The number of output tokens." }),
      cost: t.exposeFloat("cost", { description: "The cost in US dollars." }),
    }),
  });
};

const director = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select to_json(director) from director where director.campaign_id = ${row}.id limit 1)`;

const usage = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select json_build_object(
  'calls', count(*), 'cost', coalesce(sum((receipt ->> 'cost')::float), 0),
  'input_tokens', coalesce(sum((receipt ->> 'input_tokens')::int), 0), 'output_tokens', coalesce(sum((receipt ->> 'output_tokens')::int), 0))
  from events, jsonb_array_elements(case jsonb_typeof(events.receipts) when 'array' then events.receipts else '[]' end) as receipt
  where events.campaign_id = ${row}.id)`;
