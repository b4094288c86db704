import { ScenarioClock } from "freeform-rpg/schemas/campaign";
import { messages } from "./messages.ts";

/** The five clocks of a campaign that uses clocks and defines none, in its language; DEFINITIONS section 2. */
export const defaultClocksIn = (language: string | undefined): readonly ScenarioClock[] => {
  const says = messages.in(language);
  return [
    { id: "heat", name: says.heat, value: 1, max: 8, triggers: { "4": says.asked, "6": says.described, "8": says.found } },
    { id: "time", name: says.time, value: 8, max: 12, triggers: { "4": says.halfGone, "2": says.fewLeft, "0": says.timeUp } },
    { id: "harm", name: says.harm, value: 0, max: 4, triggers: { "2": says.pain, "4": says.collapse } },
    { id: "cred", name: says.money, value: 500, max: 9999, triggers: {} },
    { id: "rep", name: says.reputation, value: 2, max: 5, triggers: { "0": says.shunned, "4": says.famous } },
  ].map((clock) => ScenarioClock.parse(clock));
};

/** The same in English, for what asks for their ids alone. */
export const defaultClocks: readonly ScenarioClock[] = defaultClocksIn(undefined);
