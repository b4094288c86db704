import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database, Log, Runs, SpareDatabases } from "freeform-rpg/db";
import { openTestDatabase } from "freeform-rpg/db/testing";
import type { TestDatabase } from "freeform-rpg/db/testing";
import { definePlugin, contribute, provide, provideValue } from "freeform-rpg/kernel";
import type { Configured } from "freeform-rpg/kernel";
import { createKernel } from "freeform-rpg/kernel/host";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { ModelKeys, providers } from "freeform-rpg/plugins/models/core";
import type { ModelRequest, ProviderOffer } from "freeform-rpg/plugins/models/core";
import { createApi, signToken } from "../../graphql/server.ts";
import type { ApiSettings } from "../../graphql/server.ts";
import cost from "../../plugins/models/cost/plugin.ts";
import embedLsa from "../../plugins/memory/embed-lsa/plugin.ts";
import ingestJobs from "../../plugins/ingest/jobs/plugin.ts";
import { ingestPlugins } from "../../plugins/ingest/core/tests/open-ingest.ts";
import files from "../../plugins/operations/files/plugin.ts";
import lore from "../../plugins/memory/lore/plugin.ts";
import jobs from "../../plugins/operations/jobs/plugin.ts";
import { reviewInterpretation } from "freeform-rpg/plugins/turn/interpreter";
import { Dice } from "freeform-rpg/plugins/turn/resolver";
import { seededDice } from "freeform-rpg/plugins/turn/resolver/lib";
import chatCommands from "../../plugins/turn/chat-commands/plugin.ts";
import tableTalk from "../../plugins/turn/table-talk/plugin.ts";
import turn from "../../plugins/turn/queue/plugin.ts";

/** A model that costs a cent a call and answers as the offline one does. `onCall` may wait or throw before it answers. */
export const paidModel = (onCall: (request: ModelRequest) => Promise<void>) =>
  definePlugin({
    name: "paid-model",
    create: () => ({
      contributes: [
        contribute(providers, {
          name: "paid",
          missing: () => null,
          open: (from) => {
            const offline = from.facets.read(providers).find(({ value }) => value.name === "offline")?.value;
            const inner = offline?.open(from);
            return {
              name: "paid",
              notice: "A cent a call.",
              complete: async (request) => {
                await onCall(request);
                if (!inner) throw new Error("There is no offline model to answer with.");
                return { ...(await inner.complete(request)), model: "penny", cost: 0.01 };
              },
            };
          },
        } satisfies ProviderOffer),
      ],
    }),
  });

/** What a house is opened with. */
export interface HouseOptions {
  /** Plugins beside those of the engine. */
  readonly plugins?: readonly Configured[];
  readonly test: TestDatabase;
  readonly spare: TestDatabase;
  readonly folder: string;
  readonly model?: ReturnType<typeof paidModel>;
  readonly settings?: Partial<ApiSettings>;
  /** Where files are shared; default: nowhere. */
  readonly store?: string;
}

/** What tokens are signed with. */
const secret = "a secret of at least thirty-two bytes";

/** Databases and folders that several houses share, one after another. */
export const openGround = async () => {
  const [test, spare] = [await openTestDatabase(), await openTestDatabase()];
  const folder = await mkdtemp(join(tmpdir(), "ingest-jobs-"));
  await mkdir(join(folder, "books"));
  const close = async () => {
    await test.close();
    await spare.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { test, spare, folder, close };
};

/** The hook of turns that table talk taps. */
const hooks = definePlugin({ name: "hooks-of-turns", create: () => ({ hooks: [reviewInterpretation] }) });

/** A server that reads books. */
export const openHouse = async ({ test, spare, folder, model, settings, store = "local", plugins = [] }: HouseOptions) => {
  const [, ...rest] = ingestPlugins.map((plugin) =>
    plugin === lore ? { plugin, options: { packs: [join(folder, "packs")], shared: join(folder, "packs") } } : plugin,
  );
  const options = {
    jobs: join(folder, "jobs"),
    books: [join(folder, "books")],
    uploads: join(folder, "uploads"),
    drafts: [join(folder, "jobs")],
    packs: join(folder, "packs"),
    keep: { days: 90, promotedDays: 7 },
  };
  const kernel = await createKernel({
    plugins: [
      ...(model ? [model] : []),
      ...plugins,
      ...rest,
      embedLsa,
      { plugin: files, options: { store } },
      jobs,
      hooks,
      turn,
      tableTalk,
      chatCommands,
      cost,
      { plugin: ingestJobs, options },
    ],
    services: [
      provideValue(Database, test.database),
      provideValue(Log, test.log),
      provideValue(Runs, test.runs),
      provideValue(ModelKeys, { read: () => null }),
      provideValue(Dice, { seeded: seededDice }),
      provide(SpareDatabases, { create: () => ({ open: async () => ({ ...spare.database, close: async () => undefined }) }) }),
    ],
  });
  const uploads = { folder: join(folder, "uploads"), fileLimit: 100_000 };
  const api = createApi({
    kernel,
    settings: { version: "1", production: false, tokens: { secret }, uploads, requestsPerMinute: 1e6, ...settings },
  });
  const send = async (headers: Record<string, string>, body: string | FormData): Promise<Response> =>
    api.fetch(new Request("http://local/graphql", { method: "POST", headers, body }));
  const authorize = async (user: string | null): Promise<Record<string, string>> =>
    user === null ? {} : { authorization: `Bearer ${await signToken({ secret, user, operator: user === "op" })}` };
  return {
    kernel,
    folder,
    /** Asks as `user`; "op" is an operator. */
    ask: async (user: string | null, query: string, variables: object = {}) =>
      (await send({ "content-type": "application/json", ...(await authorize(user)) }, JSON.stringify({ query, variables }))).json(),
    /** Follows a subscription over server-sent events. */
    follow: async (user: string | null, query: string) =>
      send({ "content-type": "application/json", accept: "text/event-stream", ...(await authorize(user)) }, JSON.stringify({ query })),
    /** Sends a multipart request. */
    post: async (user: string | null, form: FormData, headers: Record<string, string> = {}) =>
      send({ ...(await authorize(user)), ...headers }, form),
    close: async () => {
      await api.close();
      await (await kernel.use(Jobs)).close();
      await kernel.close();
    },
  };
};
export type House = Awaited<ReturnType<typeof openHouse>>;
