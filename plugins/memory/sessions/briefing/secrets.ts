import { shorten } from "freeform-rpg/language";
import type { Fact, GameState } from "freeform-rpg/schemas";
import type { Secret } from "./briefing.ts";
import type { BriefingMessages } from "./messages.ts";

/** A fact that the players do not know, and how they can find it. */
export const toSecret = (fact: Fact, state: GameState, says: BriefingMessages): Omit<Secret, "near"> => ({
  id: fact.id,
  text: textOf(fact),
  way: fact.visibility === "dm" ? says.yoursAlone : wayTo(fact, state, says),
  alone: fact.visibility === "dm",
});

/** True when the place of the scene, what is there or someone present holds the fact. */
export const isNear = ({ subject_id, tags }: Fact, { scene, entities }: GameState): boolean =>
  scene.some(({ location_id, present_entity_ids }) => {
    const here = new Set([location_id, ...present_entity_ids]);
    const place = entities.find(({ id }) => id === subject_id)?.attrs.location_id;
    return here.has(subject_id) || place === location_id || sourcesOf(tags).some((id) => here.has(id));
  });

const textOf = ({ object }: Fact): string => (typeof object["text"] === "string" ? object["text"] : JSON.stringify(object));

const sourcesOf = (tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith("told_by:")).map((tag) => tag.slice("told_by:".length));

const wayTo = ({ tags, subject_id, object }: Fact, { entities, facts }: GameState, says: BriefingMessages): string => {
  const nameOf = (id: string): string => entities.find((entity) => entity.id === id)?.name ?? id;
  const sources = sourcesOf(tags).map(nameOf);
  const feature = typeof object["feature"] === "string" ? `${object["feature"]}, ` : "";
  const first = sources.length > 0 ? says.toldBy(sources) : says.foundAt(`${feature}${nameOf(subject_id)}`);
  const guarded = tags.some((tag) => tag === "guarded" || tag === "withheld" || tag === "secret") ? `, ${says.guarded}` : "";
  const open = tags.filter((tag) => tag.startsWith("after:")).map((tag) => tag.slice("after:".length));
  const waits = facts.filter(({ id, visibility }) => open.includes(id) && visibility !== "known").map((fact) => shorten(textOf(fact), 60));
  return `${first}${guarded}${waits.length > 0 ? `, ${says.once(waits)}` : ""}`;
};
