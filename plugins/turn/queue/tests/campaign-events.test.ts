import { expect, test } from "vitest";
import { openCampaignEvents } from "../campaign-events.ts";
import type { CampaignEvent } from "../tokens.ts";
import { memoryEvents, memoryNotifications } from "./memory-events.ts";

const paused: CampaignEvent = { type: "campaign_paused", campaignId: "c", userId: "dee" };

/** An exchange whose notifications of stored events are all lost, on a store whose first read takes as long as `first`. */
const openBroken = (first: Promise<unknown>) => {
  const notifications = memoryNotifications();
  const store = memoryEvents({ ...notifications, send: () => {} });
  const range = async (campaignId: string) => {
    await first;
    return store.range(campaignId);
  };
  const campaigns = openCampaignEvents({ store: { ...store, range }, notifications, report: () => {} });
  return { store, campaigns, notifications };
};

test("nothing is missed when the connection that listens is lost as somebody begins to follow", async () => {
  const [slow, stop] = [Promise.withResolvers<void>(), new AbortController()];
  const { store, campaigns, notifications } = openBroken(slow.promise);
  const seen: number[] = [];
  const live = campaigns.listen("c", stop.signal);
  const past = campaigns.started("c").then(async () => (await store.after("c", 0)).forEach(({ seq }) => seen.push(seq)));
  const following = past.then(async () => {
    for await (const { seq } of live) seen.push(seq);
  });
  await store.append([paused, paused]);
  slow.resolve();
  await past;
  await store.append([paused]);
  notifications.send({ type: "missed" });
  await expect.poll(() => seen).toEqual([1, 2, 3]);
  stop.abort();
  await following;
});

test("who cannot be told where to begin learns it, and the next one begins", async () => {
  const failing = Promise.reject(new Error("The database is away."));
  failing.catch(() => {});
  const { campaigns } = openBroken(failing);
  const live = campaigns.listen("c")[Symbol.asyncIterator]();
  await expect(campaigns.started("c")).rejects.toThrow("away");
  await expect(live.next()).rejects.toThrow("away");
  expect(await campaigns.started("c")).toBeUndefined();
});
