import type { InterpreterOutput, NarratorOutput } from "freeform-rpg/schemas";
import type { Canon } from "../map/build-canon.ts";
import { standingEntities, standingEntity, standingThread } from "./map-ids.ts";

/** What the player means, under canonical names and ids. What is hidden becomes nobody: the validator knows no such target. */
export const projectInterpretation = (draft: InterpreterOutput, canon: Canon): InterpreterOutput =>
  canon.plain ? draft : mapMeaning(draft, canon);

const mapMeaning = (draft: InterpreterOutput, canon: Canon): InterpreterOutput => ({
  ...draft,
  intent: canon.text.tell(draft.intent),
  referenced_entities: [...new Set(draft.referenced_entities.flatMap((called) => callStanding(canon, called) ?? []))],
  proposed_actions: draft.proposed_actions.map((action) => ({
    ...action,
    target_id: action.target_id === "" ? "" : (callStanding(canon, action.target_id) ?? "someone unknown"),
    details: canon.text.tell(action.details),
  })),
  assumptions: draft.assumptions.map(canon.text.tell),
  perception_flags: draft.perception_flags.map(canon.text.tell),
});

/** What stands for an id or a name; `null` for what is hidden. Names that are in use stay as they are. */
const callStanding = (canon: Canon, called: string): string | null => {
  const byId = canon.entities.resolveId(called);
  if (byId.kind !== "unknown") return standingEntity(canon, called);
  const byName = canon.entities.resolveName(called);
  if (byName.kind === "hidden") return null;
  const entity = byName.kind === "entity" ? canon.entities.entity(byName.id) : null;
  return entity?.corrected && entity.known ? entity.id : canon.text.tell(called);
};

/** A narration under canonical names and ids. It holds no hidden name any more. */
export const projectNarration = (draft: NarratorOutput, canon: Canon): NarratorOutput => {
  const { tell } = canon.text;
  const standing = (id: string) => callStanding(canon, id);
  return {
    ...draft,
    final_text: tell(draft.final_text),
    next_prompt: tell(draft.next_prompt),
    suggested_actions: draft.suggested_actions.map(tell),
    established_facts: draft.established_facts.flatMap((fact) => {
      const subject_id = standing(fact.subject_id);
      return subject_id === null ? [] : [{ ...fact, subject_id, detail: tell(fact.detail) }];
    }),
    introduced_items: draft.introduced_items.flatMap((item) =>
      isHidden(canon, item)
        ? []
        : [{ ...item, name: nameOf(canon, item), description: tell(item.description), location: tell(item.location) }],
    ),
    introduced_npcs: draft.introduced_npcs.flatMap((npc) =>
      isHidden(canon, npc) ? [] : [{ ...npc, name: nameOf(canon, npc), description: tell(npc.description) }],
    ),
    scene_transition: projectTransition(draft.scene_transition, canon),
    thread_updates: draft.thread_updates.flatMap((update) => {
      const id = standingThread(canon, update.id);
      return id === null ? [] : [{ ...update, id, reason: tell(update.reason) }];
    }),
    thread_adds: draft.thread_adds.map((thread) => ({
      ...thread,
      title: tell(thread.title),
      related_entity_ids: thread.related_entity_ids.flatMap((id) => standing(id) ?? []),
    })),
  };
};

interface Introduced {
  readonly id: string;
  readonly name: string;
}

const isHidden = ({ entities }: Canon, { id, name }: Introduced): boolean =>
  entities.resolveName(name).kind === "hidden" || entities.resolveId(id).kind === "hidden";

/** Somebody introduced under a former name, or under another spelling, is the one who bears the name. */
const nameOf = ({ entities, text }: Canon, { name }: Introduced): string => {
  const found = entities.resolveName(name);
  return found.kind === "entity" && entities.entity(found.id)?.known ? found.name : text.tell(name).replace(/\s+/gu, " ").trim();
};

const projectTransition = (transition: NarratorOutput["scene_transition"], canon: Canon): NarratorOutput["scene_transition"] => {
  if (transition === null) return null;
  const { location_id, name, description, present_entities } = transition;
  if (isHidden(canon, { id: location_id, name })) return null;
  return {
    location_id: callStanding(canon, location_id) ?? location_id,
    name: nameOf(canon, { id: location_id, name }),
    description: canon.text.tell(description),
    present_entities: standingEntities(canon, present_entities),
  };
};

/** Hidden names that a narration uses, wherever in it. */
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
