import type { Clock, Entity, Fact, GameState, Thread } from "freeform-rpg/schemas";

/** Information for the DM before and during a session. Players never see it. */
export interface Briefing {
  /** The last turn that was played. */
  readonly turn: number;
  /** Open threads, the most urgent first, hidden ones included. */
  readonly threads: readonly OpenThread[];
  readonly clocks: readonly RunningClock[];
  /** Undiscovered facts; those that players can find come first. */
  readonly secrets: readonly Secret[];
  /** Agendas of the DM's characters, those in the scene first. */
  readonly people: readonly Intent[];
}

/** A thread that has not ended. */
export interface OpenThread {
  readonly id: string;
  readonly title: string;
  readonly urgency: string;
  /** True when the players do not know of it. */
  readonly hidden: boolean;
  readonly success: string;
  readonly failure: string;
  /** Turns since it last moved. */
  readonly idleTurns: number;
}

/** A clock and its next threshold; `next` is `null` when none is left. */
export interface RunningClock {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly hidden: boolean;
  readonly next: { readonly at: number; readonly text: string } | null;
}

/** Something the players do not know. */
export interface Secret {
  readonly id: string;
  readonly text: string;
  /** How players can find it, such as `told by Hester Pannage, under pressure`, or `yours alone`. */
  readonly way: string;
}

/** A character's agenda. */
export interface Intent {
  readonly id: string;
  readonly name: string;
  /** The name of the place; empty when unknown. */
  readonly place: string;
  readonly present: boolean;
  readonly goal: string;
  readonly steps: readonly string[];
  /** `hostile`, `down`, `dead` or empty. */
  readonly state: string;
}

/** Collects open threads, clocks, secrets and agendas from the state. Pure. */
export const createBriefing = (state: GameState, turn: number): Briefing => ({
  turn,
  threads: state.threads
    .filter(({ status }) => status === "active" || status === "proposed")
    .toSorted((a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency))
    .map((thread) => toOpenThread(thread, turn)),
  clocks: state.clocks.map(toRunningClock),
  secrets: state.facts
    .filter(({ visibility }) => visibility !== "known")
    .toSorted((a, b) => Number(a.visibility === "dm") - Number(b.visibility === "dm"))
    .map((fact) => toSecret(fact, state)),
  people: state.entities.flatMap((entity) => toIntents(entity, state)).toSorted((a, b) => Number(b.present) - Number(a.present)),
});

const urgencies = ["HIGH", "MEDIUM", "LOW"];

const toOpenThread = ({ id, title, urgency, visibility, stakes, progressed_turn }: Thread, turn: number): OpenThread => ({
  id,
  title,
  urgency,
  hidden: visibility !== "known",
  success: stakes.success,
  failure: stakes.failure,
  idleTurns: Math.max(0, turn - progressed_turn),
});

const toRunningClock = ({ id, name, value, max, direction, triggers, visibility }: Clock): RunningClock => {
  const ahead = Object.keys(triggers)
    .map(Number)
    .filter((at) => (direction === "up" ? at > value : at < value))
    .toSorted((a, b) => (direction === "up" ? a - b : b - a));
  const [at] = ahead;
  return {
    id,
    name,
    value,
    max,
    hidden: visibility !== "known",
    next: at === undefined ? null : { at, text: textOf(triggers[String(at)]) },
  };
};

const textOf = (trigger: Clock["triggers"][string] | undefined): string => (typeof trigger === "string" ? trigger : (trigger?.text ?? ""));

const toSecret = (fact: Fact, state: GameState): Secret => ({
  id: fact.id,
  text: typeof fact.object["text"] === "string" ? fact.object["text"] : JSON.stringify(fact.object),
  way: fact.visibility === "dm" ? "yours alone" : wayTo(fact, state),
});

const wayTo = ({ tags, subject_id, object }: Fact, { entities, facts }: GameState): string => {
  const nameOf = (id: string): string => entities.find((entity) => entity.id === id)?.name ?? id;
  const sources = tags.filter((tag) => tag.startsWith("told_by:")).map((tag) => nameOf(tag.slice("told_by:".length)));
  const feature = typeof object["feature"] === "string" ? `${object["feature"]}, ` : "";
  const first = sources.length > 0 ? `told by ${sources.join(" or ")}` : `found at ${feature}${nameOf(subject_id)}`;
  const guarded = tags.some((tag) => tag === "guarded" || tag === "withheld" || tag === "secret") ? ", under pressure or in trust" : "";
  const open = tags.filter((tag) => tag.startsWith("after:")).map((tag) => tag.slice("after:".length));
  const waits = open.filter((id) => facts.some((fact) => fact.id === id && fact.visibility !== "known"));
  return `${first}${guarded}${waits.length > 0 ? `, once ${waits.join(" and ")} is known` : ""}`;
};

const toIntents = ({ id, name, attrs, tags }: Entity, { entities, scene }: GameState): Intent[] => {
  const { agenda, location_id } = attrs;
  if (agenda === undefined || tags.includes("pc") || agenda.goal === "") return [];
  const place = entities.find((entity) => entity.id === location_id)?.name ?? "";
  const present = scene.some(({ present_entity_ids }) => present_entity_ids.includes(id));
  const state = attrs.dead === true ? "dead" : attrs["down"] === true ? "down" : attrs["hostile"] === true ? "hostile" : "";
  return [{ id, name, place, present, goal: agenda.goal, steps: agenda.steps, state }];
};
