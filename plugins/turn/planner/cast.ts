import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Moment } from "./planner-input.ts";

type PacketEntity = Moment["entities"][number];

/** Others present who are alive: characters and monsters. */
export const othersPresent = ({ entities, present_entities, actor_id }: Moment): PacketEntity[] =>
  entities.filter(
    ({ id, type, attrs }) =>
      (type === "character" || type === "monster") &&
      id !== actor_id &&
      present_entities.includes(id) &&
      attrs["dead"] !== true &&
      attrs["down"] !== true,
  );

/** What the actor carries, with how many. */
export const carriedBy = ({ inventory, actor_id }: Moment): Moment["inventory"] =>
  inventory.filter(({ owner_id, qty }) => owner_id === actor_id && qty > 0);

/** Signs of the agendas of those present, as whole sentences with whose they are. */
export const signsOf = (moment: Moment): { readonly id: string; readonly text: string }[] =>
  othersPresent(moment).flatMap(({ id, name }) => (moment.npc_agendas[id] ?? []).map((sign) => ({ id, text: describeSign(name, sign) })));

/** The clock that stands for money or time in this game. */
export const clockFor = ({ clocks, rules = {} }: Moment, role: "money" | "time"): Moment["clocks"][number] | undefined => {
  const key = clockRolesOf(rules)[role];
  return clocks.find(({ id }) => id === key || id.endsWith(`:${key}`));
};

/** Text closed by a full stop. */
export const sentence = (text: string): string => (/[.!?"]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

const describeSign = (name: string, sign: string): string => (/^\p{Ll}/u.test(sign) ? sentence(`${name} ${sign}`) : sentence(sign));
