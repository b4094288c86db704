import { Campaign, ValidationError, requireViewer } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { Sessions } from "../tokens.ts";
import type { RecapLength } from "../tokens.ts";
import { renameIn } from "./session-type.ts";

const lengths: Record<string, { readonly value: RecapLength; readonly description: string }> = {
  SHORT: { value: "short", description: "A few sentences for each part: about half a minute to read." },
  STANDARD: { value: "standard", description: "A few paragraphs for each part: about two minutes to read." },
  FULL: { value: "full", description: "Every sentence of the summaries." },
};

/** The maximum number of sessions in one recap. */
const maxSessions = 100;

/** Adds "previously on". */
export const addRecap = (builder: Builder): void => {
  const length = builder.enumType("RecapLength", { description: "The length of a recap.", values: lengths });
  builder.objectField(Campaign, "recap", (t) =>
    t.string({
      description: "A recap of the last sessions and of the turns since then, safe for players. Rewound turns are left out.",
      args: {
        sessions: t.arg.int({ defaultValue: 1, description: "The number of past sessions to include, 0 to 100. Default 1." }),
        length: t.arg({ type: length, defaultValue: "standard", description: "The length of the recap." }),
      },
      resolve: async ({ campaign_id }, { sessions, length: wanted }, context) => {
        const options = { sessions: checkCount(sessions ?? 1), length: wanted ?? "standard", userId: requireViewer(context).userId };
        const recap = await (await context.use(Sessions)).recap(campaign_id, options);
        return renameIn(context, campaign_id, recap);
      },
    }),
  );
};

const checkCount = (sessions: number): number => {
  if (sessions >= 0 && sessions <= maxSessions) return sessions;
  throw new ValidationError([{ path: "sessions", message: `A recap covers 0 to ${maxSessions} sessions, not ${sessions}.` }]);
};
