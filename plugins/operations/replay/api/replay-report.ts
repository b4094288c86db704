import { toRowKey } from "freeform-rpg/graphql";
import type { Builder, Context } from "freeform-rpg/graphql";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { ReplayReport } from "../jobs/replay-document.ts";
import { replayJob } from "../jobs/replay-job.ts";
import { renderText } from "../render/render-text.ts";
import { requireDm } from "./start-replay.ts";

/** Adds reading what a replay came to. */
export const addReplayReport = (builder: Builder): void => {
  const kind = builder.enumType("ReplayKind", {
    description: "What a replay compares.",
    values: {
      STATE: { value: "state", description: "The state of the campaign with what its log makes of it." },
      TURNS: { value: "turns", description: "Turns with their recordings." },
      EXPERIMENT: { value: "experiment", description: "Turns under two configurations." },
    } as const,
  });
  const type = builder.objectRef<ReplayReport>("ReplayReport").implement({
    description: "The report of a replay. It contains the DM's secrets: do not show it to players.",
    fields: (t) => ({
      kind: t.expose("kind", { type: kind, description: "The kind of replay." }),
      campaignId: t.exposeString("campaign_id", { description: "The plain id of the campaign." }),
      identical: t.boolean({
        nullable: true,
        description: "Whether all results match the recording; `null` for a comparison of two configurations.",
        resolve: (report) => isIdentical(report),
      }),
      document: t.field({
        type: "JSON",
        description: "The whole report as JSON. docs/replay.md describes it.",
        resolve: (report) => report,
      }),
      text: t.string({ description: "The report as plain text, for a terminal.", resolve: (report) => renderText(report) }),
    }),
  });
  builder.queryField("replayReport", (t) =>
    t.field({
      type,
      nullable: true,
      description: "The report of a replay; `null` until it is finished. For its requester while they are the campaign's DM.",
      args: { key: t.arg.id({ required: true, description: "The replay's job, by its global id or its key." }) },
      resolve: (_root, { key }, context) => readReport(context, toRowKey(["Job"], String(key))),
    }),
  );
};

const isIdentical = (report: ReplayReport): boolean | null => {
  if (report.kind === "experiment") return null;
  return report.kind === "state" ? report.identical : report.identical === report.turns.length && report.state.identical;
};

const readReport = async (context: Context, key: string): Promise<ReplayReport | null> => {
  const jobs = await context.use(Jobs);
  const job = await jobs.find(key);
  if (job === null || job.pipeline !== replayJob || job.userId !== context.viewer?.userId) return null;
  const found = ReplayReport.safeParse(await jobs.result(key));
  if (!found.success) return null;
  await requireDm(context, found.data.campaign_id);
  return found.data;
};
