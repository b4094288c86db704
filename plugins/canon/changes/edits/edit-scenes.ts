import { periodOfHour } from "freeform-rpg/schemas/campaign";
import type { Edit, Scene } from "freeform-rpg/schemas";
import { EditRefused } from "../change-error.ts";
import { nextNumbered, requireEntity, requireRow } from "./edit-scene.ts";
import type { EditScene } from "./edit-scene.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

export const setScene = (edit: EditOf<"set_scene">, scene: EditScene): void => {
  const here = sceneOf(scene);
  const { location, present, constraints, visibility_conditions, noise_level } = edit;
  if (location !== undefined) requireEntity(scene, "location", location, "location");
  for (const [at, id] of (present ?? []).entries()) requireEntity(scene, `present.${at}`, id);
  const moved = location !== undefined && location !== here.location_id;
  scene.tables.scene.put({
    ...here,
    location_id: location ?? here.location_id,
    present_entity_ids: present === undefined ? here.present_entity_ids : [...new Set(present)],
    constraints: constraints ?? here.constraints,
    visibility_conditions: visibility_conditions === undefined ? here.visibility_conditions : visibility_conditions || null,
    noise_level: noise_level === undefined ? here.noise_level : noise_level || null,
    since_turn: moved ? scene.turnNo : here.since_turn,
  });
};

export const setTime = ({ day, hour, minute, weather }: EditOf<"set_time">, scene: EditScene): void => {
  const here = sceneOf(scene);
  const time = { ...here.time, day: day ?? here.time.day, hour: hour ?? here.time.hour, minute: minute ?? here.time.minute };
  const now = { ...time, period: periodOfHour(time.hour), weather: weather ?? here.time.weather };
  for (const one of scene.tables.scene.rows()) scene.tables.scene.put({ ...one, time: now });
};

export const setRelationship = (edit: EditOf<"set_relationship">, scene: EditScene): void => {
  const { from, to, type, intensity, visibility } = edit;
  requireEntity(scene, "from", from);
  requireEntity(scene, "to", to);
  if (from === to) throw new EditRefused("to", "Name two different entities.");
  const { relationships } = scene.tables;
  const fresh = {
    a_id: from,
    b_id: to,
    rel_type: type,
    notes: {},
    visibility: "known" as const,
    origin: "campaign" as const,
    pack_id: null,
  };
  const row = relationships.find(from, to, type) ?? relationships.find(to, from, type) ?? fresh;
  relationships.put({ ...row, intensity, visibility: visibility ?? row.visibility });
};

export const endSituation = ({ situation: id }: EditOf<"end_situation">, scene: EditScene): void => {
  const situation = requireRow(scene, "situations", "situation", id);
  if (situation.cleared_turn !== null) throw new EditRefused("situation", `The situation "${id}" has ended already.`);
  scene.tables.situations.put({ ...situation, cleared_turn: scene.turnNo });
};

export const addThreat = ({ text, source, hardness }: EditOf<"add_threat">, scene: EditScene): void => {
  if (source !== undefined) requireEntity(scene, "source", source);
  const id = nextNumbered(scene, "th");
  scene.tables.threats.add({
    id,
    text,
    source_entity_id: source ?? null,
    hardness,
    status: "pending",
    created_turn: scene.turnNo,
    hardened_turn: null,
  });
};

export const endThreat = ({ threat: id }: EditOf<"end_threat">, scene: EditScene): void => {
  const threat = requireRow(scene, "threats", "threat", id);
  if (threat.status !== "pending") throw new EditRefused("threat", `The threat "${id}" has ended already: ${threat.status}.`);
  scene.tables.threats.put({ ...threat, status: "averted" });
};

const sceneOf = ({ tables, sceneId }: EditScene): Scene => {
  const here = tables.scene.find(sceneId);
  if (here === undefined) throw new EditRefused("", "The campaign has no scene yet.");
  return here;
};
