import { EventEmitter } from "node:events";
import { messageOf } from "freeform-rpg/kernel";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { encodeJson } from "../json.ts";
import { notificationChannel } from "../migrations/campaign-events.ts";
import type { Tables } from "../tables.ts";
import type { Notification, Notifications } from "../tokens.ts";
import { parseNotification } from "./notification.ts";

/** What a connection that listens calls. */
export interface ChannelHandlers {
  readonly onMessage: (text: string) => void;
  /** Messages may have been missed. */
  readonly onMissed: () => void;
}

/** Starts to listen on the channel of this engine's kind. Returns what stops it. */
export type OpenChannel = (channel: string, handlers: ChannelHandlers) => { close(): Promise<void> };

/** The parts of the exchange of notifications. */
export interface NotificationParts {
  readonly sql: Kysely<Tables>;
  readonly open: OpenChannel;
  readonly report: (message: string) => void;
}

/** An exchange of notifications that its database closes. */
export interface OpenNotifications extends Notifications {
  close(): Promise<void>;
}

/** Opens the exchange of notifications of one database. The connection that listens is opened for the first listener and shared by all. */
export const openNotifications = ({ sql: db, open, report }: NotificationParts): OpenNotifications => {
  const emitter = new EventEmitter().setMaxListeners(0);
  let channel: ReturnType<OpenChannel> | null = null;
  let waiting: Notification[] = [];
  let sending: Promise<void> = Promise.resolve();
  let closed = false;
  const receive = (text: string): void => {
    const notification = parseNotification(text);
    if (notification !== null) emitter.emit("notification", notification);
  };
  const missed: Notification = { type: "missed" };
  const sendWaiting = async (): Promise<void> => {
    const payloads = waiting.map((notification) => encodeJson(notification));
    waiting = [];
    if (payloads.length === 0 || closed) return;
    try {
      await sql`select pg_notify(${notificationChannel}, p) from jsonb_array_elements_text(${encodeJson(payloads)}::jsonb) p`.execute(db);
    } catch (error) {
      report(`Other servers could not be notified; they find the change by their next look. ${messageOf(error)}`);
    }
  };
  return {
    listen(listener) {
      channel ??= open(notificationChannel, { onMessage: receive, onMissed: () => void emitter.emit("notification", missed) });
      emitter.on("notification", listener);
      return () => void emitter.off("notification", listener);
    },
    send(notification) {
      waiting.push(notification);
      // What is sent in one moment goes out in one statement.
      if (waiting.length === 1) sending = sending.then(sendWaiting);
    },
    async close() {
      await sending;
      closed = true;
      emitter.removeAllListeners();
      await channel?.close();
    },
  };
};
