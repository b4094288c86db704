import type { CharacterDraft, Entity, InventoryItem } from "freeform-rpg/schemas";
import type { LoadedScenario } from "../scenario/load-scenario.ts";
import { castCharacter } from "./cast.ts";
import { countersOf } from "./counters.ts";

/** The players' characters, and the rows that creating them added to the scenario. */
export interface Party {
  /** The character's id for each draft, in order. */
  readonly character_ids: readonly string[];
  /** Every entity of the campaign, including the finished characters. */
  readonly entities: readonly Entity[];
  readonly inventory: readonly InventoryItem[];
  readonly counters: Readonly<Record<string, number>>;
}

/** Casts one character after another, each in a free seat. Throws `character_invalid`. */
export const castParty = ({ scenario, entities, system }: LoadedScenario, drafts: readonly CharacterDraft[]): Party => {
  const ids = [...entities, ...scenario.facts, ...scenario.threads].map(({ id }) => id);
  const start: Party = { character_ids: [], entities, inventory: scenario.inventory, counters: countersOf(ids) };
  // A seat that a draft names is not given to a draft that takes any.
  const reserved = drafts.flatMap(({ seat }) => seat ?? []);
  return drafts.reduce<Party>((party, draft) => {
    const taken = new Set([...party.character_ids, ...(draft.seat === undefined ? reserved : [])]);
    const cast = castCharacter(draft, { ...party, system, taken, location_id: scenario.starting_scene.location_id });
    return {
      character_ids: [...party.character_ids, cast.character.id],
      entities: [...party.entities.filter(({ id }) => id !== cast.character.id), cast.character, ...cast.items],
      inventory: joinInventory(party.inventory, cast.inventory),
      counters: cast.counters,
    };
  }, start);
};

/** Adds up the quantities of repeated items. */
const joinInventory = (held: readonly InventoryItem[], more: readonly InventoryItem[]): InventoryItem[] =>
  more.reduce<InventoryItem[]>(
    (all, item) => {
      const at = all.findIndex(({ owner_id, item_id }) => owner_id === item.owner_id && item_id === item.item_id);
      const own = all[at];
      return own === undefined ? [...all, item] : all.with(at, { ...own, qty: own.qty + item.qty });
    },
    [...held],
  );
