import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Known } from "./known.ts";
import { findNamed, shortName, toKey } from "./names.ts";
import { sentence } from "./prose.ts";

/** "What could I do to make Hester trust me?": how they stand to the character, what is owed to them or wanted by them, and what the rules say of trust. */
export const answerTrust = (packet: Known, who: string): string => {
  const entity = findNamed(packet, toKey(who));
  if (entity === undefined) return `You know nobody called "${who}".`;
  const { dossier } = entity;
  const standing = dossier === undefined ? "" : sentence(`${shortName(entity)} ${dossier.trust}`);
  return [standing, ...owedTo(packet, entity.id), ...(dossier?.wants ?? []).map(sentence), whatRaises]
    .filter((part) => part !== "")
    .join(" ");
};

/** Open promises of the character's to somebody. */
const owedTo = ({ facts, actor_id }: Known, id: string): string[] =>
  facts
    .filter(({ subject_id, predicate, object }) => subject_id === actor_id && predicate === "promised" && object["toward"] === id)
    .filter(({ object }) => object["kept"] !== true && object["void"] !== true)
    .map((fact) => `Still open: ${sentence(factText(fact))}`);

/** What moves trust, by the rules. */
const whatRaises =
  "What raises trust: your word, given and then kept; help with what they are doing; talk without pressure; money that they care to take; and telling them what matters to them. Threats, blows and asking in vain cost it.";
