import { isDeepStrictEqual } from "node:util";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { openEngine } from "../../tests/engine/open-engine.ts";
import { shippedPacks } from "../../tests/engine/shipped-packs.ts";
import { createCampaignRows, model, playTurn } from "../players.ts";
import { beside } from "../result.ts";
import type { Result } from "../result.ts";
import { percentile, timed } from "../statistics.ts";
import { describeForPeer } from "./describe-for-peer.ts";
import { fillCampaign } from "./fill-campaign.ts";
import { openClient } from "./open-client.ts";
import type { Ask } from "./open-client.ts";
import { sharedRequests } from "./requests.ts";
import type { SharedRequest } from "./requests.ts";
import { startServer } from "./start-server.ts";

const campaign = "read";
const peerName = "PostGraphile 5";
const warmUp = 100;
const rounds = 40;
/** Requests of one round of one server, of which this many are under way at the same time. */
const requests = 16;
const together = 4;

/**
 * The same questions to the API, with its authorisation, and to PostGraphile on the same tables, without any: two processes on one Postgres, asked in
 * turn. Requests a second, in the median of rounds. Throws where their answers differ.
 */
export const compareReads = async (): Promise<readonly Result[]> => {
  await using db = await openTestDatabase({ fixture: shippedPacks });
  if (db.url === null) throw new Error("PostGraphile needs a server: set TEST_DATABASE_URL to the URL of a Postgres.");
  await fill(db);
  const own = await startServer("api-server.ts", db.url);
  const peer = await startServer("postgraphile-server.mjs", db.url);
  const [port, token] = own.words;
  const clients = {
    own: openClient(Number(port), { authorization: `Bearer ${token}` }),
    peer: openClient(Number(peer.words[0])),
  };
  try {
    const results: Result[] = [];
    for (const shared of sharedRequests) results.push(await compare(shared, clients));
    return [...results, meanOf(results)];
  } finally {
    own.stop();
    peer.stop();
  }
};

const fill = async (db: Awaited<ReturnType<typeof openTestDatabase>>): Promise<void> => {
  const engine = await openEngine({ services: [model], beside: db });
  await createCampaignRows(engine, campaign);
  await playTurn(engine, campaign, 1);
  await engine.close();
  await fillCampaign(db.database, campaign);
  await describeForPeer(db.database);
};

interface Clients {
  readonly own: Ask;
  readonly peer: Ask;
}

const compare = async ({ metric, ...texts }: SharedRequest, clients: Clients): Promise<Result> => {
  const ask = {
    own: () => clients.own(bodyOf(texts.own)),
    peer: () => clients.peer(bodyOf(texts.peer)),
  };
  requireEqual(metric, JSON.parse(await ask.own()), JSON.parse(await ask.peer()));
  await send(ask.own, warmUp);
  await send(ask.peer, warmUp);
  const took = { own: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? (["own", "peer"] as const) : (["peer", "own"] as const))
      took[side].push(await timed(() => send(ask[side], requests)));
  const perSecond = (side: keyof Clients) => (requests * 1000) / percentile(took[side], 0.5);
  return beside(metric, perSecond("own"), "requests/s", peerName, perSecond("peer"));
};

const bodyOf = (query: string): string => JSON.stringify({ query, variables: { id: campaign } });

const send = async (ask: () => Promise<string>, count: number): Promise<void> => {
  let left = count;
  const sendOn = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: together }, sendOn));
};

const requireEqual = (metric: string, own: unknown, peer: unknown): void => {
  if (isDeepStrictEqual(own, peer) && !JSON.stringify(own).includes('"errors"')) return;
  throw new Error(`${metric}: the answers differ.\n${JSON.stringify(own).slice(0, 3000)}\n${JSON.stringify(peer).slice(0, 3000)}`);
};

const meanOf = (results: readonly Result[]): Result => {
  const mean = (pick: (result: Result) => number) => results.reduce((product, result) => product * pick(result), 1) ** (1 / results.length);
  return beside(
    "geometric_mean",
    mean(({ value }) => value),
    "requests/s",
    peerName,
    mean(({ peerValue }) => peerValue),
  );
};
