import type { EffectKind } from "../effect-kind.ts";
import { attitude, harm, heal } from "./bodies.ts";
import { condition } from "./condition.ts";
import { create } from "./create.ts";
import { describe, setState } from "./looks.ts";
import { joinParty, leaveParty, move } from "./movement.ts";
import { learn, reveal } from "./knowledge.ts";
import { place } from "./place.ts";
import { agree } from "./promises.ts";
import { advance, progress, settle } from "./story.ts";
import { passTimeKind } from "./time.ts";
import { transfer } from "./things.ts";

/** The kinds of effects that ship with the engine, in the order of docs/rules.md. */
export const shippedKinds: readonly EffectKind[] = [
  move,
  transfer,
  place,
  setState,
  reveal,
  learn,
  attitude,
  agree,
  joinParty,
  leaveParty,
  harm,
  heal,
  condition,
  advance,
  progress,
  settle,
  create,
  describe,
  passTimeKind,
];
