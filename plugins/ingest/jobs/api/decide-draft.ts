import { commonErrors, enumOf, texts } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { PackContentType, ReviewAnswer, ReviewKind } from "freeform-rpg/schemas";
import type { ReviewCase, ReviewDecision } from "freeform-rpg/schemas";
import { z } from "zod";
import { Ingestion } from "../tokens.ts";
import { IngestRow } from "./rows.ts";
import { keyDescription, requireReader, toIngestKey } from "./start.ts";

const AnswerEnum = enumOf(...ReviewAnswer.options);
const KindEnum = enumOf(...ReviewKind.options);
const TypeEnum = enumOf(...PackContentType.options);

const key = z.string().min(1).max(100);

/** Adds the review of an ingest's draft, and deciding its cases. */
export const addDecideDraft: ApiPart = (builder) => {
  addEnums(builder);
  const decision = addDecision(builder);
  builder.objectField(IngestRow, "decisions", (t) =>
    t.field({
      type: [decision],
      nullable: true,
      description:
        "What a reviewer of the draft should decide, at most 20, the gravest first; `null` until the draft is finished, and for a pack that is none.",
      resolve: async (ingest, _args, { use }) => (await (await use(Ingestion)).review(ingest))?.decisions ?? null,
    }),
  );
  builder.mutationField("decideDraft", (t) =>
    t.fieldWithInput({
      type: IngestRow,
      description:
        "Decides one case of a draft's review, or all open cases of a decision, and changes the draft accordingly. The same answer twice changes nothing. For operators.",
      typeOptions: { description: "The case and the answer." },
      input: {
        key: t.input.id({ required: true, description: keyDescription }),
        decision: t.input.string({ required: true, description: "The `key` of the decision.", validate: key }),
        case: t.input.string({ description: "The `key` of the case. Default: all cases of the decision that are open.", validate: key }),
        answer: t.input.field({ type: AnswerEnum, required: true, description: "One of the decision's `answers`." }),
        name: t.input.string({ description: "The new name, for `RENAME`.", validate: z.string().min(1).max(200) }),
        type: t.input.field({ type: TypeEnum, description: "The new type, for `RETYPE`." }),
      },
      errors: { types: commonErrors },
      resolve: async (_root, { input }, context) => {
        requireReader(context);
        const { decision: wanted, case: one, answer: as, name, type: retyped } = input;
        const given = { decision: wanted, case: one ?? null, as, value: name ?? retyped ?? null };
        return (await context.use(Ingestion)).answerReview(toIngestKey(input.key), given);
      },
    }),
  );
};

const addEnums: ApiPart = (builder) => {
  builder.enumType(TypeEnum, {
    name: "PackContentType",
    description: "The type of an entry of a content pack.",
    values: texts({
      LOCATION: "A place.",
      NPC: "A person or creature.",
      FACTION: "A group.",
      CULTURE: "A people and its ways.",
      HISTORY: "What happened before.",
      TECHNOLOGY: "How things work.",
      ITEM: "A thing.",
      EVENT: "Something that happens.",
      RULES: "Rules of the game.",
      TABLE: "A table.",
      GENERAL: "Anything else.",
    }),
  });
  builder.enumType(AnswerEnum, {
    name: "DraftAnswer",
    description: "How a case of a draft's review is settled.",
    values: texts({
      KEEP: "It stays as it is.",
      DROP: "Its file or section is deleted, and what refers to it no longer does.",
      RENAME: "It gets another name.",
      RETYPE: "It gets another type.",
      HIDE: "Players do not read it: its visibility is `dm`.",
    }),
  });
  builder.enumType(KindEnum, {
    name: "DraftDecisionKind",
    description: "What a decision about a draft is about.",
    values: texts({
      LICENCE: "The licence of the book.",
      RULES: "Rules that are not sure.",
      ORDERS: "Text that gives orders to language models.",
      SIZE: "Entries that were cut, and broken links.",
      MODEL: "Answers of a model that could not be used.",
      TYPE: "Entries whose type is not sure.",
      DUPLICATES: "Entries that may be the same.",
      MENTIONED: "Names without a text of their own.",
      ORDER: "The order of the book.",
      ADVICE: "Advice to DMs that may be none.",
    }),
  });
};

const addDecision = (builder: Builder) => {
  const one = addCase(builder);
  return builder.objectRef<ReviewDecision>("DraftDecision").implement({
    description: "A decision of a draft's reviewer, with the cases that it is about.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "Unique within the review, such as `type_npc`." }),
      kind: t.expose("kind", { type: KindEnum, description: "What it is about." }),
      type: t.expose("type", {
        type: TypeEnum,
        nullable: true,
        description: "The type that its entries were taken for; `null` for other kinds.",
      }),
      title: t.exposeString("title", { description: "A title." }),
      ask: t.exposeString("ask", { description: "What to do, also by hand." }),
      answers: t.field({
        type: [AnswerEnum],
        description: "The answers for cases with files; others can only be kept.",
        resolve: ({ answers }) => answers,
      }),
      cases: t.field({ type: [one], description: "What is in doubt.", resolve: ({ cases }) => cases }),
    }),
  });
};

const addCase = (builder: Builder) =>
  builder.objectRef<ReviewCase>("DraftCase").implement({
    description: "One thing in doubt.",
    fields: (t) => ({
      key: t.exposeString("key", { description: "Unique within the review." }),
      text: t.exposeString("text", { description: "What is in doubt, and why." }),
      name: t.exposeString("name", { nullable: true, description: "The entry or section that it is about; `null` for none." }),
      files: t.stringList({ description: "Its files, relative to the pack's directory.", resolve: ({ files }) => files }),
      firstPage: t.int({
        nullable: true,
        description: "Its first page in the book; `null` where it is unknown.",
        resolve: ({ pages }) => pages?.[0],
      }),
      lastPage: t.int({
        nullable: true,
        description: "Its last page in the book; `null` where it is unknown.",
        resolve: ({ pages }) => pages?.[1],
      }),
      answer: t.field({
        type: AnswerEnum,
        nullable: true,
        description: "The answer that was applied; `null` while the case is open.",
        resolve: ({ answered }) => answered?.as,
      }),
      value: t.string({ nullable: true, description: "The new name or type, if it got one.", resolve: ({ answered }) => answered?.value }),
    }),
  });
