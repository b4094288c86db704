import type { EffectDraft, EngineEvent, StateDiff } from "freeform-rpg/schemas";
import type { Change } from "./judge/account.ts";
import { transfersIn } from "./transfers-in.ts";
import type { Decided } from "./run-until-resolved.ts";

/** Everything that changed: the effects that were applied, and what the events and the state diff say beside them. */
export const changesOf = ({ world, resolution }: Pick<Decided, "world" | "resolution">): Change[] => {
  if (resolution === null) return [];
  const { outcomes, engine_events, state_diff } = resolution;
  const effects = [...outcomes.flatMap((outcome) => outcome.effects), ...engine_events.flatMap(({ effect }) => effect ?? [])];
  const changes = [
    ...effects.flatMap(fromEffect),
    ...engine_events.flatMap(fromEvent),
    ...transfersIn(state_diff, world),
    ...fromDiff(state_diff),
    ...fromTime(state_diff, world.scene.time),
  ];
  return changes.map(({ kind, words }) => ({ kind, words: words.map((word) => (word === world.actor_id ? "pc" : word)) }));
};

const fromEffect = (effect: EffectDraft): Change[] => {
  const text = (name: string): string => (effect[name] === undefined ? "" : String(effect[name]));
  const words = (fieldsOf[effect.kind] ?? []).map(text);
  if (effect.kind === "set_state") return stateChange(text("target"), text("state"), effect["off"] === true);
  if (effect.kind === "place") return [placed(text("item"), text("at"))].flat();
  return [{ kind: effect.kind, words }];
};

/** The fields of each kind, in the order of the effect lines. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  move: ["who", "to"],
  transfer: ["item", "from", "to"],
  reveal: ["target"],
  learn: ["who", "fact"],
  attitude: ["who"],
  agree: ["who", "to"],
  join: ["who"],
  leave_party: ["who"],
  harm: ["who"],
  heal: ["who"],
  advance: ["clock"],
  settle: ["thread"],
  pass_time: ["minutes"],
  create: ["name"],
};

const placed = (item: string, at: string): Change[] => [
  { kind: "place", words: [item, at] },
  { kind: "transfer", words: [item, "pc", "world"] },
];

const stateChange = (target: string, state: string, off: boolean): Change[] => {
  const opposite = off ? opposites[state] : undefined;
  return off && opposite === undefined ? [] : [{ kind: "set_state", words: [target, opposite ?? state] }];
};

const opposites: Readonly<Record<string, string>> = {
  open: "closed",
  closed: "open",
  locked: "unlocked",
  unlocked: "locked",
  lit: "dark",
  dark: "lit",
  asleep: "awake",
};

const fromEvent = ({ type, details }: EngineEvent): Change[] => {
  const id = details["entity_id"];
  return type === "harm_taken" ? [{ kind: "harm", words: [typeof id === "string" ? id : "pc"] }] : [];
};

const fromDiff = (diff: StateDiff): Change[] => [
  ...(diff.scene_update.location_id === undefined ? [] : [{ kind: "move", words: ["pc", diff.scene_update.location_id] }]),
  ...diff.entities_update.flatMap(({ id, visibility, attrs = {} }) => [
    ...(visibility === "known" ? [{ kind: "reveal", words: [id] }] : []),
    ...Object.entries(attrs).flatMap(([name, value]) => fromAttribute(id, name, value)),
  ]),
  ...[...diff.facts_update, ...diff.facts_add]
    .filter(({ visibility }) => visibility === "known")
    .map(({ id }) => ({ kind: "reveal", words: [id] })),
  ...diff.relationship_changes.map(({ a_id }) => ({ kind: "attitude", words: [a_id] })),
  ...diff.relationship_changes.map(({ b_id }) => ({ kind: "attitude", words: [b_id] })),
  ...diff.clocks.map(({ id }) => ({ kind: "advance", words: [id] })),
  ...diff.threads_resolve.map(({ id }) => ({ kind: "settle", words: [id] })),
  ...diff.entities_add.map(({ name }) => ({ kind: "create", words: [name] })),
];

/** States that an attribute tells: `dead: true`, `state: open`, `states: [open]`. */
const fromAttribute = (id: string, name: string, value: unknown): Change[] => {
  if (name === "hostile") return [];
  if (value === true) return [{ kind: "set_state", words: [id, name] }];
  if (value === false) return stateChange(id, name, true);
  if (name === "state" && typeof value === "string") return [{ kind: "set_state", words: [id, value] }];
  if (name !== "states" || !Array.isArray(value)) return [];
  return value.map((state) => ({ kind: "set_state", words: [id, String(state)] }));
};

const fromTime = ({ scene_update: { time } }: StateDiff, before: Decided["world"]["scene"]["time"]): Change[] => {
  if (time === undefined) return [];
  const minutes = ((time.day - before.day) * 24 + time.hour - before.hour) * 60 + time.minute - before.minute;
  return [{ kind: "pass_time", words: [String(minutes)] }];
};
