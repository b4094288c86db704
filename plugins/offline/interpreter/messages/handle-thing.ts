import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { readFrame } from "../frames/read-frame.ts";
import { isThingHere } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import type { Reading, Understood } from "../reading.ts";
import { isStrange } from "./doubt.ts";

/**
 * "Let the canary out", "lick the statue": a verb in doubt with one thing of the scene and nobody else. Where no harm can be meant, the thing is
 * looked at or used as the player says; `null` for anything else.
 */
export const handleThing = (frame: ReadFrame, reading: Reading): Understood | null => {
  const [only, ...more] = resolveRoles(frame, reading);
  if (isStrange(frame) || !opensWithVerb(frame) || only === undefined || more.length > 0 || !isOneHere(only)) return null;
  const ranked = frame.evidence.ranked.map((verb) => reading.actions.find(verb));
  const [likeliest] = ranked;
  if (likeliest === undefined || !isMild(likeliest)) return null;
  const action = ranked.find(({ family, verb }) => family === "search" || verb === "use")?.verb ?? "use";
  return { ...readFrame({ ...frame, action }, reading), settled: true };
};

const opensWithVerb = ({ verb: [verb], evidence: { listed } }: ReadFrame): boolean =>
  verb !== undefined && (verb.token.pos === "VERB" || listed !== "none");

const isOneHere = (role: Role): boolean => isThingHere(role) && !role.ref.part && role.ref.several.length === 0;

/** What neither takes, gives, opens nor breaks, and is no risk. */
const isMild = (action: Action): boolean =>
  action.risk.length === 0 &&
  !hasTrait(action, "taking", "giving", "paying", "opening", "breaking", "escaping", "departing", "moving", "dropping");

/** "Say I am sorry": where it is in doubt whether it is a lie, the words are said as they stand. */
export const sayPlainly = (frame: ReadFrame, reading: Reading): Understood | null => {
  const [likeliest = "", ...others] = frame.evidence.ranked;
  const plain = others.find((verb) => /^(?:say|tell|talk)$/.test(verb));
  if (reading.actions.find(likeliest).family !== "deceive" || plain === undefined) return null;
  return { ...readFrame({ ...frame, action: plain }, reading), settled: true };
};
