import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { isSpoken } from "./families.ts";
import type { Family } from "./families.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** The facts that an action revealed, in full; that a search found nothing, when it did. */
export const narrateFacts = (input: NarratorInput, action: NarratedAction, facts: readonly RunEventRecord[], voice: Voice): string => {
  const told = facts.map(({ text }) => text).join(" ");
  if (told === "")
    return action.family === "search" && action.worked && isBare(input) ? voice.say("empty-find", voice.messages.events.emptyFinds) : "";
  const told_by = isTalk(action.family) && action.slots["who"] !== undefined;
  const lead = told_by
    ? voice.offer("confiding", voice.messages.people.confidings, action.slots)
    : voice.offer("finding", voice.messages.events.findings);
  return [lead, told].filter((part) => part !== "").join(" ");
};

const isBare = ({ also_happened }: NarratorInput): boolean => !also_happened.some(({ type }) => type === "item_acquired");

/** The action that revealed a fact: the one of its method, else the last one that could. */
export const finderOf = (actions: readonly NarratedAction[], method?: unknown): NarratedAction | undefined => {
  const done = actions.filter(({ worked }) => worked);
  const byMethod = done.find(({ outcome }) => engineActions().find(outcome.action).verb === method);
  return byMethod ?? done.findLast(({ family }) => family === "search" || isTalk(family)) ?? done.at(-1);
};

const isTalk = (family: Family): boolean => isSpoken(family) || family === "gesture";
