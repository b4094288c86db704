import { namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import type { Entity } from "freeform-rpg/schemas";
import type { Finding } from "../reference-view.ts";
import type { Story } from "./study-story.ts";

/** Finds people and things that begin in one place, or in one pocket, and share a name: players who say it are asked which they mean. */
export const findSharedNames = ({ scenario, entities }: Story): Finding[] => {
  const byPlace = Map.groupBy(
    entities.filter(({ type }) => type !== "location"),
    (entity) => placeOf(entity, scenario),
  );
  byPlace.delete("");
  return [...byPlace].flatMap(([place, here]) =>
    here.flatMap((one, nth) => {
      const earlier = here.slice(0, nth);
      const shared = [...new Set(namesOf(one))].flatMap((name) => {
        const twin = earlier.find((other) => namesOf(other).includes(name));
        return twin === undefined ? [] : [{ name, twin }];
      });
      return shared.map(({ name, twin }): Finding => {
        const at = scenario.entities.findIndex(({ id }) => id === one.id);
        return {
          path: at < 0 ? ["entities"] : ["entities", at],
          message: `"${name}" names both "${twin.id}" and "${one.id}" in "${place}": players who say it are asked which they mean. Take it from one of them.`,
        };
      });
    }),
  );
};

/** Where it lies or who has it at the start; empty for nowhere. */
const placeOf = ({ id, attrs }: Entity, { inventory }: Story["scenario"]): string =>
  attrs.location_id ?? inventory.find(({ item_id }) => item_id === id)?.owner_id ?? "";
