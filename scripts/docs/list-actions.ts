import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import type { Price } from "freeform-rpg/schemas";
import { writeTable } from "./table.ts";

/** The engine's catalogue of actions, a row each. */
export const listActions = (): string =>
  writeTable([columns.map(([title]) => title), ...engineActions().all.map((action) => columns.map(([, cellOf]) => cellOf(action)))]);

const columns: readonly (readonly [title: string, cellOf: (action: Action) => string])[] = [
  ["Action", ({ verb }) => `\`${verb}\``],
  ["Also", ({ synonyms }) => synonyms.slice(0, 4).map(spoken).join(", ")],
  ["Dice", ({ roll }) => dice[roll]],
  ["Minutes", ({ minutes }) => String(minutes)],
  ["Price", ({ cost }) => priceOf(cost)],
  ["Failure costs", ({ failure }) => priceOf(failure.consequential ?? {})],
  ["Under a threat also", ({ hard_failure }) => priceOf(hard_failure)],
  ["Failure leads to", ({ situation }) => situation ?? ""],
  ["Success ends", ({ clears }) => clears.join(", ")],
  ["Trust", ({ trust }) => trustOf(trust)],
];

const dice = { always: "yes", on_risk: "at risk", never: "no" } as const;

const spoken = (word: string): string => word.replaceAll("_", " ");

const priceOf = (price: Price): string =>
  Object.entries(price)
    .map(([clock, amount]) => `${clock} ${amount}`)
    .join(", ");

const trustOf = (trust: Action["trust"]): string =>
  Object.entries(trust)
    .map(([result, change]) => `${result} ${change > 0 ? "+" : ""}${change}`)
    .join(", ");
