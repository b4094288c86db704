import { clockTime } from "freeform-rpg/language";
import { spellMinutes } from "freeform-rpg/plugins/turn/effects/lib";
import type { Known } from "./known.ts";
import { sentence } from "./prose.ts";

/** The time, the weather, and how long it is until what players know of: "High Water: 3 hours and 5 minutes left, 8 of 12." */
export const answerTime = ({ scene: { time }, clocks }: Known): string => {
  const weather = time.weather === "" ? "" : ` The weather: ${time.weather}.`;
  const counting = clocks.filter(
    ({ tags, minutes_left }) => minutes_left !== undefined || tags.includes("deadline") || tags.includes("tide"),
  );
  return `It is ${clockTime(time)} on day ${time.day}, ${time.period.replace("_", "-")}.${weather}${counting.map((clock) => ` ${sentence(sayLeft(clock))}`).join("")}`;
};

const sayLeft = ({ name, value, max, minutes_left }: Known["clocks"][number]): string =>
  minutes_left === undefined ? `${name} stands at ${value} of ${max}` : `${name}: ${spellMinutes(minutes_left)} left, ${value} of ${max}`;
