import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import { CampaignChange, ChangedRow } from "freeform-rpg/plugins/canon/changes/lib";
import { NotFoundError, Turn, campaignIdField, commonErrors, readRow, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import { z } from "zod";
import { describeDependent } from "../strike-error.ts";
import { Strikes } from "../tokens.ts";
import type { Dependent, StrikePreview, StrikeTarget } from "../tokens.ts";

/** What a strike would come to. */
class StrikePreviewRow {
  declare readonly preview: StrikePreview;
}

/** A later event that depends on what a strike would take back. */
class StrikeDependent {
  declare readonly dependent: Dependent;
}

const StrikeTurnInput = z.object({
  campaignId: z.string().min(1).max(400),
  turnNumber: z.int().min(1, "Turn numbers start at 1."),
  reason: z.string().trim().max(1000).nullish(),
});

const UndoChangeInput = z.object({
  campaignId: z.string().min(1).max(400),
  changeId: z.string().min(1).max(400),
  reason: z.string().trim().max(1000).nullish(),
});

/** Adds `previewStrike`, `strikeTurn` and `undoChange`. */
export const addStrikesApi: ApiPart = (builder) => {
  addPreview(builder);
  addStrikeTurn(builder);
  addUndoChange(builder);
};

const addPreview = (builder: Builder): void => {
  builder.objectType(StrikeDependent, {
    name: "StrikeDependent",
    description: "A later event that depends on what a strike would take back.",
    fields: (t) => ({
      turnNumber: t.int({
        description: "The turn, or the turn after which a DM made the change.",
        resolve: ({ dependent: { turnNo } }) => turnNo,
      }),
      isChange: t.boolean({ description: "Whether it is a DM's change.", resolve: ({ dependent: { kind } }) => kind === "edit" }),
      changeKey: t.string({
        nullable: true,
        description: "The plain id of the change in the campaign's log; `null` for a turn.",
        resolve: ({ dependent: { kind, eventId } }) => (kind === "edit" ? eventId : null),
      }),
      text: t.string({ description: "What depends, in a sentence.", resolve: ({ dependent }) => describeDependent(dependent) }),
    }),
  });
  builder.objectType(StrikePreviewRow, {
    name: "StrikePreview",
    description: "What a strike would come to.",
    fields: (t) => ({
      rows: t.field({
        type: [ChangedRow],
        description: "Every part of the state that would change.",
        resolve: ({ preview: { rows, before } }) => rows.map((change, at) => ({ change, before: before[at] ?? null })),
      }),
      stays: t.stringList({
        description: "Parts that stay as they are because the story has moved them on since, such as the time.",
        resolve: ({ preview: { stays } }) => [...stays],
      }),
      dependents: t.field({
        type: [StrikeDependent],
        description: "Later events that depend on it. While there are any, it cannot be struck.",
        resolve: ({ preview: { dependents } }) => dependents.map((dependent) => ({ dependent })),
      }),
    }),
  });
  builder.queryField("previewStrike", (t) =>
    t.field({
      type: StrikePreviewRow,
      description: "What striking a turn or undoing a change would come to; nothing is changed. For the DM.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        turnNumber: t.arg.int({ description: "The number of the turn. Give this or `changeId`." }),
        changeId: t.arg.id({ description: "The global or plain id of the DM's change." }),
      },
      resolve: async (_root, { campaignId, ...given }, context) => ({
        preview: await (await context.use(Strikes)).preview(toRequest(context, campaignId, toTarget(given))),
      }),
    }),
  );
};

const addStrikeTurn = (builder: Builder): void => {
  const input = builder.inputType("StrikeTurnInput", {
    description: "The turn to strike.",
    validate: StrikeTurnInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      turnNumber: t.int({ required: true, description: "The number of the turn." }),
      reason: t.string({ description: "The reason, which is stored in the log." }),
    }),
  });
  builder.mutationField("strikeTurn", (t) =>
    t.field({
      type: Turn,
      description:
        "Strikes a turn out of the story, wherever it stands: what it changed is taken back, and neither players nor models read it any more. Later turns stay. " +
        "Refused with `strike_refused` where later events depend on it. The log keeps it. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The turn to strike." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id, turnNumber, reason } }, context, info) => {
        const { campaignId, seq } = await strike(context, id, { turnNo: turnNumber }, reason);
        return readStruck<Turn>(context, info, { type: "Turn", campaignId, seq });
      },
    }),
  );
};

const addUndoChange = (builder: Builder): void => {
  const input = builder.inputType("UndoChangeInput", {
    description: "The change to undo.",
    validate: UndoChangeInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      changeId: t.id({ required: true, description: "The global or plain id of the change." }),
      reason: t.string({ description: "The reason, which is stored in the log." }),
    }),
  });
  builder.mutationField("undoChange", (t) =>
    t.field({
      type: CampaignChange,
      description:
        "Undoes a change that a DM made by hand, wherever it stands. Refused with `strike_refused` where later events depend on it. The log keeps it. For the DM.",
      args: { input: t.arg({ type: input, required: true, description: "The change to undo." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: { campaignId: id, changeId, reason } }, context, info) => {
        const { campaignId, seq } = await strike(context, id, toTarget({ changeId }), reason);
        return readStruck<CampaignChange>(context, info, { type: "CampaignChange", campaignId, seq });
      },
    }),
  );
};

const toTarget = ({
  turnNumber,
  changeId,
}: {
  readonly turnNumber?: number | null | undefined;
  readonly changeId?: string | null | undefined;
}): StrikeTarget => {
  if (changeId) return { changeId: toRowKey(["CampaignChange"], String(changeId)) };
  return { turnNo: turnNumber ?? 0 };
};

const toRequest = (context: Context, campaignId: string, target: StrikeTarget) => ({
  campaignId: toCampaignId(campaignId),
  userId: requireViewer(context).userId,
  target,
});

const strike = async (context: Context, id: string, target: StrikeTarget, reason: string | null | undefined) => {
  const request = { ...toRequest(context, id, target), reason: reason ?? "" };
  const { seq } = await (await context.use(Strikes)).strike(request);
  return { campaignId: request.campaignId, seq };
};

const readStruck = async <R extends object>(
  context: Context,
  info: GraphQLResolveInfo,
  { type, campaignId, seq }: { readonly type: string; readonly campaignId: string; readonly seq: number },
): Promise<R> => {
  const found = await readRow<R>(context, info, { type, table: "events", campaignId, where: (row) => sql`${row}.seq = ${seq}` });
  if (found) return found;
  throw new NotFoundError("What was struck cannot be read any more. Read the campaign again.");
};
