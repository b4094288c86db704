import { Corrections } from "freeform-rpg/plugins/corrections";
import type { CanonicalEntity, CanonicalThread, Preview, Resolved } from "freeform-rpg/plugins/corrections";
import type { Correction as CorrectionValue } from "freeform-rpg/schemas";
import { requireViewer } from "../auth/require-role.ts";
import { toPlainId } from "../builder/global-id.ts";
import { ValidationError } from "../builder/errors.ts";
import { withApiErrors } from "../builder/to-api-error.ts";
import type { ApiPart, Builder } from "../builder/tokens.ts";
import { toProposal } from "../mutations/correction-change.ts";
import type { CorrectionChangeInput } from "../mutations/correction-change.ts";
import { CorrectionActionEnum } from "./correction-enums.ts";

/** An entity or thread before and after a correction, in what it is called. */
export class CanonChange {
  declare readonly key: string;
  declare readonly before: string | null;
  declare readonly after: string | null;
  declare readonly aliasesBefore: readonly string[];
  declare readonly aliasesAfter: readonly string[];
}

/** What a correction would change. */
export class CorrectionPreview {
  declare readonly preview: Preview;
}

/** Why a name resolves as it does. */
export class NameExplanation {
  declare readonly name: string;
  declare readonly resolved: Resolved;
  declare readonly corrections: readonly CorrectionValue[];
}

/** One correction among those that explain a name. */
export class ExplainingCorrection {
  declare readonly correction: CorrectionValue;
}

/** Adds looking ahead at a correction and back behind a name, for the DM. */
export const addCorrectionPreview = (builder: Builder, change: CorrectionChangeInput): void => {
  addTypes(builder);
  builder.queryFields((t) => ({
    correctionPreview: t.field({
      type: CorrectionPreview,
      description: "What a correction would change, before it is approved; for the DM. Pass `correctionId` or `change`.",
      args: {
        campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }),
        correctionId: t.arg.string({ description: "A correction that was proposed, by its key." }),
        change: t.arg({ type: change, description: "A correction that is only thought of." }),
      },
      resolve: (_root, args, context) =>
        withApiErrors(async () => {
          const asked = { campaign_id: toPlainId("Campaign", args.campaignId), by: requireViewer(context).userId };
          const corrections = await context.use(Corrections);
          if (args.correctionId) return { preview: await corrections.preview({ ...asked, id: args.correctionId }) };
          if (args.change) return { preview: await corrections.preview({ ...asked, proposal: toProposal(args.change) }) };
          throw new ValidationError([{ path: "change", message: "Pass `correctionId` or `change`." }]);
        }),
    }),
    explainName: t.field({
      type: NameExplanation,
      description: "What a name resolves to, and the corrections that make it so; for the DM.",
      args: {
        campaignId: t.arg.id({ required: true, description: "The campaign: its global or its plain id." }),
        name: t.arg.string({ required: true, description: "Any name, former ones too." }),
      },
      resolve: (_root, { campaignId, name }, context) =>
        withApiErrors(async () => {
          const asked = { campaign_id: toPlainId("Campaign", campaignId), by: requireViewer(context).userId, name };
          return { name, ...(await (await context.use(Corrections)).explain(asked)) };
        }),
    }),
  }));
};

const addTypes: ApiPart = (builder) => {
  addCanonChange(builder);
  addPreview(builder);
  addExplanation(builder);
};

const addCanonChange: ApiPart = (builder) => {
  builder.objectType(CanonChange, {
    name: "CanonChange",
    description: "Something before and after a correction.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "Its plain id." }),
      before: t.exposeString("before", { nullable: true, description: "What it is called now; `null` when it does not stand." }),
      after: t.exposeString("after", { nullable: true, description: "What it would be called; `null` when it would not stand." }),
      aliasesBefore: t.stringList({ description: "Its other names now.", resolve: ({ aliasesBefore }) => [...aliasesBefore] }),
      aliasesAfter: t.stringList({ description: "What its other names would be.", resolve: ({ aliasesAfter }) => [...aliasesAfter] }),
    }),
  });
};

