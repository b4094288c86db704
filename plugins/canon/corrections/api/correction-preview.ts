import { Corrections } from "../tokens.ts";
import type { CanonicalEntity, CanonicalThread, Preview, ResolvedName } from "../tokens.ts";
import type { Correction as CorrectionValue } from "freeform-rpg/schemas";
import { ValidationError, campaignIdField, requireViewer, toCampaignId, toRowKey } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { toProposal } from "./correction-change.ts";
import type { CorrectionChangeInput } from "./correction-change.ts";
import { CorrectionActionEnum } from "./correction-enums.ts";

/** The names of an entity or thread before and after a correction. */
export class CanonChange {
  declare readonly key: string;
  declare readonly before: string | null;
  declare readonly after: string | null;
  declare readonly aliasesBefore: readonly string[];
  declare readonly aliasesAfter: readonly string[];
}

/** The effect of a correction. */
export class CorrectionPreview {
  declare readonly preview: Preview;
}

/** The resolution of a name. */
export class NameResolution {
  declare readonly name: string;
  declare readonly resolved: ResolvedName;
  declare readonly corrections: readonly CorrectionValue[];
}

/** A correction that affects how a name resolves. */
export class AppliedCorrection {
  declare readonly correction: CorrectionValue;
}

/** Adds `correctionPreview` and `resolveName`, for the DM. */
export const addCorrectionPreview = (builder: Builder, change: CorrectionChangeInput): void => {
  addTypes(builder);
  builder.queryFields((t) => ({
    correctionPreview: t.field({
      type: CorrectionPreview,
      description: "The effect of a correction before it is approved. Pass `correctionId` or `change`. For the DM.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        correctionId: t.arg.string({ description: "A proposed correction, by its global id or its key." }),
        change: t.arg({ type: change, description: "A correction that has not been proposed." }),
      },
      resolve: async (_root, args, context) => {
        const request = { campaignId: toCampaignId(args.campaignId), userId: requireViewer(context).userId };
        const corrections = await context.use(Corrections);
        if (args.correctionId)
          return { preview: await corrections.preview({ ...request, id: toRowKey(["Correction"], args.correctionId) }) };
        if (args.change) return { preview: await corrections.preview({ ...request, proposal: toProposal(args.change) }) };
        throw new ValidationError([{ path: "change", message: "Pass `correctionId` or `change`." }]);
      },
    }),
    resolveName: t.field({
      type: NameResolution,
      description: "Resolves a name to an entity, and lists the corrections that cause the result. For the DM.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        name: t.arg.string({ required: true, description: "The name to resolve, current or former." }),
      },
      resolve: async (_root, { campaignId, name }, context) => {
        const request = { campaignId: toCampaignId(campaignId), userId: requireViewer(context).userId, name };
        return { name, ...(await (await context.use(Corrections)).explain(request)) };
      },
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
    description: "The state of an entity or thread before and after a correction.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "The plain id of the entity or thread." }),
      before: t.exposeString("before", { nullable: true, description: "The current name or title; `null` when it is not part of canon." }),
      after: t.exposeString("after", {
        nullable: true,
        description: "The name or title after the correction; `null` when it would be removed.",
      }),
      aliasesBefore: t.stringList({ description: "The current aliases.", resolve: ({ aliasesBefore }) => [...aliasesBefore] }),
      aliasesAfter: t.stringList({ description: "The aliases after the correction.", resolve: ({ aliasesAfter }) => [...aliasesAfter] }),
    }),
  });
};

const addPreview: ApiPart = (builder) => {
  builder.objectType(CorrectionPreview, {
    name: "CorrectionPreview",
    description: "The effect of a correction before it is approved. Lists hold at most fifty entries; counts are complete.",
    fields: (t) => ({
      refusal: t.string({
        nullable: true,
        description: "The reason why the correction would be rejected; `null` when it is valid.",
        resolve: ({ preview }) => preview.refusal?.message ?? null,
      }),
      entities: t.field({
        type: [CanonChange],
        description: "Entities that would change their names or be removed.",
        resolve: ({ preview }) => preview.entities.map(({ id, before, after }) => ({ key: id, ...namesOf(before, after) })),
      }),
      threads: t.field({
        type: [CanonChange],
        description: "Threads that would change or be removed.",
        resolve: ({ preview }) => preview.threads.map(({ id, before, after }) => ({ key: id, ...titlesOf(before, after) })),
      }),
      factCount: t.int({ description: "The number of facts about them.", resolve: ({ preview }) => preview.facts }),
      chunkCount: t.int({
        description: "The number of text chunks in the campaign's packs that mention them.",
        resolve: ({ preview }) => preview.chunks,
      }),
      turnCount: t.int({ description: "The number of turns whose text mentions them.", resolve: ({ preview }) => preview.turns }),
      turnNumbers: t.intList({
        description: "The numbers of the newest of these turns.",
        resolve: ({ preview }) => [...preview.turnNumbers],
      }),
    }),
  });
};

const addExplanation: ApiPart = (builder) => {
  builder.objectType(AppliedCorrection, {
    name: "AppliedCorrection",
    description: "A correction in force that affects how a name resolves.",
    fields: (t) => ({
      key: t.string({
        description: "The key of the correction; `Campaign.corrections` has the details.",
        resolve: ({ correction }) => correction.id,
      }),
      action: t.field({ type: CorrectionActionEnum, description: "The kind of change.", resolve: ({ correction }) => correction.action }),
      targetKey: t.string({ description: "The plain id of the corrected entity.", resolve: ({ correction }) => correction.target_id }),
      value: t.string({
        nullable: true,
        description: "The name that it adds or removes, or the plain id that it merges into.",
        resolve: ({ correction }) => Object.values(correction.payload).at(0) ?? null,
      }),
      decidedBy: t.string({
        nullable: true,
        description: "The user id of the DM who approved it.",
        resolve: ({ correction }) => correction.decided_by,
      }),
      decidedAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "The time of the approval.",
        resolve: ({ correction }) => correction.decided_at,
      }),
    }),
  });
  const kind = builder.enumType("NameResolutionKind", {
    description: "What a name resolves to.",
    values: {
      ENTITY: { value: "entity", description: "An entity." },
      HIDDEN: { value: "hidden", description: "Something that a correction hid." },
      UNKNOWN: { value: "unknown", description: "Nothing." },
    } as const,
  });
  builder.objectType(NameResolution, {
    name: "NameResolution",
    description: "The resolution of a name to an entity, and the corrections that cause it.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The requested name." }),
      resolution: t.field({
        type: kind,
        description: "The kind of result.",
        resolve: ({ resolved }) => resolved.kind,
      }),
      entityKey: t.string({
        nullable: true,
        description: "The plain id of the entity that the name resolves to; `null` when there is none.",
        resolve: ({ resolved }) => (resolved.kind === "entity" ? resolved.id : null),
      }),
      canonicalName: t.string({
        nullable: true,
        description: "The canonical name of the entity; `null` when there is none.",
        resolve: ({ resolved }) => (resolved.kind === "entity" ? resolved.name : null),
      }),
      corrections: t.field({
        type: [AppliedCorrection],
        description: "The corrections that cause the resolution, in the order in which they apply.",
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
