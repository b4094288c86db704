import type { Notifications } from "freeform-rpg/db";

/** Milliseconds for which someone writes after they last said so. */
export const typingMs = 6_000;
/** Milliseconds within which the same news of one who writes is not sent again. */
const repeatMs = 2_000;

/** Tells all servers that someone writes, or has stopped, and not twice in a short time. */
export const createTypingTold = (notifications: Pick<Notifications, "send">) => {
  const told = new Map<string, { readonly typing: boolean; readonly at: number }>();
  return (campaignId: string, userId: string, typing: boolean): void => {
    const [key, now] = [JSON.stringify([campaignId, userId]), Date.now()];
    const before = told.get(key);
    if (before?.typing === typing && now - before.at < repeatMs) return;
    for (const [old, { at }] of told) if (now - at > typingMs) told.delete(old);
    told.set(key, { typing, at: now });
    notifications.send({ type: "typing", campaignId, userId, typing });
  };
};
