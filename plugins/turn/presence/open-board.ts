import { randomUUID } from "node:crypto";
import { EventEmitter, on } from "node:events";
import type { Notification, Notifications } from "freeform-rpg/db";
import { createTypingTold, typingMs } from "./say-typing.ts";
import type { Present, PresenceBoard } from "./tokens.ts";
import { readTable, tableOf } from "./watched-table.ts";
import type { WatchedTable } from "./watched-table.ts";

/** Milliseconds between two messages of who is present, and after which those of a silent server are gone. */
const heartbeatMs = 10_000;
const silentMs = 25_000;
/** Bytes of user ids that one message names: Postgres limits its length. */
const longestList = 6_000;

/** A board with what ends it. */
export interface OpenBoard extends PresenceBoard {
  close(): void;
}

/** What a board works with. Its emitter tells of a changed campaign, with the user who left it, if one did. */
interface Board {
  readonly notifications: Notifications;
  /** The name of this server among those that share the database. */
  readonly server: string;
  readonly emitter: EventEmitter;
  /** The campaigns that someone on this server has open. */
  readonly tables: Map<string, WatchedTable>;
}

/** Opens the board of one server. What changes here is sent to the boards of the others. */
export const openBoard = (notifications: Notifications, server: string = randomUUID()): OpenBoard => {
  const board: Board = { notifications, server, emitter: new EventEmitter().setMaxListeners(0), tables: new Map() };
  const stopListening = notifications.listen((notification) => receive(board, notification));
  const heartbeat = setInterval(() => {
    for (const table of board.tables.values()) {
      announce(board, table);
      board.emitter.emit(table.campaignId);
    }
  }, heartbeatMs).unref();
  return {
    watch: (campaignId, userId, signal) => watch(board, campaignId, userId, signal),
    setTyping: createTypingTold(notifications),
    close: () => {
      clearInterval(heartbeat);
      stopListening();
    },
  };
};

const announce = ({ notifications, server }: Board, { campaignId, here }: WatchedTable): void =>
  notifications.send({ type: "presence", campaignId, server, userIds: shorten(here.keys()) });

const ask = ({ notifications, server }: Board, campaignId: string): void =>
  notifications.send({ type: "presence_asked", campaignId, server });

const receive = (board: Board, notification: Notification): void => {
  if (notification.type === "missed") for (const campaignId of board.tables.keys()) ask(board, campaignId);
  const table = "campaignId" in notification ? board.tables.get(notification.campaignId) : undefined;
  if (table !== undefined) hear(board, table, notification);
};

const hear = (board: Board, table: WatchedTable, notification: Notification): void => {
  const changed = (gone?: string): void => void board.emitter.emit(table.campaignId, gone);
  if (notification.type === "presence_asked" && notification.server !== board.server) announce(board, table);
  if (notification.type === "presence" && notification.server !== board.server) {
    table.elsewhere.set(notification.server, { userIds: notification.userIds, until: Date.now() + silentMs });
    changed();
  }
  if (notification.type === "typing") {
    table.typing.set(notification.userId, notification.typing ? Date.now() + typingMs : 0);
    changed();
    if (notification.typing) setTimeout(() => changed(), typingMs + 1).unref();
  }
  if (notification.type === "campaign_event" && isLeaving(notification.event)) changed(notification.event.memberId);
};

async function* watch(board: Board, campaignId: string, userId: string, signal: AbortSignal): AsyncGenerator<readonly Present[]> {
  if (signal.aborted) return;
  // Listening starts before the first reading, so that nothing falls between the two.
  const changes = on(board.emitter, campaignId, { signal });
  const table = enter(board, campaignId, userId);
  let told = "";
  try {
    for await (const [gone] of changes) {
      if (gone === userId) return;
      const now = readTable(table, Date.now());
      if (JSON.stringify(now) === told) continue;
      told = JSON.stringify(now);
      yield now;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    leave(board, table, userId);
  }
}

const enter = (board: Board, campaignId: string, userId: string): WatchedTable => {
  const table = board.tables.get(campaignId) ?? tableOf(campaignId);
  if (!board.tables.has(campaignId)) ask(board, campaignId);
  board.tables.set(campaignId, table);
  const pages = (table.here.get(userId) ?? 0) + 1;
  table.here.set(userId, pages);
  if (pages === 1) announce(board, table);
  board.emitter.emit(campaignId);
  return table;
};

const leave = (board: Board, table: WatchedTable, userId: string): void => {
  const pages = (table.here.get(userId) ?? 1) - 1;
  if (pages > 0) return void table.here.set(userId, pages);
  table.here.delete(userId);
  if (table.here.size === 0) board.tables.delete(table.campaignId);
  announce(board, table);
  board.emitter.emit(table.campaignId);
};

/** Whether an event says that a member left or was removed. */
const isLeaving = (event: unknown): event is { readonly memberId: string } =>
  typeof event === "object" && event !== null && "type" in event && event.type === "member_left" && "memberId" in event;

const shorten = (userIds: Iterable<string>): string[] => {
  const kept: string[] = [];
  let length = 0;
  for (const userId of userIds) {
    length += Buffer.byteLength(JSON.stringify(userId)) + 1;
    if (length > longestList) break;
    kept.push(userId);
  }
  return kept;
};
