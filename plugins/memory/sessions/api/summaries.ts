import { CampaignDm, Row, columns, pageFromRow, paging, sameCampaign, dmAlone, loadRow, rowId } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import type { Summary } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";

/** A row of `summaries`. */
class CampaignSummary extends Row {
  declare readonly id: string;
  declare readonly scope: Summary["scope"];
  declare readonly scope_id: string;
  declare readonly text: string;
  declare readonly from_turn: number;
  declare readonly to_turn: number;
}

const scopes = {
  SCENE: { value: "scene", description: "At most ten turns in one place." },
  THREAD: { value: "thread", description: "All of a thread so far." },
  SESSION: { value: "session", description: "A session." },
  ARC: { value: "arc", description: "A hundred or a thousand turns." },
} as const;

const Args = z.object({ scope: z.array(z.string()).nullish() });

/** Adds the summaries by which a long story is remembered. */
export const addSummaries = (builder: Builder): void => {
  const scope = builder.enumType("SummaryScope", { description: "What a summary covers.", values: scopes });
  builder.node(CampaignSummary, {
    name: "CampaignSummary",
    description: "Some turns in short, as later turns remember them.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("CampaignSummary", "summaries", dmAlone),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the summary within its campaign." }),
      scope: t.expose("scope", { type: scope, description: "What it covers.", ...columns("scope") }),
      subjectKey: t.exposeString("scope_id", {
        description: "The plain id of the place, thread or session; for an arc its number of turns.",
        ...columns("scope_id"),
      }),
      text: t.exposeString("text", { description: "The summary.", ...columns("text") }),
      fromTurn: t.exposeInt("from_turn", { description: "The number of the first turn that it covers.", ...columns("from_turn") }),
      toTurn: t.exposeInt("to_turn", { description: "The number of the last turn that it covers.", ...columns("to_turn") }),
    }),
  });
  builder.objectField(CampaignDm, "summaries", (t) =>
    t.connection(
      {
        type: CampaignSummary,
        description: "Summaries of scenes, threads, sessions and arcs, oldest first.",
        args: { scope: t.arg({ type: [scope], description: "Only summaries of these. Default: all." }) },
        ...paging((below) => {
          const wanted = below.args(Args).scope;
          return {
            table: "summaries",
            sort: [
              { column: "to_turn", type: "integer" },
              { column: "id", type: "text" },
            ],
            where: (row) => sql`${sameCampaign(below, row)} and ${wanted?.length ? sql`${row}.scope in (${sql.join(wanted)})` : sql`true`}`,
          };
        }),
        resolve: pageFromRow<CampaignSummary>,
      },
      { description: "A page of summaries." },
      { description: "A summary on a page." },
    ),
  );
};
