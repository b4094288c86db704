import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** How the actor is: who they are, what lasts, and every clock that players may see. */
export const answerSelf = (packet: Known): string => {
  const { entities, actor_id, active_situations, clocks } = packet;
  const says = messagesOf(packet).answers;
  const actor = entities.find(({ id }) => id === actor_id);
  const own = worstOfEach(active_situations.filter(({ subject_id }) => subject_id === actor_id));
  const state = actor?.attrs["dead"] === true ? "dead" : actor?.attrs["down"] === true ? "down" : "";
  return [
    actor === undefined ? "" : state === "" ? says.you(actor.name) : says.youAre(actor.name, state),
    state === "dead"
      ? ""
      : own.length === 0
        ? says.nothingPresses()
        : own.map(({ type, hardness, narrative }) => sentence(narrative) || says.situation(type, hardness === "hard")).join(" "),
    clocks.length === 0 ? "" : says.clocks(clocks),
  ]
    .filter((part) => part !== "")
    .join(" ");
};

/** One situation of each type: a hard one where there is one, else the newest. */
const worstOfEach = (own: Known["active_situations"]): Known["active_situations"] =>
  own.filter((one, at) => {
    const others = own.filter(({ type }) => type === one.type);
    return one === (others.findLast(({ hardness }) => hardness === "hard") ?? others.at(-1)) && own.indexOf(one) === at;
  });

/** Who the actor is: name, what is written of them, and how they are. */
export const answerCharacter = (packet: Known): string => {
  const { description } = packet.entities.find(({ id }) => id === packet.actor_id)?.attrs ?? {};
  const [name = "", ...state] = answerSelf(packet).split(/(?<=\.)\s/);
  return [name, typeof description === "string" ? description : "", ...state].filter((part) => part !== "").join(" ");
};
