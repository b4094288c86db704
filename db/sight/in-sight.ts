import type { Outlook, Scene } from "freeform-rpg/schemas";
import type { Row } from "./outlooks.ts";

/** What of a scene says who sees what. */
export type SceneRow = Pick<Scene, "id" | "location_id" | "present_entity_ids" | "obscured_entity_ids">;

/** Whether what an outlook stands for is in front of the character, so that they see it as it is. Facts and plans are not seen. */
export const isInSight = (eye: string, { table_name, known }: Outlook, row: Row | null, scenes: readonly SceneRow[]): boolean => {
  const here = scenes.find(({ present_entity_ids }) => present_entity_ids.includes(eye)) ?? (scenes.length === 1 ? scenes[0] : undefined);
  const about = row ?? known;
  if (here === undefined || about === null) return false;
  const obscured = new Set(here.obscured_entity_ids);
  const seen = (id: unknown): boolean =>
    typeof id === "string" && (id === here.location_id || (here.present_entity_ids.includes(id) && !obscured.has(id)));
  if (table_name === "entities") return seen(about["id"]) && (known !== null || isOpen(about));
  if (table_name === "inventory") return seen(about["owner_id"]);
  if (table_name === "relationships") return seen(about["a_id"]) && seen(about["b_id"]);
  return table_name === "situations" && seen(about["subject_id"]);
};

/** What is hidden has to be found first. */
const isOpen = ({ visibility, tags, attrs }: Row): boolean =>
  visibility === "known" &&
  !(Array.isArray(tags) && tags.includes("hidden")) &&
  !(attrs !== null && typeof attrs === "object" && "hidden_in" in attrs);