const addPreview: ApiPart = (builder) => {
  builder.objectType(CorrectionPreview, {
    name: "CorrectionPreview",
    description: "What a correction would change. Lists hold at most fifty entries, the counts are whole.",
    fields: (t) => ({
      refusal: t.string({
        nullable: true,
        description: "Why it would be refused; `null` when nothing speaks against it.",
        resolve: ({ preview }) => preview.refusal?.message ?? null,
      }),
      entities: t.field({
        type: [CanonChange],
        description: "Entities that would be called otherwise, or stand no more.",
        resolve: ({ preview }) => preview.entities.map(({ id, before, after }) => ({ key: id, ...namesOf(before, after) })),
      }),
      threads: t.field({
        type: [CanonChange],
        description: "Threads that would read otherwise, or stand no more.",
        resolve: ({ preview }) => preview.threads.map(({ id, before, after }) => ({ key: id, ...titlesOf(before, after) })),
      }),
      factCount: t.int({ description: "Facts about them.", resolve: ({ preview }) => preview.facts }),
      chunkCount: t.int({ description: "Pieces of the campaign's packs that name them.", resolve: ({ preview }) => preview.chunks }),
      turnCount: t.int({ description: "Turns whose text names them.", resolve: ({ preview }) => preview.turns }),
      turnNumbers: t.intList({ description: "The newest of these turns.", resolve: ({ preview }) => [...preview.turn_numbers] }),
    }),
  });
};

const addExplanation: ApiPart = (builder) => {
  builder.objectType(ExplainingCorrection, {
    name: "ExplainingCorrection",
    description: "A correction in force that bears on a name.",
    fields: (t) => ({
      key: t.string({ description: "The correction's key; `corrections` tells more.", resolve: ({ correction }) => correction.id }),
      action: t.field({ type: CorrectionActionEnum, description: "What it does.", resolve: ({ correction }) => correction.action }),
      targetKey: t.string({ description: "The plain id of what it corrects.", resolve: ({ correction }) => correction.target_id }),
      value: t.string({
        nullable: true,
        description: "The name it gives or takes, or the plain id it merges into.",
        resolve: ({ correction }) => Object.values(correction.payload).at(0) ?? null,
      }),
      decidedBy: t.string({ nullable: true, description: "Who approved it.", resolve: ({ correction }) => correction.decided_by }),
      decidedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When it was approved.",
        resolve: ({ correction }) => correction.decided_at,
      }),
    }),
  });
  builder.objectType(NameExplanation, {
    name: "NameExplanation",
    description: "Why a name resolves as it does.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The name that was asked for." }),
      resolution: t.string({ description: "`entity`, `hidden` or `unknown`.", resolve: ({ resolved }) => resolved.kind }),
      entityKey: t.string({
        nullable: true,
        description: "The plain id of the entity it resolves to.",
        resolve: ({ resolved }) => (resolved.kind === "entity" ? resolved.id : null),
      }),
      canonicalName: t.string({
        nullable: true,
        description: "What that entity is called.",
        resolve: ({ resolved }) => (resolved.kind === "entity" ? resolved.name : null),
      }),
      corrections: t.field({
        type: [ExplainingCorrection],
        description: "The corrections that make it so, in the order in which they apply.",
        resolve: ({ corrections }) => corrections.map((correction) => ({ correction })),
      }),
    }),
  });
};

const namesOf = (before: CanonicalEntity | null, after: CanonicalEntity | null) => ({
  before: before?.name ?? null,
  after: after?.name ?? null,
  aliasesBefore: before?.aliases ?? [],
  aliasesAfter: after?.aliases ?? [],
});

const titlesOf = (before: CanonicalThread | null, after: CanonicalThread | null) => ({
  before: before?.title ?? null,
  after: after?.title ?? null,
  aliasesBefore: [],
  aliasesAfter: [],
});
