import { Campaign, toRowKey } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { SessionType } from "./session-type.ts";

/** Adds the sessions of campaigns. */
export const addSessionQueries = (builder: Builder, type: SessionType): void =>
  builder.objectFields(Campaign, (t) => ({
    sessions: t.field({
      type: [type],
      description: "All sessions, oldest first.",
      resolve: async ({ campaign_id }, _args, { use }) => [...(await (await use(Sessions)).history(campaign_id))],
    }),
    session: t.field({
      type,
      nullable: true,
      description: "One session; `null` when it does not exist.",
      args: {
        key: t.arg.string({ required: true, description: "The session, by its global id or its key, such as `session_2`." }),
      },
      resolve: async ({ campaign_id }, { key }, { use }) =>
        (await (await use(Sessions)).history(campaign_id)).find(({ id }) => id === toRowKey(["Session"], key)) ?? null,
    }),
    activeSession: t.field({
      type,
      nullable: true,
      description: "The active session; `null` when there is none.",
      resolve: async ({ campaign_id }, _args, { use }) => (await use(Sessions)).active(campaign_id),
    }),
  }));
