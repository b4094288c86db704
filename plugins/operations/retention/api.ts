import { commonErrors, requireOperator } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { Retention } from "./tokens.ts";
import type { Removed, TableSize } from "./tokens.ts";

interface Maintenance {
  readonly dryRun: boolean;
  readonly removed: readonly Removed[];
}

/** Adds what operators see of stored data, and its removal. */
export const addRetention: ApiPart = (builder) => {
  const size = describeSize(builder);
  const maintenance = describeMaintenance(builder);
  builder.queryField("storage", (t) =>
    t.field({
      type: [size],
      description: "The tables of the database by size, largest first. For operators.",
      args: {
        campaignId: t.arg.id({
          description:
            "Measures only the rows of this campaign, as they are stored: compressed, without indexes. Default: whole tables with indexes.",
        }),
      },
      resolve: async (_root, { campaignId }, context) => {
        requireOperator(context, "see how much is stored");
        return [...(await (await context.use(Retention)).measure(typeof campaignId === "string" ? campaignId : null))];
      },
    }),
  );
  builder.mutationField("maintain", (t) =>
    t.fieldWithInput({
      type: maintenance,
      description:
        "Removes what is older than its period in the options of the plugin `retention`. Servers do it once a day. For operators.",
      typeOptions: { description: "Whether to remove anything." },
      input: { dryRun: t.input.boolean({ defaultValue: false, description: "Whether to count only. Default false." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => {
        requireOperator(context, "remove old data");
        const dryRun = input.dryRun ?? false;
        return { dryRun, removed: await (await context.use(Retention)).prune(dryRun) };
      },
    }),
  );
};

const describeSize = (builder: Builder) =>
  builder.objectRef<TableSize>("TableSize").implement({
    description: "The size of a table, or of a campaign's part of it.",
    fields: (t) => ({
      table: t.exposeString("table", { description: "The name of the table." }),
      rows: t.exposeFloat("rows", { description: "The number of rows; for whole tables an estimate of the database." }),
      bytes: t.exposeFloat("bytes", { description: "The size in bytes." }),
    }),
  });

const describeMaintenance = (builder: Builder) => {
  const removed = builder.objectRef<Removed>("RemovedRows").implement({
    description: "How much of one kind was removed, or would be.",
    fields: (t) => ({
      kind: t.exposeString("kind", { description: "The option of the plugin `retention`, such as `runEvents`." }),
      days: t.exposeInt("days", { nullable: true, description: "The days for which it is kept; `null` for ever." }),
      rows: t.exposeInt("rows", { description: "The number of rows." }),
    }),
  });
  return builder.objectRef<Maintenance>("Maintenance").implement({
    description: "What was removed.",
    fields: (t) => ({
      dryRun: t.exposeBoolean("dryRun", { description: "Whether it was only counted." }),
      removed: t.field({ type: [removed], description: "Every kind with its number of rows.", resolve: (done) => [...done.removed] }),
    }),
  });
};
