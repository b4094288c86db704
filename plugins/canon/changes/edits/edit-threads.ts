import { describeForm, hasForm } from "freeform-rpg/schemas/campaign";
import type { Edit } from "freeform-rpg/schemas";
import { EditRefused } from "../change-error.ts";
import { nextNumbered, idFor, requireEntity, requireRow } from "./edit-scene.ts";
import type { EditScene } from "./edit-scene.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

export const addThread = (edit: EditOf<"add_thread">, scene: EditScene): void => {
  const { title, type, urgency, visibility, stakes, related } = edit;
  requireForm(title, type);
  for (const [at, id] of related.entries()) requireEntity(scene, `related.${at}`, id);
  scene.tables.threads.add({
    id: edit.id === undefined ? nextNumbered(scene, "td") : idFor(scene, "threads", title, edit.id),
    title,
    type,
    urgency,
    status: "active",
    stakes: { success: stakes.success ?? "", failure: stakes.failure ?? "" },
    related_entity_ids: related,
    tags: [],
    visibility,
    resolved_when: null,
    failed_when: null,
    progressed_turn: scene.turnNo,
    origin: "campaign",
    pack_id: null,
  });
};

export const editThread = (edit: EditOf<"edit_thread">, scene: EditScene): void => {
  const thread = requireRow(scene, "threads", "thread", edit.thread);
  if (edit.title !== undefined) requireForm(edit.title, thread.type);
  scene.tables.threads.put({
    ...thread,
    title: edit.title ?? thread.title,
    status: edit.status ?? thread.status,
    urgency: edit.urgency ?? thread.urgency,
    visibility: edit.visibility ?? thread.visibility,
    stakes: {
      ...thread.stakes,
      success: edit.stakes?.success ?? thread.stakes.success,
      failure: edit.stakes?.failure ?? thread.stakes.failure,
    },
    progressed_turn: scene.turnNo,
  });
};

const requireForm = (title: string, type: EditOf<"add_thread">["type"]): void => {
  if (!hasForm(type, title))
    throw new EditRefused("title", `This is not how a thread of the type ${type} is worded. ${describeForm(type)}`);
};
