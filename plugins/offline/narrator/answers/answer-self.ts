import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";

/** How the actor is: who they are, what lasts, and every clock that players may see. */
export const answerSelf = ({ entities, actor_id, active_situations, clocks }: Known): string => {
  const actor = entities.find(({ id }) => id === actor_id);
  const own = active_situations.filter(({ subject_id }) => subject_id === actor_id);
  const state = actor?.attrs["dead"] === true ? "dead" : actor?.attrs["down"] === true ? "down" : "";
  return [
    actor === undefined ? "" : state === "" ? `You are ${actor.name}.` : `You are ${actor.name}, and you are ${state}.`,
    own.length === 0
      ? "Nothing presses on you at the moment."
      : own.map(({ type, hardness, narrative }) => tell(type, hardness, narrative)).join(" "),
    clocks.length === 0 ? "" : `${clocks.map(({ name, value, max }) => `${name} ${value} of ${max}`).join("; ")}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
};

const tell = (type: string, hardness: string, narrative: string): string =>
  `You are ${hardness === "hard" ? `badly ${type}` : type}.${narrative === "" ? "" : ` ${sentence(narrative)}`}`;

/** Who the actor is: name, what is written of them, and how they are. */
export const answerCharacter = (packet: Known): string => {
  const { description } = packet.entities.find(({ id }) => id === packet.actor_id)?.attrs ?? {};
  const [name = "", ...state] = answerSelf(packet).split(/(?<=\.)\s/);
  return [name, typeof description === "string" ? description : "", ...state].filter((part) => part !== "").join(" ");
};
