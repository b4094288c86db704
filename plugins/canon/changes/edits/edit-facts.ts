import type { Edit } from "freeform-rpg/schemas";
import { nextNumbered, idFor, requireEntity, requireRow } from "./edit-scene.ts";
import type { EditScene } from "./edit-scene.ts";
import { shareWithAll } from "./edit-sight.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

export const addFact = ({ id, subject, predicate, text, visibility, tags }: EditOf<"add_fact">, scene: EditScene): void => {
  requireEntity(scene, "subject", subject);
  scene.tables.facts.add({
    id: id === undefined ? nextNumbered(scene, "fact") : idFor(scene, "facts", text, id),
    subject_id: subject,
    predicate,
    object: { text },
    visibility,
    confidence: 1,
    tags,
    discovered_turn: visibility === "known" ? scene.turnNo : null,
    discovery_method: visibility === "known" ? "dm" : null,
    turn_no: scene.turnNo,
    ended_turn: null,
    origin: "campaign",
    pack_id: null,
  });
};

export const editFact = ({ fact: id, text, visibility, tags }: EditOf<"edit_fact">, scene: EditScene): void => {
  const fact = requireRow(scene, "facts", "fact", id);
  const isFound = visibility === "known" && fact.visibility !== "known";
  scene.tables.facts.put({
    ...fact,
    object: text === undefined ? fact.object : { ...fact.object, text },
    visibility: visibility ?? fact.visibility,
    tags: tags ?? fact.tags,
    discovered_turn: isFound ? scene.turnNo : visibility === undefined || visibility === "known" ? fact.discovered_turn : null,
    discovery_method: isFound ? "dm" : fact.discovery_method,
  });
  if (visibility === "known") shareWithAll(scene, "facts", id);
};

export const strikeFact = ({ fact }: EditOf<"strike_fact">, scene: EditScene): void => {
  requireRow(scene, "facts", "fact", fact);
  scene.tables.facts.remove(fact);
};
