import { texts, enumOf } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";

/** The kind of change that a correction makes. */
export const CorrectionActionEnum = enumOf(
  "entity_rename",
  "entity_alias_add",
  "entity_alias_remove",
  "entity_merge",
  "entity_hide",
  "thread_status",
  "thread_title",
  "thread_summary",
  "thread_merge",
  "thread_hide",
);

/** The status of a correction. */
export const CorrectionStatusEnum = enumOf("pending", "approved", "rejected", "withdrawn");

/** Adds the enums of corrections. */
export const addCorrectionEnums: ApiPart = (builder) => {
  builder.enumType(CorrectionActionEnum, {
    name: "CorrectionAction",
    description: "The kind of change that a correction makes.",
    values: texts({
      ENTITY_RENAME: "Renames an entity. The old name becomes an alias.",
      ENTITY_ALIAS_ADD: "Adds an alias to an entity.",
      ENTITY_ALIAS_REMOVE: "Removes an alias from an entity.",
      ENTITY_MERGE: "Merges an entity into another one. Its names become aliases of the other entity.",
      ENTITY_HIDE: "Removes an entity from canon.",
      THREAD_STATUS: "Sets the status of a thread.",
      THREAD_TITLE: "Sets the title of a thread.",
      THREAD_SUMMARY: "Sets the summary of a thread.",
      THREAD_MERGE: "Merges a thread into another one.",
      THREAD_HIDE: "Removes a thread from canon.",
    }),
  });
  builder.enumType(CorrectionStatusEnum, {
    name: "CorrectionStatus",
    description: "The status of a correction.",
    values: texts({
      PENDING: "Proposed by a player. It has no effect until a DM approves it.",
      APPROVED: "Approved by a DM and in force.",
      REJECTED: "Rejected by a DM.",
      WITHDRAWN: "Withdrawn. Its effect has been undone.",
    }),
  });
};
