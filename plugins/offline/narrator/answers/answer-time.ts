import { clockTime } from "freeform-rpg/language";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";
import { messagesOf } from "../messages.ts";

/** The time, the weather, and how long it is until what players know of: "High Water: 3 hours and 5 minutes left, 8 of 12." */
export const answerTime = (packet: Known): string => {
  const { time } = packet.scene;
  const says = messagesOf(packet).answers;
  const counting = packet.clocks.filter(
    ({ tags, minutes_left }) => minutes_left !== undefined || tags.includes("deadline") || tags.includes("tide"),
  );
  return [
    says.time(clockTime(time), time.day, time.period),
    ...(time.weather === "" ? [] : [says.weather(time.weather)]),
    ...counting.map((clock) => sentence(sayLeft(packet, clock))),
  ].join(" ");
};

const sayLeft = (packet: Known, { name, value, max, minutes_left }: Known["clocks"][number]): string => {
  const { clockStands, timeLeft, timeUp } = messagesOf(packet).answers;
  if (minutes_left === 0) return timeUp(name);
  return minutes_left === undefined ? clockStands(name, value, max) : timeLeft(name, minutes_left, value, max);
};
