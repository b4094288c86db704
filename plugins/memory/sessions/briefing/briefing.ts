import type { SceneTime, Thread } from "freeform-rpg/schemas";

/** Information for the DM before and during a session. Players never see it. */
export interface Briefing {
  /** The last turn that was played. */
  readonly turn: number;
  /** The language that it is told in; `null` for English. */
  readonly language: string | null;
  /** The name of the place of the scene. */
  readonly place: string;
  readonly time: SceneTime | null;
  /** What is about to happen or waits to, the most pressing first. */
  readonly due: readonly Due[];
  readonly since: SinceLastSession;
  /** Open threads, overdue ones first, then the most urgent, hidden ones included. */
  readonly threads: readonly OpenThread[];
  /** The closest to its next threshold first. */
  readonly clocks: readonly RunningClock[];
  /** Undiscovered facts: first those near the scene, then those that players can find. */
  readonly secrets: readonly Secret[];
  /** Agendas of the DM's characters, those in the scene first. */
  readonly people: readonly Intent[];
}

/** Something that is about to happen, or waits to. */
export interface Due {
  readonly kind: "clock" | "threat" | "thread" | "promise";
  /** The plain id of the row that it is about. */
  readonly id: string;
  readonly text: string;
}

/** What happened after the last session that has ended. */
export interface SinceLastSession {
  readonly fromTurn: number;
  /** Oldest first. */
  readonly lines: readonly { readonly turn: number; readonly text: string }[];
  /** The summary of that session; empty when there is none. */
  readonly lastSession: string;
}

/** A thread that has not ended. */
export interface OpenThread {
  readonly id: string;
  readonly title: string;
  readonly urgency: Thread["urgency"];
  /** True when the players do not know of it. */
  readonly hidden: boolean;
  readonly success: string;
  readonly failure: string;
  /** Turns since it last moved. */
  readonly idleTurns: number;
  readonly overdue: boolean;
}

/** A clock and its next threshold; `next` is `null` when none is left. */
export interface RunningClock {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly hidden: boolean;
  readonly next: { readonly at: number; readonly text: string } | null;
  /** Minutes of story time until its deadline; `null` without one. */
  readonly minutesLeft: number | null;
  /** Share of the clock, 0 to 1, that is left until the next threshold; 2 when none is left. */
  readonly distance: number;
}

/** Something the players do not know. */
export interface Secret {
  readonly id: string;
  readonly text: string;
  /** How players can find it, such as `told by Hester Pannage, under pressure`, or `yours alone`. */
  readonly way: string;
  /** Whether players can never find it by themselves. */
  readonly alone: boolean;
  /** Whether it can come out in the scene: the place or someone present holds it. */
  readonly near: boolean;
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
  readonly state: "hostile" | "down" | "dead" | "";
}
