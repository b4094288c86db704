import type { Clock as ClockState, Visibility } from "freeform-rpg/schemas";
import type { ApiPart } from "../builder/api-parts.ts";
import { columns } from "../read/columns.ts";
import { dmOnly } from "../read/dm-only.ts";
import { loadRow } from "../read/load-row.ts";
import { Row } from "../read/row.ts";
import { rowId } from "../read/row-id.ts";
import { ClockDirectionEnum, VisibilityEnum } from "./enums.ts";

/** A row of `clocks`. */
export class Clock extends Row {
  declare readonly id: string;
  declare readonly name: string;
  declare readonly value: number;
  declare readonly max: number;
  declare readonly direction: "up" | "down";
  declare readonly deadline: ClockState["deadline"];
  declare readonly tags: string[];
}

/** The time at which a clock runs out. */
export class ClockDeadline {
  declare readonly day: number;
  declare readonly hour: number;
  declare readonly minute: number;
}

/** Details of a clock that only the DM sees. */
export class ClockDm {
  declare readonly visibility: Visibility;
  declare readonly triggers: ClockState["triggers"];
}

/** What happens at a value of a clock. */
export class ClockTriggerRow {
  declare readonly at: number;
  declare readonly text: string;
  declare readonly effects: readonly unknown[];
  declare readonly interrupts: boolean | null;
}

const listTriggers = (triggers: ClockState["triggers"]): ClockTriggerRow[] =>
  Object.entries(triggers)
    .map(([at, trigger]) => {
      const { text, effects, interrupts } = typeof trigger === "string" ? { text: trigger, effects: [], interrupts: null } : trigger;
      return { at: Number(at), text, effects, interrupts: interrupts ?? null };
    })
    .toSorted((one, other) => one.at - other.at);

/** Adds clocks. */
export const addClocks: ApiPart = (builder) => {
  builder.node(Clock, {
    name: "Clock",
    description: "A progress track of the story, such as an alarm level or a deadline.",
    ...columns("campaign_id", "id"),
    isTypeOf: () => true,
    id: rowId,
    loadWithoutCache: loadRow("Clock", "clocks"),
    fields: (t) => ({
      key: t.exposeString("id", { description: "The plain id of the clock, unique within its campaign." }),
      name: t.exposeString("name", { description: "The name of the clock.", ...columns("name") }),
      value: t.exposeInt("value", { description: "The current value.", ...columns("value") }),
      max: t.exposeInt("max", { description: "The maximum value of the clock.", ...columns("max") }),
      direction: t.expose("direction", {
        type: ClockDirectionEnum,
        description: "The direction in which the value moves.",
        ...columns("direction"),
      }),
      deadline: t.field({
        type: ClockDeadline,
        nullable: true,
        description: "The time of the story at which the clock runs out; `null` for a clock that is not moved by time.",
        ...columns("deadline"),
        resolve: ({ deadline }) => deadline,
      }),
      tags: t.exposeStringList("tags", { description: "Free-form labels.", ...columns("tags") }),
      dm: t.field({ type: ClockDm, ...dmOnly }),
    }),
  });
  builder.objectType(ClockDeadline, {
    name: "ClockDeadline",
    description: "A time of the story at which a clock runs out.",
    fields: (t) => ({
      day: t.exposeInt("day", { description: "The day of the story, from 1." }),
      hour: t.exposeInt("hour", { description: "The hour, from 0 to 23." }),
      minute: t.exposeInt("minute", { description: "The minute, from 0 to 59." }),
    }),
  });
  builder.objectType(ClockDm, {
    name: "ClockDm",
    description: "Details of a clock that only the DM sees.",
    fields: (t) => ({
      visibility: t.expose("visibility", {
        type: VisibilityEnum,
        description: "The visibility of the clock to players.",
        ...columns("visibility"),
      }),
      triggers: t.field({
        type: [ClockTriggerRow],
        description: "What the clock triggers, by the value that triggers it, lowest first.",
        ...columns("triggers"),
        resolve: ({ triggers }) => listTriggers(triggers),
      }),
    }),
  });
  builder.objectType(ClockTriggerRow, {
    name: "ClockTrigger",
    description: "What a clock triggers at a value.",
    fields: (t) => ({
      at: t.exposeInt("at", { description: "The value." }),
      text: t.exposeString("text", { description: "What happens, in a sentence." }),
      effects: t.expose("effects", { type: "JSON", description: "Its effects, as docs/rules.md lists them; empty for a sentence alone." }),
      interrupts: t.exposeBoolean("interrupts", {
        nullable: true,
        description: "Whether it ends a wait; `null` when its effects decide.",
      }),
    }),
  });
};
