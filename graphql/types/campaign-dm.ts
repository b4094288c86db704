import type { Director } from "freeform-rpg/schemas";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { ApiPart } from "../builder/tokens.ts";
import { columns, computed } from "../read/columns.ts";
import { Row } from "../read/row.ts";

/** What of a campaign the DM alone sees. */
export class CampaignDm extends Row {
  declare readonly seed: string;
  declare readonly head_seq: number;
  declare readonly system: unknown;
  declare readonly genre_rules: unknown;
  declare readonly director: Director | null;
  declare readonly spending: Spending;
}

/** What models have cost. */
export class Spending {
  declare readonly calls: number;
  declare readonly input_tokens: number;
  declare readonly output_tokens: number;
  declare readonly cost: number;
}

/** Adds the DM's view of campaigns. */
export const addCampaignDm: ApiPart = (builder) => {
  builder.objectType(CampaignDm, {
    name: "CampaignDm",
    description: "What of a campaign the DM alone sees.",
    fields: (t) => ({
      diceSeed: t.exposeString("seed", { description: "What its dice are drawn from.", ...columns("seed") }),
      headSeq: t.exposeInt("head_seq", { description: "The last event of its log.", ...columns("head_seq") }),
      system: t.expose("system", { type: "JSON", nullable: true, description: "Its rules, whole.", ...columns("system") }),
      genreRules: t.expose("genre_rules", { type: "JSON", nullable: true, description: "Rules of its genre.", ...columns("genre_rules") }),
      director: t.expose("director", {
        type: "JSON",
        nullable: true,
        description: "What the engine remembers between turns: failure streak, tension moves, searches.",
        ...computed("director", director),
      }),
      spending: t.expose("spending", {
        type: Spending,
        description: "What its turns have cost so far.",
        ...computed("spending", spending),
      }),
    }),
  });
  builder.objectType(Spending, {
    name: "Spending",
    description: "What models have cost.",
    fields: (t) => ({
      calls: t.exposeInt("calls", { description: "Model calls." }),
      inputTokens: t.exposeInt("input_tokens", { description: "Tokens read." }),
      outputTokens: t.exposeInt("output_tokens", { description: "Tokens written." }),
      cost: t.exposeFloat("cost", { description: "US dollars." }),
    }),
  });
};

const director = (row: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select to_json(director) from director where director.campaign_id = ${row}.id limit 1)`;

const spending = (row: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select json_build_object(
  'calls', count(*), 'cost', coalesce(sum((receipt ->> 'cost')::float), 0),
  'input_tokens', coalesce(sum((receipt ->> 'input_tokens')::int), 0), 'output_tokens', coalesce(sum((receipt ->> 'output_tokens')::int), 0))
  from events, jsonb_array_elements(case jsonb_typeof(events.receipts) when 'array' then events.receipts else '[]' end) as receipt
  where events.campaign_id = ${row}.id)`;
