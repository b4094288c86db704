import type { Proposal } from "freeform-rpg/plugins/corrections";
import type { ThreadStatus } from "freeform-rpg/schemas";
import type { Builder } from "../builder/tokens.ts";
import { plainKey } from "../types/campaign-corrections.ts";
import { ThreadStatusEnum } from "../types/enums.ts";

/** What a correction changes, as the input says it. */
export interface CorrectionChange {
  readonly renameEntity?: Named | null | undefined;
  readonly addAlias?: Aliased | null | undefined;
  readonly removeAlias?: Aliased | null | undefined;
  readonly mergeEntity?: Merged | null | undefined;
  readonly hideEntity?: Target | null | undefined;
  readonly setThreadStatus?: (Target & { readonly status: ThreadStatus }) | null | undefined;
  readonly setThreadTitle?: (Target & { readonly title: string }) | null | undefined;
  readonly setThreadSummary?: (Target & { readonly summary: string }) | null | undefined;
  readonly mergeThread?: Merged | null | undefined;
  readonly hideThread?: Target | null | undefined;
}

interface Target {
  readonly id: string;
}
type Named = Target & { readonly name: string };
type Aliased = Target & { readonly alias: string };
type Merged = Target & { readonly intoId: string };

const actions: readonly (readonly [keyof CorrectionChange, Proposal["action"]])[] = [
  ["renameEntity", "entity_rename"],
  ["addAlias", "entity_alias_add"],
  ["removeAlias", "entity_alias_remove"],
  ["mergeEntity", "entity_merge"],
  ["hideEntity", "entity_hide"],
  ["setThreadStatus", "thread_status"],
  ["setThreadTitle", "thread_title"],
  ["setThreadSummary", "thread_summary"],
  ["mergeThread", "thread_merge"],
  ["hideThread", "thread_hide"],
];

/** The proposal that an input stands for. */
export const toProposal = (change: CorrectionChange): Proposal => {
  for (const [field, action] of actions) {
    const given = change[field];
    if (!given) continue;
    const { id, ...payload } = given;
    const into = "intoId" in payload ? { into_id: plainKey(String(payload.intoId)) } : payload;
    return { action, target_id: plainKey(id), payload: into };
  }
  return { action: "", target_id: "" };
};

/** Adds the input that says what a correction changes: one field an action. */
export const addCorrectionChange = (builder: Builder) => {
  const entity = "The entity: its global or its plain id.";
  const thread = "The thread: its global or its plain id.";
  const named = builder.inputType("RenameEntityInput", {
    description: "A new name for an entity.",
    fields: (t) => ({
      id: t.id({ required: true, description: entity }),
      name: t.string({ required: true, description: "What it is called from now on; at most 200 characters." }),
    }),
  });
  const aliased = builder.inputType("EntityAliasInput", {
    description: "A name that is given to an entity or taken from it.",
    fields: (t) => ({
      id: t.id({ required: true, description: entity }),
      alias: t.string({ required: true, description: "The other name; case and spacing do not matter." }),
    }),
  });
  const merged = builder.inputType("MergeInput", {
    description: "Two that are one.",
    fields: (t) => ({
      id: t.id({ required: true, description: "Which one goes: its global or its plain id." }),
      intoId: t.id({ required: true, description: "Which one stays: its global or its plain id." }),
    }),
  });
  const hidden = builder.inputType("HideInput", {
    description: "Something to strike out.",
    fields: (t) => ({ id: t.id({ required: true, description: "What to strike out: its global or its plain id." }) }),
  });
  const status = builder.inputType("ThreadStatusInput", {
    description: "Where a thread stands.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      status: t.field({ type: ThreadStatusEnum, required: true, description: "Where it stands from now on." }),
    }),
  });
  const title = builder.inputType("ThreadTitleInput", {
    description: "A new title for a thread.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      title: t.string({ required: true, description: "The thread in one line." }),
    }),
  });
  const summary = builder.inputType("ThreadSummaryInput", {
    description: "A thread summed up.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      summary: t.string({ required: true, description: "What has become of it so far; at most 4000 characters." }),
    }),
  });
  return builder.inputType("CorrectionChangeInput", {
    description: "What a correction changes: exactly one of these.",
    isOneOf: true,
    fields: (t) => ({
      renameEntity: t.field({ type: named, description: "Give an entity another name." }),
      addAlias: t.field({ type: aliased, description: "Give an entity one more name." }),
      removeAlias: t.field({ type: aliased, description: "Take a name from an entity." }),
      mergeEntity: t.field({ type: merged, description: "Say that an entity is another one." }),
      hideEntity: t.field({ type: hidden, description: "Strike an entity out." }),
      setThreadStatus: t.field({ type: status, description: "Say where a thread stands." }),
      setThreadTitle: t.field({ type: title, description: "Give a thread another title." }),
      setThreadSummary: t.field({ type: summary, description: "Sum a thread up." }),
      mergeThread: t.field({ type: merged, description: "Say that a thread is another one." }),
      hideThread: t.field({ type: hidden, description: "Strike a thread out." }),
    }),
  });
};

/** The input's reference, for fields that take it. */
export type CorrectionChangeInput = ReturnType<typeof addCorrectionChange>;
