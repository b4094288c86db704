import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ActionRows, ClockRoles } from "freeform-rpg/schemas/rules";
import type { ActionRow, CampaignSystem } from "freeform-rpg/schemas";
import { parse } from "yaml";
import { z } from "zod";
import { layPrices } from "./lay-prices.ts";
import { openCatalogue } from "./open-catalogue.ts";
import type { ActionCatalogue } from "./open-catalogue.ts";

const Base = z.object({ actions: ActionRows, clock_roles: ClockRoles });
type Base = z.infer<typeof Base>;

let read: Base | undefined;

/** The engine's own rows, of `systems/_base.yaml`: read once, when they are first asked for. */
const base = (): Base =>
  (read ??= Base.parse(parse(readFileSync(join(import.meta.dirname, "..", "..", "..", "systems", "_base.yaml"), "utf8"))));

/** The part of a system that says how actions are treated. */
export type Rules = { readonly [Part in "actions" | "clock_roles"]?: CampaignSystem[Part] | undefined };

const opened = new WeakMap<ActionRows, ActionCatalogue>();
/** Catalogues by the text of their rows: the same rows may be read from the database again, or come from another process. */
const openedByRows = new Map<string, ActionCatalogue>();
const mostOpen = 50;

/** The actions of a game: the engine's own rows with those of its system laid over them. Equal systems share a catalogue. */
export const actionsOf = ({ actions: own = noRows }: Rules): ActionCatalogue => {
  const before = opened.get(own);
  if (before !== undefined) return before;
  const rows = JSON.stringify(own);
  const catalogue = openedByRows.get(rows) ?? openCatalogue(layRows(base().actions, own));
  const oldest = openedByRows.size >= mostOpen ? openedByRows.keys().next().value : undefined;
  if (oldest !== undefined) openedByRows.delete(oldest);
  openedByRows.set(rows, catalogue);
  opened.set(own, catalogue);
  return catalogue;
};

const noRows: ActionRows = {};

const plain: Rules = {};

/** The engine's own catalogue, for where no game is known. */
export const engineActions = (): ActionCatalogue => actionsOf(plain);

/** Which clocks a game's rules move. */
export const clockRolesOf = ({ clock_roles }: Rules): ClockRoles => ({ ...base().clock_roles, ...clock_roles });

const ownByCatalogue = new WeakMap<ActionCatalogue, ActionRows>();

/** The rows that a game adds to the engine's own or has otherwise. */
export const ownRows = (rules: Rules): ActionRows => {
  const catalogue = actionsOf(rules);
  const own = ownByCatalogue.get(catalogue) ?? findOwnRows(rules);
  ownByCatalogue.set(catalogue, own);
  return own;
};

/** They cannot change, as many turns write them out: of what is frozen the text is written once. */
const findOwnRows = ({ actions = {} }: Rules): ActionRows =>
  Object.freeze(
    Object.fromEntries(Object.entries(actions).filter(([verb, row]) => JSON.stringify(row) !== JSON.stringify(base().actions[verb]))),
  );

const layRows = (below: ActionRows, above: ActionRows): ActionRows => ({
  ...below,
  ...Object.fromEntries(Object.entries(above).map(([verb, row]): [string, ActionRow] => [verb, layPrices(verb, row, below)])),
});
