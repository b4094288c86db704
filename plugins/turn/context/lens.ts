import { bareNameKey, wordsOf } from "freeform-rpg/language";
import { mentionedIn } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity, World } from "freeform-rpg/schemas";

/** Looks at a world with players' eyes. */
export interface Lens {
  readonly world: World;
  readonly turnNo: number;
  /** Entities that players know of and that nothing hides at the moment, in the world's order. */
  readonly shown: readonly Entity[];
  /** Those of them that are in the scene: the actor, who is present, and the place itself. */
  readonly here: ReadonlySet<string>;
  /** What the player's message calls by name, and places of which it names a part. */
  readonly named: ReadonlySet<string>;
  isShown(id: string): boolean;
  /** True unless the id belongs to something that players do not know of. */
  mayName(id: string): boolean;
  find(id: string): Entity | undefined;
}

/** Makes the lens for a message of the player's. Whatever it does not show never reaches the packet. */
export const createLens = (world: World, said = ""): Lens => {
  const obscured = new Set(world.scene.obscured_entity_ids);
  const unknown = new Set(world.entities.filter(({ visibility }) => visibility !== "known").map(({ id }) => id));
  const shown = world.entities.filter(({ id }) => !unknown.has(id) && !obscured.has(id));
  const byId = new Map(shown.map((entity) => [entity.id, entity]));
  const near = [world.actor_id, world.scene.location_id, ...world.scene.present_entity_ids];
  const words = ` ${wordsOf(said).join(" ")} `;
  return {
    world,
    turnNo: world.campaign.current_turn + 1,
    shown,
    here: new Set(near.filter((id) => byId.has(id))),
    named: new Set([...mentionedIn(said, world), ...shown.filter((entity) => hasPartIn(words, entity))].map(({ id }) => id)),
    isShown: (id) => byId.has(id),
    mayName: (id) => !unknown.has(id),
    find: (id) => byId.get(id),
  };
};

/** True where a text names a part of a place by all of its words, two at least. `said` has the words of the text between blanks. */
const hasPartIn = (said: string, { attrs }: Entity): boolean =>
  (attrs.features ?? []).some((feature) => {
    const words = wordsOf(bareNameKey(feature.split(/[,:(]/)[0] ?? feature));
    return words.length > 1 && said.includes(` ${words.join(" ")} `);
  });
