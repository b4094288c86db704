import type { Edit } from "freeform-rpg/schemas";
import { EditRefused } from "../change-error.ts";
import { idFor, requireRow } from "./edit-scene.ts";
import type { EditScene } from "./edit-scene.ts";

type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;

export const addClock = ({ id, name, value, max, direction, visibility }: EditOf<"add_clock">, scene: EditScene): void => {
  requireWithin(value, max);
  scene.tables.clocks.add({
    id: idFor(scene, "clocks", name, id),
    name,
    value,
    max,
    direction,
    visibility,
    triggers: {},
    moves: [],
    deadline: null,
    tags: [],
    origin: "campaign",
    pack_id: null,
  });
};

export const setClock = ({ clock: id, name, value, max, visibility }: EditOf<"set_clock">, scene: EditScene): void => {
  const clock = requireRow(scene, "clocks", "clock", id);
  if (clock.deadline !== null && value !== undefined)
    throw new EditRefused("value", `The clock "${id}" has a deadline and follows the time of the story. Set the time.`);
  const next = { ...clock, name: name ?? clock.name, value: value ?? clock.value, max: max ?? clock.max };
  requireWithin(next.value, next.max);
  scene.tables.clocks.put({ ...next, visibility: visibility ?? clock.visibility });
};

export const strikeClock = ({ clock }: EditOf<"strike_clock">, scene: EditScene): void => {
  requireRow(scene, "clocks", "clock", clock);
  scene.tables.clocks.remove(clock);
};

const requireWithin = (value: number, max: number): void => {
  if (value > max) throw new EditRefused("value", `${value} is above the clock's highest value, ${max}.`);
};
