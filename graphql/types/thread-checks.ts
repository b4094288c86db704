import type { ThreadDiagnostic, ThreadPayload } from "freeform-rpg/plugins/turn/reconciler";
import { checkOpenThreads, checkThreads } from "freeform-rpg/plugins/turn/reconciler/lib";
import type { ApiPart } from "../builder/api-parts.ts";
import type { Builder } from "../builder/builder.ts";
import { campaignIdField, toCampaignId } from "../builder/campaign-id.ts";
import { ValidationError } from "../builder/errors.ts";
import { ThreadTypeEnum } from "./enums.ts";
import { readOpenThreads } from "./read-open-threads.ts";

/** Adds `checkThreads`: the thread contract, for changes of threads or for the open threads of a campaign. */
export const addThreadChecks: ApiPart = (builder) => {
  const check = describeCheck(builder);
  const add = builder.inputType("ThreadAddInput", {
    description: "A thread to open.",
    fields: (t) => ({
      title: t.string({ required: true, description: "The title, in the form of its type." }),
      type: t.field({ type: ThreadTypeEnum, required: true, description: "The type of the thread." }),
    }),
  });
  builder.queryField("checkThreads", (t) =>
    t.field({
      type: check,
      description:
        "Checks threads to open and to end by the thread contract, against the open threads of a campaign. Without either, checks the open threads themselves. Only a DM's check includes hidden threads. For members.",
      args: {
        campaignId: t.arg.id(campaignIdField),
        adds: t.arg({ type: [add], description: `Threads to open; at most ${limit}.` }),
        resolves: t.arg.stringList({ description: `The plain ids of threads that end; at most ${limit}.` }),
      },
      authScopes: (_root, { campaignId }) => ({ member: toCampaignId(campaignId) }),
      resolve: async (_root, { campaignId, adds, resolves }, context) => {
        const payload = { adds: adds ?? [], resolves: resolves ?? [] };
        checkLength(payload);
        const threads = await readOpenThreads(context, toCampaignId(campaignId));
        if (payload.adds.length + payload.resolves.length > 0) return checkThreads(threads, payload);
        return { diagnostics: checkOpenThreads(threads), adds: [], resolves: [] };
      },
    }),
  );
};

/** Threads of one kind in a check. */
const limit = 50;

const checkLength = (payload: ThreadPayload): void => {
  for (const path of ["adds", "resolves"] as const)
    if (payload[path].length > limit)
      throw new ValidationError([{ path, message: `There are ${payload[path].length} threads; at most ${limit} are allowed.` }]);
};

const describeCheck = (builder: Builder) => {
  const diagnostic = builder.objectRef<ThreadDiagnostic>("ThreadDiagnostic").implement({
    description: "A breach of the thread contract.",
    fields: (t) => ({
      code: t.exposeString("code", {
        description:
          "The kind: `THREAD_FORM_INVALID`, `THREAD_DANGER_IMMEDIATE_HAZARD`, `THREAD_DUPLICATE_LIKE_ADD`, `THREAD_MISSING_EQUIVALENT_RESOLVE`, `UNKNOWN_STATE_ID` or `MALFORMED_REPLACE_PAYLOAD`.",
      }),
      add: t.int({
        nullable: true,
        description: "The index in `adds` of the thread that it concerns; `null` for a thread that ends or is open.",
        resolve: ({ at }) => at,
      }),
      message: t.exposeString("message", { description: "A description of the breach." }),
      suggestion: t.exposeString("suggestion", { description: "A suggestion for a repair." }),
      threadKeys: t.stringList({
        description: "The plain ids of the threads that it concerns.",
        resolve: ({ thread_ids }) => [...thread_ids],
      }),
    }),
  });
  return builder.objectRef<ReturnType<typeof checkThreads>>("ThreadCheck").implement({
    description: "The result of a check of threads.",
    fields: (t) => ({
      diagnostics: t.field({
        type: [diagnostic],
        description: "All breaches; empty when there are none.",
        resolve: ({ diagnostics }) => [...diagnostics],
      }),
      acceptedAdds: t.intList({
        description: "The indexes in `adds` of the threads that would be opened.",
        resolve: ({ adds }) => [...adds],
      }),
      acceptedResolves: t.stringList({
        description: "The plain ids of the threads that would end.",
        resolve: ({ resolves }) => [...resolves],
      }),
    }),
  });
};
