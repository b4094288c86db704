import { stateTables } from "freeform-rpg/schemas/campaign";
import { JsonObject } from "freeform-rpg/schemas/values";
import type { RowChange, StateTable } from "freeform-rpg/schemas";
import type { LoadedScenario } from "../scenario/load-scenario.ts";
import type { Party } from "./cast-party.ts";
import { deadlineOf } from "./deadline-of.ts";
import { defaultClocksIn } from "./default-clocks.ts";

/** The initial rows of a campaign: tables in a fixed order, rows in the order of the scenario. The same input gives the same rows. */
export const initialRows = ({ scenario, system }: LoadedScenario, party: Party, language: string | undefined): RowChange[] => {
  const clocks = system.clock_rules !== undefined && scenario.clocks.length === 0 ? defaultClocksIn(language) : scenario.clocks;
  const rows = (table: StateTable, values: readonly object[]) => values.map((value) => change(table, value));
  return [
    ...rows("scene", [firstScene(scenario.starting_scene, party)]),
    ...rows("director", [firstDirector(party)]),
    ...rows("entities", party.entities),
    ...rows(
      "facts",
      scenario.facts.map(({ id, ...fact }) => ({ id, ...fact, turn_no: 0, ...discovery(fact.visibility), ...originOf(id) })),
    ),
    ...rows(
      "threads",
      scenario.threads.map((thread) => ({ ...thread, progressed_turn: 0, ...originOf(thread.id) })),
    ),
    ...rows(
      "clocks",
      clocks.map((clock) => ({ ...clock, deadline: deadlineOf(clock, scenario.starting_scene.time), ...originOf(clock.id) })),
    ),
    ...rows("inventory", party.inventory),
    ...rows(
      "relationships",
      scenario.relationships.map((each) => ({ ...each, origin: "campaign", pack_id: null })),
    ),
  ];
};

/** A row change as stored in the log. Throws when the value is not a valid row of the table. */
export const change = (table: StateTable, value: object): RowChange => {
  const row = JsonObject.parse(withoutUndefined(stateTables[table].row.parse(value)));
  return { table, key: stateTables[table].key.map((column) => String(row[column])), row };
};

const withoutUndefined = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Free seats stay in the campaign but out of the scene, until a player takes them. */
const firstScene = (scene: LoadedScenario["scenario"]["starting_scene"], { character_ids, entities }: Party) => {
  const idle = new Set(entities.filter(({ id, tags }) => tags.includes("pc") && !character_ids.includes(id)).map(({ id }) => id));
  const present = [...new Set([...character_ids, ...scene.present_entity_ids])].filter((id) => !idle.has(id));
  return { ...scene, id: "scene", present_entity_ids: present, since_turn: 0 };
};

const firstDirector = ({ counters }: Party) => ({
  id: "director",
  failure_streak: { count: 0, actions: [] },
  recent_moves: [],
  investigation_progress: {},
  counters,
});

const discovery = (visibility: string) =>
  visibility === "known" ? { discovered_turn: 0, discovery_method: "scenario" } : { discovered_turn: null, discovery_method: null };

const originOf = (id: string) => {
  const [pack, bare] = id.split(":");
  return bare === undefined ? { origin: "campaign", pack_id: null } : { origin: "pack", pack_id: pack };
};
