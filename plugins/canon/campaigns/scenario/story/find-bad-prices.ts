import { showPath } from "freeform-rpg/documents";
import { didYouMean } from "freeform-rpg/language";
import type { ActionRow, ActionRows, Price } from "freeform-rpg/schemas";
import type { Finding } from "../reference-view.ts";

/** Finds prices of the scenario's own rows that name no clock. */
export const findBadPrices = (rows: ActionRows, clocks: readonly string[]): Finding[] =>
  Object.entries(rows).flatMap(([verb, row]) =>
    pricesOf(row).flatMap(({ field, price }) =>
      Object.keys(price)
        .filter((key) => !clocks.some((id) => id === key || id.endsWith(`:${key}`)))
        .map((key): Finding => {
          const path = ["system", "actions", verb, ...field, key];
          const message = `${showPath(path)} names the clock "${key}", which is not in this scenario.${didYouMean(key, clocks)} Correct it, or add it under clocks.`;
          return { path, message };
        }),
    ),
  );

const pricesOf = ({ cost, mixed, hard_failure, failure }: ActionRow): { field: readonly string[]; price: Price }[] => [
  { field: ["cost"], price: cost ?? {} },
  { field: ["mixed"], price: mixed ?? {} },
  { field: ["hard_failure"], price: hard_failure ?? {} },
  ...Object.entries(failure ?? {}).map(([mode, price]) => ({ field: ["failure", mode], price: price ?? {} })),
];
