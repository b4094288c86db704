import { join } from "node:path";
import { Campaigns } from "freeform-rpg/plugins/canon/campaigns";
import { Jobs } from "freeform-rpg/plugins/operations/jobs";
import { InstalledPacks } from "freeform-rpg/plugins/memory/lore";
import type { GraphQLSchema } from "graphql";
import { createApi, signToken } from "../../graphql/server.ts";
import lore from "../../plugins/memory/lore/plugin.ts";
import { openEngine } from "../engine/open-engine.ts";
import type { Named } from "./arguments.ts";

const secret = "a secret of at least thirty-two bytes";
const folder = (name: string): string => join(import.meta.dirname, name);

/** The word that stands in everything that players may not read. It is part of ids too. */
export const marker = /nevertold/i;

/** An answer of the API, errors and all. */
export interface Answer {
  readonly data?: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string };
  }[];
}

/** A campaign full of marked secrets, played for a while. */
export interface Marked {
  readonly schema: GraphQLSchema;
  readonly named: Named;
  ask(user: string, query: string): Promise<Answer>;
  /** The first `count` events of a subscription, or fewer where it ends before, as text. */
  listen(user: string, subscription: string, count: number): Promise<string>;
  /** What the turns were told from, without the record of what was left out. */
  packets(): Promise<readonly object[]>;
  close(): Promise<void>;
}

/** Founds the campaign for the DM `dee`, the player `ann` and the observer `olga`, and plays it. */
export const openMarked = async (): Promise<Marked> => {
  const engine = await openEngine({
    scenarios: folder("scenarios"),
    plugins: [{ plugin: lore, options: { packs: folder("packs") } }],
  });
  const settings = { version: "0", production: false, tokens: { secret }, requestsPerMinute: 1e6, costLimit: 1e9, onError: () => {} };
  const api = createApi({ kernel: engine.kernel, settings });
  const send = async (user: string, query: string, accept: string): Promise<Response> => {
    const authorization = `Bearer ${await signToken({ secret, user })}`;
    const headers = { authorization, accept, "content-type": "application/json" };
    return api.fetch(new Request("http://local/graphql", { method: "POST", headers, body: JSON.stringify({ query }) }));
  };
  const ask: Marked["ask"] = async (user, query) => (await send(user, query, "application/json")).json();
  await (await engine.kernel.use(InstalledPacks)).install("marked");
  const members = [
    { user: "ann", role: "PLAYER" as const },
    { user: "olga", role: "OBSERVER" as const },
  ];
  await (await engine.kernel.use(Campaigns)).create({ scenario_id: "marked", user: "dee", id: "c", members });
  const keys = await playAll(ask);
  await (await engine.kernel.use(Jobs)).wait(keys.job);
  await (await engine.kernel.use(Jobs)).wait(keys.replay);
  return {
    schema: api.schema,
    named: keys,
    ask,
    listen: async (user, query, count) => readEvents(await send(user, query, "text/event-stream"), count),
    packets: async () => {
      const rows = await engine.db.database.sql.selectFrom("events").select("context_packet").where("kind", "=", "turn").execute();
      return rows.map(({ context_packet }) => ({ ...Object(context_packet), selection: [] }));
    },
    close: async () => {
      await api.close();
      await engine.close();
    },
  };
};

/** A session with turns, corrections of hidden things, a held-back proposal, a replay and a job. */
const playAll = async (ask: Marked["ask"]): Promise<Named> => {
  const act = async (user: string, mutation: string): Promise<any> => {
    const { data, errors } = await ask(user, `mutation { done: ${mutation} }`);
    if (errors) throw new Error(`${mutation}: ${JSON.stringify(errors)}`);
    return data.done;
  };
  const play = (text: string) =>
    act(
      "ann",
      `playTurn(input: { campaignId: "c", text: "${text}", idempotencyKey: "${text}", wait: true }) { ... on QueuedTurn { run { key } } ... on Error { message } }`,
    );
  const propose = (change: string) =>
    act(
      "dee",
      `proposeCorrection(input: { campaignId: "c", reason: "It is the Nevertold man.", change: { ${change} } }) { __typename ... on Error { message } }`,
    );
  await act("dee", 'startSession(campaignId: "c") { __typename }');
  const played = await play("look around");
  await play("I ask Asta Keel who sells the ledger of ships");
  await propose('renameEntity: { id: "nevertold_spy", name: "Nevertold Agent" }');
  const roll = (text: string) =>
    act(
      "dee",
      `playTurn(input: { campaignId: "c", text: "${text}", idempotencyKey: "${text}" }) { ... on QueuedTurn { tableMessage { key } } ... on Error { reason } }`,
    );
  const message = await roll("/roll d20");
  await roll("/gmroll d20 for the Nevertold agent");
  await play("wait");
  await act("ann", 'giveFeedback(input: { campaignId: "c", turnNumber: 1, rating: 4 }) { __typename }');
  await act("dee", 'endSession(campaignId: "c") { __typename }');
  const job = await act("dee", 'installPack(key: "marked", idempotencyKey: "i") { ... on Job { key } ... on Error { message } }');
  const replay = await act("dee", 'replayTurns(input: { campaignId: "c" }) { ... on Job { key } ... on Error { message } }');
  const setup = await act("dee", "startSetup { key }");
  return {
    run: played.run.key,
    message: message.tableMessage.key,
    job: job.key,
    replay: replay.key,
    setup: setup.key,
    nodes: await readNodes(ask),
  };
};

/** Global ids of what the DM sees. */
const readNodes = async (ask: Marked["ask"]): Promise<string[]> => {
  const all = "visibility: [KNOWN, DM, WORLD]";
  const { data } = await ask(
    "dee",
    `{ campaign(id: "c") { id entities(first: 100, ${all}) { nodes { id } } facts(first: 100, ${all}) { nodes { id } }
    threads(${all}) { id } clocks(${all}) { id } corrections(first: 9) { nodes { id } } turns(first: 9) { nodes { id } } tableMessages(first: 9) { nodes { id } } runs { id } } }`,
  );
  return [...new Set([...JSON.stringify(data).matchAll(/"id":"([^"]+)"/g)].flatMap(([, id]) => id ?? []))];
};

const readEvents = async ({ body }: Response, count: number): Promise<string> => {
  let text = "";
  if (body === null) return text;
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.split("event: next").length > count && text.endsWith("\n\n")) break;
  }
  return text;
};
