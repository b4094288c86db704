import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { genderOf } from "../names/pronouns.ts";

/** Words to someone as others say them of that person: "buy you a drink" is "buy her a drink". */
export const inThirdPerson = (words: string, who: string, packet: ShownPacket): string => {
  const they = genderOf(packet, who) ?? "they";
  const [them, their] = persons[they];
  return words
    .replaceAll(/\byour\b/gi, their)
    .replaceAll(/\byou(?= (?:shall|will|would|can|could|may|might|must|should)\b)/gi, they)
    .replaceAll(/\byou\b/gi, them);
};

const persons = { he: ["him", "his"], she: ["her", "her"], they: ["them", "their"] } as const;
