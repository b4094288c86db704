import type { RunEvent } from "freeform-rpg/kernel";
import type { Notification } from "../tokens.ts";

/** Reads what another server has sent; `null` for what this version does not know. */
export const parseNotification = (text: string): Notification | null => {
  const payload: unknown = JSON.parse(text);
  return isPayload(payload) ? toNotification(payload) : null;
};

interface Payload {
  readonly type: string;
  readonly campaignId?: unknown;
  readonly runId?: unknown;
  readonly seq?: unknown;
  readonly event?: unknown;
  readonly events?: readonly RunEvent[];
  readonly id?: unknown;
  readonly server?: unknown;
  readonly userIds?: unknown;
  readonly userId?: unknown;
  readonly typing?: unknown;
}

const isPayload = (value: unknown): value is Payload => typeof value === "object" && value !== null && "type" in value;

const toNotification = (payload: Payload): Notification | null => toPresence(payload) ?? toChange(payload);

const toPresence = ({ type, campaignId, server, userIds, userId, typing }: Payload): Notification | null => {
  switch (type) {
    case "presence":
      return { type, campaignId: String(campaignId), server: String(server), userIds: Array.isArray(userIds) ? userIds.map(String) : [] };
    case "presence_asked":
      return { type, campaignId: String(campaignId), server: String(server) };
    case "typing":
      return { type, campaignId: String(campaignId), userId: String(userId), typing: typing === true };
    default:
      return null;
  }
};

const toChange = ({ type, campaignId, runId, seq, event, events = [], id }: Payload): Notification | null => {
  switch (type) {
    case "campaign_event":
      return { type, campaignId: String(campaignId), seq: Number(seq), event: event ?? null };
    case "run_events":
      return { type, runId: String(runId), events };
    case "run_claimed":
    case "run_cancelled":
      return { type, runId: String(runId) };
    case "work_queued":
      return { type, campaignId: String(campaignId) };
    case "schema_contracted":
      return { type };
    case "ping":
      return { type, id: String(id) };
    default:
      return null;
  }
};
