import type { InterpreterOutput, NarratorOutput } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { liveEntityId, liveThreadId } from "./live-ids.ts";

/** The interpretation with canonical names and ids. A hidden target becomes an unknown one, which the validator rejects. */
export const projectInterpretation = (draft: InterpreterOutput, canon: Canon): InterpreterOutput =>
  canon.plain ? draft : projectMeaning(draft, canon);

const projectMeaning = (draft: InterpreterOutput, canon: Canon): InterpreterOutput => ({
  ...draft,
  intent: canon.text.rename(draft.intent),
  referenced_entities: [...new Set(draft.referenced_entities.flatMap((called) => resolveReference(canon, called) ?? []))],
  proposed_actions: draft.proposed_actions.map((action) => ({
    ...action,
    target_id: action.target_id === "" ? "" : (resolveReference(canon, action.target_id) ?? "someone unknown"),
    details: canon.text.rename(action.details),
  })),
  assumptions: draft.assumptions.map(canon.text.rename),
  perception_flags: draft.perception_flags.map(canon.text.rename),
});

/** The live id of an id or name; `null` when it is hidden. Names without a correction stay names. */
const resolveReference = (canon: Canon, called: string): string | null => {
  const byId = canon.entities.resolveId(called);
  if (byId.kind !== "unknown") return liveEntityId(canon, called);
  const byName = canon.entities.resolveName(called);
  if (byName.kind === "hidden") return null;
  const entity = byName.kind === "entity" ? canon.entities.entity(byName.id) : null;
  return entity?.corrected && entity.known ? entity.id : canon.text.rename(called);
};

/** The narration with canonical names and ids, without hidden names. */
export const projectNarration = (draft: NarratorOutput, canon: Canon): NarratorOutput => {
  const { rename } = canon.text;
  const resolve = (id: string) => resolveReference(canon, id);
  return {
    ...draft,
    final_text: rename(draft.final_text),
    next_prompt: rename(draft.next_prompt),
    suggested_actions: draft.suggested_actions.map(rename),
    established_facts: draft.established_facts.flatMap((fact) => {
      const subject_id = resolve(fact.subject_id);
      return subject_id === null ? [] : [{ ...fact, subject_id, detail: rename(fact.detail) }];
    }),
    introduced_items: draft.introduced_items.flatMap((item) =>
      isHidden(canon, item)
        ? []
        : [{ ...item, name: nameOf(canon, item), description: rename(item.description), location: rename(item.location) }],
    ),
    introduced_npcs: draft.introduced_npcs.flatMap((npc) =>
      isHidden(canon, npc) ? [] : [{ ...npc, name: nameOf(canon, npc), description: rename(npc.description) }],
    ),
    thread_updates: draft.thread_updates.flatMap((update) => {
      const id = liveThreadId(canon, update.id);
      return id === null ? [] : [{ ...update, id, reason: rename(update.reason) }];
    }),
    thread_adds: draft.thread_adds.map((thread) => ({
      ...thread,
      title: rename(thread.title),
      related_entity_ids: thread.related_entity_ids.flatMap((id) => resolve(id) ?? []),
    })),
  };
};

interface Introduction {
  readonly id: string;
  readonly name: string;
}

const isHidden = ({ entities }: Canon, { id, name }: Introduction): boolean =>
  entities.resolveName(name).kind === "hidden" || entities.resolveId(id).kind === "hidden";

/** The canonical name of an introduced entity: a former name or another spelling refers to the owner of the name. */
const nameOf = ({ entities, text }: Canon, { name }: Introduction): string => {
  const found = entities.resolveName(name);
  return found.kind === "entity" && entities.entity(found.id)?.known ? found.name : text.rename(name).replace(/\s+/gu, " ").trim();
};

/** Finds the hidden names in all texts of a narration. */
export const hiddenNamesIn = (draft: NarratorOutput, canon: Canon): string[] => {
  const spoken = [
    draft.final_text,
    draft.next_prompt,
    ...draft.suggested_actions,
    ...draft.established_facts.map(({ detail }) => detail),
    ...draft.introduced_npcs.map(({ name }) => name),
    ...draft.introduced_items.map(({ name }) => name),
    ...draft.thread_adds.map(({ title }) => title),
  ];
  return [...new Set(spoken.flatMap(canon.text.hiddenIn))];
};
