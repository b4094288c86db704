import type { Proposal } from "../tokens.ts";
import type { ThreadStatus } from "freeform-rpg/schemas";
import { ThreadStatusEnum } from "freeform-rpg/graphql";
import type { Builder } from "freeform-rpg/graphql";
import { plainKey } from "./campaign-corrections.ts";

/** The change of a correction, as the input describes it. */
export interface CorrectionChange {
  readonly renameEntity?: NameChange | null | undefined;
  readonly addAlias?: AliasChange | null | undefined;
  readonly removeAlias?: AliasChange | null | undefined;
  readonly mergeEntity?: MergeChange | null | undefined;
  readonly hideEntity?: Target | null | undefined;
  readonly setThreadStatus?: (Target & { readonly status: ThreadStatus }) | null | undefined;
  readonly setThreadTitle?: (Target & { readonly title: string }) | null | undefined;
  readonly setThreadSummary?: (Target & { readonly summary: string }) | null | undefined;
  readonly mergeThread?: MergeChange | null | undefined;
  readonly hideThread?: Target | null | undefined;
}

interface Target {
  readonly id: string;
}
type NameChange = Target & { readonly name: string };
type AliasChange = Target & { readonly alias: string };
type MergeChange = Target & { readonly intoId: string };

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

/** The proposal that an input describes. */
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
  const entity = "The entity, by its global id or its plain id.";
  const thread = "The thread, by its global id or its plain id.";
  const named = builder.inputType("RenameEntityInput", {
    description: "A new name for an entity.",
    fields: (t) => ({
      id: t.id({ required: true, description: entity }),
      name: t.string({ required: true, description: "The new name, at most 200 characters." }),
    }),
  });
  const aliased = builder.inputType("EntityAliasInput", {
    description: "An alias to add to an entity or to remove from it.",
    fields: (t) => ({
      id: t.id({ required: true, description: entity }),
      alias: t.string({ required: true, description: "The alias. Case and spacing are ignored." }),
    }),
  });
  const merged = builder.inputType("MergeInput", {
    description: "Two entities or two threads to merge into one.",
    fields: (t) => ({
      id: t.id({ required: true, description: "The entity or thread that is merged and removed, by its global id or its plain id." }),
      intoId: t.id({ required: true, description: "The entity or thread to merge into, by its global id or its plain id." }),
    }),
  });
  const hidden = builder.inputType("HideInput", {
    description: "An entity or thread to remove from canon.",
    fields: (t) => ({ id: t.id({ required: true, description: "The entity or thread to remove, by its global id or its plain id." }) }),
  });
  const status = builder.inputType("ThreadStatusInput", {
    description: "A new status for a thread.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      status: t.field({ type: ThreadStatusEnum, required: true, description: "The new status." }),
    }),
  });
  const title = builder.inputType("ThreadTitleInput", {
    description: "A new title for a thread.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      title: t.string({ required: true, description: "The new title, in one line." }),
    }),
  });
  const summary = builder.inputType("ThreadSummaryInput", {
    description: "A new summary of a thread.",
    fields: (t) => ({
      id: t.id({ required: true, description: thread }),
      summary: t.string({ required: true, description: "The new summary, at most 4000 characters." }),
    }),
  });
  return builder.inputType("CorrectionChangeInput", {
    description: "The change that a correction makes: exactly one of these fields.",
    isOneOf: true,
    fields: (t) => ({
      renameEntity: t.field({ type: named, description: "Renames an entity." }),
      addAlias: t.field({ type: aliased, description: "Adds an alias to an entity." }),
      removeAlias: t.field({ type: aliased, description: "Removes an alias from an entity." }),
      mergeEntity: t.field({ type: merged, description: "Merges an entity into another one." }),
      hideEntity: t.field({ type: hidden, description: "Removes an entity from canon." }),
      setThreadStatus: t.field({ type: status, description: "Sets the status of a thread." }),
      setThreadTitle: t.field({ type: title, description: "Sets the title of a thread." }),
      setThreadSummary: t.field({ type: summary, description: "Sets the summary of a thread." }),
      mergeThread: t.field({ type: merged, description: "Merges a thread into another one." }),
      hideThread: t.field({ type: hidden, description: "Removes a thread from canon." }),
    }),
  });
};

/** The input's reference, for fields that take it. */
export type CorrectionChangeInput = ReturnType<typeof addCorrectionChange>;
