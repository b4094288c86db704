import { ValidationError } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { RecapLength } from "../tokens.ts";
import { campaignArgument, plain, tellIn } from "./session-type.ts";

const lengths: Record<string, { readonly value: RecapLength; readonly description: string }> = {
  SHORT: { value: "short", description: "A few sentences of each part, to be read in half a minute." },
  STANDARD: { value: "standard", description: "A few paragraphs of each part, to be read in two minutes." },
  FULL: { value: "full", description: "Every sentence that the summaries hold, however many." },
};

/** Most sessions of one recap. */
const most = 100;

/** Adds "previously on". */
export const addRecap = (builder: Builder): void => {
  const length = builder.enumType("RecapLength", { description: "How much a recap tells of what happened.", values: lengths });
  builder.queryField("recap", (t) =>
    t.string({
      description:
        "Previously on this story: the last sessions and what has happened since, fit for players. What was rewound is not in it.",
      args: {
        campaignId: t.arg.id({ required: true, description: campaignArgument }),
        sessions: t.arg.int({ defaultValue: 1, description: "How many of the last sessions: as many as the player has missed. 0 to 100." }),
        length: t.arg({ type: length, defaultValue: "standard", description: "How much of it to tell; the longest holds everything." }),
      },
      authScopes: (_root, { campaignId }) => ({ member: plain(campaignId) }),
      resolve: async (_root, { campaignId, sessions, length: wanted }, context) => {
        const wish = { sessions: checkCount(sessions ?? 1), length: wanted ?? "standard" };
        const recap = await (await context.use(Sessions)).recap(plain(campaignId), wish);
        return tellIn(context, plain(campaignId), recap);
      },
    }),
  );
};

const checkCount = (sessions: number): number => {
  if (sessions >= 0 && sessions <= most) return sessions;
  throw new ValidationError([{ path: "sessions", message: `A recap tells 0 to ${most} sessions, not ${sessions}.` }]);
};
