import { EventEmitter } from "node:events";
import type { Notification, Notifications } from "freeform-rpg/db";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openBoard } from "../open-board.ts";
import type { OpenBoard } from "../open-board.ts";
import type { Present } from "../tokens.ts";

/** Notifications between two servers in this process, and how many were sent. */
const wire = () => {
  const emitter = new EventEmitter();
  const sent: Notification[] = [];
  const notifications: Notifications = {
    listen: (listener) => {
      emitter.on("notification", listener);
      return () => void emitter.off("notification", listener);
    },
    send: (notification) => {
      sent.push(notification);
      queueMicrotask(() => emitter.emit("notification", notification));
    },
  };
  return { notifications, sent, tell: (notification: Notification) => emitter.emit("notification", notification) };
};

const opened: OpenBoard[] = [];
const open = (notifications: Notifications, name: string): OpenBoard => {
  const board = openBoard(notifications, name);
  opened.push(board);
  return board;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const board of opened.splice(0)) board.close();
  vi.useRealTimers();
});

/** Watches as a user; `now` is what was told last, `leave` closes the page. */
const watch = (board: OpenBoard, userId: string, campaignId = "c") => {
  const controller = new AbortController();
  const seen: { now: readonly Present[]; ended: boolean } = { now: [], ended: false };
  const reading = (async () => {
    for await (const present of board.watch(campaignId, userId, controller.signal)) seen.now = present;
    seen.ended = true;
  })();
  return { seen, leave: () => (controller.abort(), reading) };
};
const settle = () => vi.advanceTimersByTimeAsync(1);
const names = ({ now }: { readonly now: readonly Present[] }) => now.map(({ userId, typing }) => (typing ? `${userId} writes` : userId));

test("whoever opens a campaign is seen by all who have it open, on every server, until they close it everywhere", async () => {
  const { notifications } = wire();
  const [one, two] = [open(notifications, "one"), open(notifications, "two")];
  const [ada, ben] = [watch(one, "ada"), watch(two, "ben")];
  const again = watch(one, "ben");
  const elsewhere = watch(two, "eve", "other");
  await settle();
  expect([names(ada.seen), names(ben.seen), names(elsewhere.seen)]).toEqual([["ada", "ben"], ["ada", "ben"], ["eve"]]);
  await ben.leave();
  await settle();
  expect(names(ada.seen)).toEqual(["ada", "ben"]);
  await again.leave();
  await settle();
  expect(names(ada.seen)).toEqual(["ada"]);
  await Promise.all([ada.leave(), elsewhere.leave()]);
});

test("somebody writes until they stop, or for six seconds, whichever server heard of it", async () => {
  const { notifications, sent } = wire();
  const [one, two] = [open(notifications, "one"), open(notifications, "two")];
  const [ada, ben] = [watch(one, "ada"), watch(one, "ben")];
  await settle();
  two.setTyping("c", "ben", true);
  two.setTyping("c", "ben", true);
  await settle();
  expect(names(ada.seen)).toEqual(["ada", "ben writes"]);
  expect(sent.filter(({ type }) => type === "typing")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(names(ada.seen)).toEqual(["ada", "ben writes"]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(names(ada.seen)).toEqual(["ada", "ben"]);
  one.setTyping("c", "ben", true);
  await settle();
  one.setTyping("c", "ben", false);
  await settle();
  expect(names(ada.seen)).toEqual(["ada", "ben"]);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("the users of a server that fell silent are gone after a while, and a lost connection is made up for", async () => {
  const { notifications, tell } = wire();
  const [one, two] = [open(notifications, "one"), open(notifications, "two")];
  const ada = watch(one, "ada");
  tell({ type: "presence", campaignId: "c", server: "dead", userIds: ["dan"] });
  await settle();
  expect(names(ada.seen)).toEqual(["ada", "dan"]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(names(ada.seen)).toEqual(["ada"]);
  const ben = watch(two, "ben");
  await settle();
  tell({ type: "presence", campaignId: "c", server: "two", userIds: [] });
  await settle();
  expect(names(ada.seen)).toEqual(["ada"]);
  tell({ type: "missed" });
  await settle();
  expect(names(ada.seen)).toEqual(["ada", "ben"]);
  await Promise.all([ada.leave(), ben.leave()]);
});

test("who is removed from the campaign hears no more of it", async () => {
  const { notifications, tell } = wire();
  const board = open(notifications, "one");
  const [ada, ben] = [watch(board, "ada"), watch(board, "ben")];
  await settle();
  tell({ type: "campaign_event", campaignId: "c", seq: 1, event: { type: "member_left", memberId: "ben" } });
  await settle();
  expect([ben.seen.ended, names(ada.seen)]).toEqual([true, ["ada"]]);
  await ada.leave();
});

test("a message never names more users than Postgres takes", async () => {
  const { notifications, sent } = wire();
  const board = open(notifications, "one");
  const many = Array.from({ length: 100 }, (_, nth) => watch(board, `${nth} ${"ü".repeat(90)}`));
  await settle();
  expect(Math.max(...sent.map((one) => Buffer.byteLength(JSON.stringify(one))))).toBeLessThan(8000);
  expect(many[0]?.seen.now).toHaveLength(100);
  await Promise.all(many.map(({ leave }) => leave()));
});
