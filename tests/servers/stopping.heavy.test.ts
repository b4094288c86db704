import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openTestDatabase } from "freeform-rpg/db/testing";
import { expect, test, vi } from "vitest";
import { startServer } from "./cli-server.ts";

vi.setConfig({ testTimeout: 300_000 });

/** A vendor that takes every request and answers none. */
const openSilentVendor = async () => {
  let asked = 0;
  const vendor = createServer(() => (asked += 1));
  vendor.listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const { port } = vendor.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: () => {
      vendor.closeAllConnections();
      vendor.close();
    },
  };
};

const createCampaign = `mutation { createCampaign(input: { from: { scenario: "training_yard" }, name: "Held up" }) {
  ... on Campaign { key } ... on Error { message } } }`;
const playTurn = `mutation ($input: PlayTurnInput!) { playTurn(input: $input) {
  ... on QueuedTurn { run { key status } turn { number } } ... on Error { code message } } }`;
const history = `query ($id: ID!) { campaign(id: $id) { history(first: 10) { nodes { turn { number } } } } }`;

// The embedded database has one process: the turn goes on in another server.
test.skipIf(!process.env["TEST_DATABASE_URL"])(
  "SIGTERM ends a server whose model never answers within its grace, and another one plays its turn, once",
  async () => {
    await using db = await openTestDatabase();
    const vendor = await openSilentVendor();
    const common = { url: db.url ?? "", secret: "a secret of at least thirty-two bytes", player: "ada" };
    const stuck = await startServer({ ...common, name: "stuck", environment: { OLLAMA_URL: vendor.url } });
    const { key: campaignId } = (await stuck.ask(createCampaign)).createCampaign;
    const turn = (wait: boolean) => ({ input: { campaignId, idempotencyKey: "first", text: "I wait for a minute.", wait } });
    const { run } = (await stuck.ask(playTurn, turn(false))).playTurn;
    await vi.waitFor(() => expect(vendor.asked()).toBeGreaterThan(0), 60_000);
    const other = await startServer({ ...common, name: "other" });

    const from = Date.now();
    await stuck.stop();
    expect(Date.now() - from).toBeLessThan(30_000);
    vendor.close();

    const played = (await other.ask(playTurn, turn(true))).playTurn;
    expect(played).toMatchObject({ run: { key: run.key }, turn: { number: 1 } });
    const { nodes } = (await other.ask(history, { id: campaignId })).campaign.history;
    expect(nodes.flatMap(({ turn: found }: any) => (found ? [found.number] : []))).toEqual([1]);
    expect(await other.stop()).toBe(0);
  },
);
