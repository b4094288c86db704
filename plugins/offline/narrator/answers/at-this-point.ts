import { z } from "zod";
import { Hardness, SituationType } from "freeform-rpg/schemas/values";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import type { Known } from "./known.ts";

const Created = z
  .object({ situation_id: z.string(), type: SituationType, hardness: Hardness })
  .transform(({ situation_id, ...rest }) => ({ id: situation_id, ...rest }));

/** What players know once the turn has happened: the packet, and the situations that this turn has brought. */
export const atThisPoint = ({ packet, must_tell, also_happened }: Pick<NarratorInput, "packet" | "must_tell" | "also_happened">): Known => {
  const situations = [...must_tell, ...also_happened]
    .filter(({ type }) => type === "situation_created")
    .map(({ text, details }) => ({ ...Created.parse(details), narrative: text, subject_id: packet.actor_id }));
  return { ...packet, active_situations: [...situations, ...packet.active_situations] };
};
