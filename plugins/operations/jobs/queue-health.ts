import type { HealthSource } from "freeform-rpg/graphql";
import { Jobs } from "./tokens.ts";

/** What waits and runs, on `/health`. */
export const queueHealth: HealthSource = {
  name: "queue",
  read: async ({ use }) => {
    const { oldestQueuedAt, ...counts } = await (await use(Jobs)).load();
    return { ...counts, oldestQueuedSeconds: oldestQueuedAt === null ? null : Math.round((Date.now() - oldestQueuedAt.getTime()) / 1000) };
  },
};
