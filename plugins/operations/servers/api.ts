import { requireOperator } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { ServerRow } from "./server-row.ts";
import type { ServedRun } from "./server-row.ts";
import { Servers } from "./tokens.ts";

/** Adds what operators see of the servers. */
export const addServers: ApiPart = (builder) => {
  addServerType(builder);
  builder.queryField("servers", (t) =>
    t.field({
      type: [ServerRow],
      description:
        "The servers that work with the database, the oldest start first. One that ended without a word is listed for a day as lost. For operators.",
      resolve: async (_root, _args, context) => {
        requireOperator(context, "list the servers");
        return [...(await (await context.use(Servers)).list())];
      },
    }),
  );
};

const addServerType = (builder: Builder): void => {
  const run = describeRun(builder);
  builder.node(ServerRow, {
    name: "Server",
    description: "A process that answers requests, plays turns and runs jobs.",
    isTypeOf: () => true,
    id: { resolve: ({ id }) => id },
    loadWithoutCache: findServer,
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the server, new at each start." }),
      name: t.exposeString("name", { description: "The name of the machine and the number of the process." }),
      version: t.exposeString("version", { description: "The version of the engine." }),
      startedAt: t.expose("startedAt", { type: "DateTime", description: "The time when it began to work." }),
      seenAt: t.expose("seenAt", {
        type: "DateTime",
        description: "The time of its last sign, which it gives every ten seconds by default.",
      }),
      draining: t.exposeBoolean("draining", { description: "Whether it ends what runs and takes nothing more, because it stops." }),
      lost: t.exposeBoolean("lost", {
        description: "Whether three signs are missing: it has died, or does not reach the database. What it ran is taken over by others.",
      }),
      runs: t.field({ type: [run], description: "The turns and jobs that it runs, the longest first.", resolve: ({ runs }) => [...runs] }),
    }),
  });
};

const describeRun = (builder: Builder) =>
  builder.objectRef<ServedRun>("ServedRun").implement({
    description: "A turn or job that a server runs.",
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the run or job, as `runEvents` takes it." }),
      kind: t.exposeString("kind", { description: "`turn`, or the kind of job, such as `install-pack`." }),
      campaignId: t.exposeString("campaignId", { nullable: true, description: "The campaign of a turn; `null` for a job." }),
      startedAt: t.expose("startedAt", { type: "DateTime", nullable: true, description: "The time when it first started." }),
    }),
  });

const findServer = async (key: string, { use, viewer }: Context): Promise<ServerRow | null> =>
  viewer?.operator === true ? ((await (await use(Servers)).list()).find(({ id }) => id === key) ?? null) : null;
