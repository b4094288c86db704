import type { GraphQLResolveInfo } from "graphql";
import { sql } from "kysely";
import {
  NotFoundError,
  ValidationError,
  campaignIdField,
  commonErrors,
  readRow,
  requireViewer,
  toCampaignId,
  toRowKey,
} from "freeform-rpg/graphql";
import type { ApiPart, Builder, Context } from "freeform-rpg/graphql";
import type { RowChange } from "freeform-rpg/schemas";
import { z } from "zod";
import { ChangeError } from "../change-error.ts";
import { Changes } from "../tokens.ts";
import type { ChangeRequest, ChangesService, MadeChanges } from "../tokens.ts";
import { CampaignChange, addCampaignChanges, mayReadChange, sentencesOf } from "./campaign-change.ts";
import { addChangeInput, rowTypes, toChange } from "./change-input.ts";
import type { ChangeInputRef } from "./change-input.ts";

/** A row that changes would change. */
export class ChangedRow {
  declare readonly change: RowChange;
  declare readonly before: Readonly<Record<string, unknown>> | null;
}

/** What changes would come to. */
export class ChangePreview {
  declare readonly made: MadeChanges;
}

const ApplyInput = z.object({
  campaignId: z.string().min(1).max(400),
  changes: z.array(z.looseObject({})).min(1, "Name at least one change.").max(100, "At most 100 changes at once."),
  actorId: z.string().min(1).max(400).nullish(),
  witnessIds: z.array(z.string().min(1).max(400)).min(1, "Name at least one character, or leave it out.").max(50).nullish(),
  note: z.string().trim().max(4000).nullish(),
  announcement: z.string().trim().max(4000).nullish(),
  idempotencyKey: z.string().min(1).max(200).nullish(),
});

/** Adds `previewChange`, `applyChange` and `Campaign.changes`. */
export const addChangesApi: ApiPart = (builder) => {
  const change = addChangeInput(builder);
  addCampaignChanges(builder);
  addPreview(builder, change);
  addApply(builder, change);
};

const actorText =
  "The character whom effects are about where they name `pc`, by its global or plain id. Default: the one whose player joined first.";

const addPreview = (builder: Builder, change: ChangeInputRef): void => {
  builder.objectType(ChangedRow, {
    name: "ChangedRow",
    description: "A part of the world's state before and after changes.",
    fields: (t) => ({
      table: t.string({
        description: "The kind of part, such as `entities`, `facts` or `clocks`.",
        resolve: ({ change: { table } }) => table,
      }),
      key: t.stringList({ description: "Its plain id, or the ids that it is known by.", resolve: ({ change: { key } }) => [...key] }),
      before: t.field({
        type: "JSON",
        nullable: true,
        description: "Its present value; `null` when it is new.",
        resolve: ({ before }) => before,
      }),
      after: t.field({
        type: "JSON",
        nullable: true,
        description: "Its new value; `null` when it is removed.",
        resolve: ({ change: { row } }) => row,
      }),
    }),
  });
  builder.objectType(ChangePreview, {
    name: "ChangePreview",
    description: "What changes would come to.",
    fields: (t) => ({
      rows: t.field({
        type: [ChangedRow],
        description: "Every part of the state that would change.",
        resolve: ({ made: { rows, before } }) => rows.map((row, at) => ({ change: row, before: before[at] ?? null })),
      }),
      happens: t.stringList({
        description: "What would happen by effects, clocks and triggers, one sentence each.",
        resolve: ({ made }) => sentencesOf(made.events),
      }),
    }),
  });
  builder.queryField("previewChange", (t) =>
    t.field({
      type: ChangePreview,
      description: "What changes by hand would come to; nothing is changed. For the DM. Refusals name the change and its field.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        changes: t.arg({
          type: [change],
          required: true,
          description: "The changes: first all edits are made, then all effects happen, in order.",
        }),
        actorId: t.arg.id({ description: actorText }),
      },
      resolve: async (_root, { campaignId, changes, actorId }, context) => ({
        made: await namingFields(async () => (await context.use(Changes)).preview(toRequest(context, { campaignId, changes, actorId }))),
      }),
    }),
  );
};

const addApply = (builder: Builder, change: ChangeInputRef): void => {
  const input = builder.inputType("ApplyChangeInput", {
    description: "Changes to make by hand.",
    validate: ApplyInput,
    fields: (t) => ({
      campaignId: t.id(campaignIdField),
      changes: t.field({
        type: [change],
        required: true,
        description: "The changes, at most 100: first all edits are made, then all effects happen, in order. All are made or none.",
      }),
      actorId: t.id({ description: actorText }),
      witnessIds: t.idList({
        description:
          "The characters of players who witness it: no one else sees the world so, or reads the announcement. Default: everybody.",
      }),
      note: t.string({ description: "A note for DMs." }),
      announcement: t.string({ description: "What players read of it. Default: they are not told." }),
      idempotencyKey: t.string({ description: "A key of your own: the same key in the same campaign makes the changes once." }),
    }),
  });
  builder.mutationField("applyChange", (t) =>
    t.field({
      type: CampaignChange,
      description:
        "Changes the world by hand, as one event of the log that rewinds, replays and exports follow. For the DM. Refusals name the change and its field.",
      args: { input: t.arg({ type: input, required: true, description: "The changes to make." }) },
      errors: { types: commonErrors },
      resolve: async (_root, { input: given }, context, info) => {
        const request = {
          ...toRequest(context, given),
          note: given.note ?? undefined,
          announcement: given.announcement ?? undefined,
          idempotencyKey: given.idempotencyKey ?? undefined,
        };
        const { seq } = await namingFields(async () => (await context.use(Changes)).apply(request));
        return readChange(context, info, request.campaignId, seq);
      },
    }),
  );
};

const toRequest = (
  context: Context,
  given: {
    readonly campaignId: string;
    readonly changes: readonly object[];
    readonly actorId?: string | null | undefined;
    readonly witnessIds?: readonly string[] | null | undefined;
  },
): ChangeRequest => ({
  campaignId: toCampaignId(given.campaignId),
  userId: requireViewer(context).userId,
  changes: given.changes.map((one) => toChange({ ...one })),
  actorId: given.actorId ? toRowKey(rowTypes, given.actorId) : undefined,
  witnessIds: given.witnessIds?.map((id) => toRowKey(rowTypes, id)),
});

const namingFields = async <T extends Awaited<ReturnType<ChangesService[keyof ChangesService]>>>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof ChangeError)) throw thrown;
    const issues = thrown.refusals.map(({ position, field, message }) => ({
      path: field === "" ? `changes.${position}` : `changes.${position}.${field}`,
      message,
    }));
    throw new ValidationError(issues, thrown.code);
  }
};

const readChange = async (context: Context, info: GraphQLResolveInfo, campaignId: string, seq: number): Promise<CampaignChange> => {
  const found = await readRow<CampaignChange>(context, info, {
    type: "CampaignChange",
    table: "events",
    campaignId,
    where: (row) => sql`${row}.seq = ${seq} and ${mayReadChange(row)}`,
  });
  if (found) return found;
  throw new NotFoundError("The change was undone meanwhile. Read `Campaign.changes` again.");
};
