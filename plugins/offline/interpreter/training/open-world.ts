import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { ContextPacket } from "freeform-rpg/schemas/turn";
import { parse } from "yaml";

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** A world that was made up for marked sentences. */
export interface ListedWorld {
  readonly world: string;
  readonly people: readonly Listed[];
  readonly things: readonly Listed[];
  readonly places: readonly Listed[];
  readonly features: readonly Listed[];
}

type Entity = ShownPacket["entities"][number];

/** What names are found by in a world: everything there is in it. */
export const openWorld = (world: string, listed: ReadonlyMap<string, ListedWorld>): ShownPacket => {
  const made = listed.get(world);
  return made === undefined
    ? openScenario(world)
    : packetOf(
        entitiesOf(made),
        made.features.map(({ name }) => name),
      );
};

const entitiesOf = ({ people, things, places }: ListedWorld): Entity[] => {
  const all = (type: string, rows: readonly Listed[]): Entity[] =>
    rows.map(({ id, name, aliases = [] }) => ({ id, type, name, attrs: { aliases: [...aliases] }, tags: [] }));
  return [...all("character", people), ...all("item", things), ...all("location", places)];
};

const openScenario = (id: string): ShownPacket => {
  const { entities }: { entities: Partial<Entity>[] } = parse(readFileSync(join(root, "scenarios", `${id}.yaml`), "utf8"));
  const all = [...entities, ...packEntities(id)].map(complete);
  return packetOf(
    all,
    all.flatMap(({ attrs: { features } }) => (Array.isArray(features) ? features.filter((one) => typeof one === "string") : [])),
  );
};

const root = join(import.meta.dirname, "..", "..", "..", "..");

const complete = ({ id = "", type = "other", name = id, attrs = {}, tags = [] }: Partial<Entity>): Entity => ({
  id,
  type: type === "npc" || type === "pc" ? "character" : type,
  name,
  attrs,
  tags,
});

/** What the packs of a scenario describe. */
const packEntities = (scenario: string): Partial<Entity>[] => {
  const { content_packs }: { content_packs: string[] } = parse(readFileSync(join(root, "scenarios", `${scenario}.yaml`), "utf8"));
  return content_packs
    .flatMap((pack) => globSync(`${pack}/*/*.md`, { cwd: join(root, "content_packs") }).toSorted())
    .map((file) => {
      const { aliases = [], attrs = {}, ...entity } = parse(readFileSync(join(root, "content_packs", file), "utf8").split("---")[1] ?? "");
      return { ...entity, attrs: { ...attrs, aliases } };
    });
};

const packetOf = (entities: Entity[], features: string[]): ShownPacket =>
  ContextPacket.parse({
    turn_no: 1,
    actor_id: entities.find(({ tags }) => tags.includes("pc"))?.id ?? "player",
    scene: {
      location_id: "here",
      location_name: "",
      time: { day: 1, hour: 12, minute: 0, period: "afternoon" },
      constraints: [],
      visibility_conditions: null,
      noise_level: null,
      features,
      exits: [],
    },
    present_entities: entities.filter(({ type }) => type !== "location").map(({ id }) => id),
    entities,
    facts: [],
    threads: [],
    clocks: [],
    inventory: [],
    relationships: [],
    summary: { scene: "", threads: "" },
    recent_events: [],
    npc_agendas: {},
    npc_capabilities: {},
    investigation_progress: {},
    pending_threats: [],
    active_situations: [],
    failure_streak: { count: 0, actions: [] },
    recent_moves: [],
    calibration: {},
    genre_rules: {},
    lore_context: {},
    selection: [],
    tokens: 0,
  });
