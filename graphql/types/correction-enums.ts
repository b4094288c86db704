import type { ApiPart } from "../builder/tokens.ts";
import { texts } from "./enum-texts.ts";

/** What a correction does. */
export const CorrectionActionEnum = {
  ENTITY_RENAME: "entity_rename",
  ENTITY_ALIAS_ADD: "entity_alias_add",
  ENTITY_ALIAS_REMOVE: "entity_alias_remove",
  ENTITY_MERGE: "entity_merge",
  ENTITY_HIDE: "entity_hide",
  THREAD_STATUS: "thread_status",
  THREAD_TITLE: "thread_title",
  THREAD_SUMMARY: "thread_summary",
  THREAD_MERGE: "thread_merge",
  THREAD_HIDE: "thread_hide",
} as const;

/** Where a correction stands. */
export const CorrectionStateEnum = { PENDING: "pending", APPROVED: "approved", REJECTED: "rejected", WITHDRAWN: "withdrawn" } as const;

/** Adds the enums of corrections. */
export const addCorrectionEnums: ApiPart = (builder) => {
  builder.enumType(CorrectionActionEnum, {
    name: "CorrectionAction",
    description: "What a correction does.",
    values: texts({
      ENTITY_RENAME: "Gives an entity another name; the old one stays as an alias.",
      ENTITY_ALIAS_ADD: "Gives an entity one more name.",
      ENTITY_ALIAS_REMOVE: "Takes a name from an entity, for good.",
      ENTITY_MERGE: "Says that an entity is another one; its names become aliases of that one.",
      ENTITY_HIDE: "Strikes an entity out of the story.",
      THREAD_STATUS: "Says where a thread stands.",
      THREAD_TITLE: "Gives a thread another title.",
      THREAD_SUMMARY: "Sums a thread up.",
      THREAD_MERGE: "Says that a thread is another one.",
      THREAD_HIDE: "Strikes a thread out of the story.",
    }),
  });
  builder.enumType(CorrectionStateEnum, {
    name: "CorrectionState",
    description: "Where a correction stands.",
    values: texts({
      PENDING: "Proposed by a player; it changes nothing until a DM approves it.",
      APPROVED: "In force.",
      REJECTED: "A DM decided against it.",
      WITHDRAWN: "Taken back; what it changed is as it was before.",
    }),
  });
};
