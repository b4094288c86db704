import { verbOf } from "freeform-rpg/plugins/validator";
import type { NarratorInput, ToldEvent } from "../narrator-input.ts";
import { emptyFinds, findings } from "./lines.ts";
import { confidings } from "./people-lines.ts";
import type { Deed } from "./tell-outcome.ts";
import type { Voice } from "./voice.ts";

const spoken = new Set(["talk", "persuade", "intimidate", "deceive", "gesture"]);

/** What a deed brought to light, in full; that a search found nothing, when it did. */
export const tellFacts = (input: NarratorInput, deed: Deed, facts: readonly ToldEvent[], voice: Voice): string => {
  const told = facts.map(({ text }) => text).join(" ");
  if (told === "") return deed.family === "search" && deed.worked && isBare(input) ? voice.say("empty-find", emptyFinds) : "";
  const told_by = spoken.has(deed.family) && deed.slots["who"] !== undefined;
  const lead = told_by ? voice.offer("confiding", confidings, deed.slots) : voice.offer("finding", findings);
  return [lead, told].filter((part) => part !== "").join(" ");
};

const isBare = ({ also_happened }: NarratorInput): boolean => !also_happened.some(({ type }) => type === "item_acquired");

/** The deed that brought a fact to light: the one of its method, else the last one that could. */
export const finderOf = (deeds: readonly Deed[], method?: unknown): Deed | undefined => {
  const done = deeds.filter(({ worked }) => worked);
  const byMethod = done.find(({ outcome }) => verbOf(outcome.action) === method);
  return byMethod ?? done.findLast(({ family }) => family === "search" || spoken.has(family)) ?? done.at(-1);
};
