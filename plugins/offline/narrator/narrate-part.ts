import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import type { NarratorInput, RoundActor } from "freeform-rpg/plugins/turn/narrator";
import { arrange } from "./arrange.ts";
import { findVoice } from "./voice.ts";

/** How a part of a round is narrated. */
interface PartOptions {
  readonly random: OfflineRandom;
  /** Whether it takes in what no character's action brought about. */
  readonly isLast: boolean;
}

/** One character's part of a round: what they did and what came of it, addressed to their player by name. */
export const narratePart = (input: NarratorInput, actor: RoundActor, { random, isLast }: PartOptions): string => {
  const { actors: _, ...turn } = input;
  const own = <T extends { readonly position?: number }>(all: readonly T[]): T[] =>
    all.filter(({ position }) => (position === undefined ? isLast : actor.positions.includes(position)));
  const unnamed = <T extends { readonly text: string; readonly details: object }>(event: T): T => {
    const text = event.text.startsWith(`${actor.name}: `) ? event.text.slice(actor.name.length + 2) : event.text;
    return { ...event, text, details: { ...event.details, text } };
  };
  const part: NarratorInput = {
    ...turn,
    packet: { ...turn.packet, actor_id: actor.id },
    speech: actor.speech,
    outcomes: own(turn.outcomes),
    must_tell: own(turn.must_tell).map(unnamed),
    also_happened: own(turn.also_happened).map(unnamed),
    blocked: own(turn.blocked).map(({ reason, ...one }) => ({ ...one, reason: reason.replace(`${actor.name}: `, "") })),
    tension_move: isLast ? turn.tension_move : "",
  };
  return `${actor.name}: ${arrange(part, findVoice(part, random))}`;
};
