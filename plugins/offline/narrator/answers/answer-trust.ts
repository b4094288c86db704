import { factText, isStanding } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** "What could I do to make Hester trust me?": how they stand to the character, what is owed to them or wanted by them, and what the rules say of trust. */
export const answerTrust = (packet: Known, who: string): string => {
  const entity = findNamed(packet, toKey(who));
  if (entity === undefined) return messagesOf(packet).answers.nobodyCalled(who);
  const { dossier } = entity;
  const standing = dossier === undefined ? "" : sentence(`${shortName(entity)} ${dossier.trust}`);
  return [standing, ...owedTo(packet, entity.id), ...(dossier?.wants ?? []).map(sentence), messagesOf(packet).answers.whatRaisesTrust()]
    .filter((part) => part !== "")
    .join(" ");
};

/** Open promises of the character's to somebody. */
const owedTo = (packet: Known, id: string): string[] =>
  packet.facts
    .filter(({ subject_id, predicate, object }) => subject_id === packet.actor_id && predicate === "promised" && object["toward"] === id)
    .filter(isStanding)
    .map((fact) => messagesOf(packet).answers.stillOpen(sentence(factText(fact))));
