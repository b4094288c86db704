import { capitalise, withArticle } from "freeform-rpg/language";
import type { Action } from "freeform-rpg/plugins/rules/actions";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import { sayRest } from "../frames/ask-which.ts";
import { wordsOfRole } from "../frames/content-of.ts";
import { readFrame } from "../frames/read-frame.ts";
import { namedOf } from "../frames/shape.ts";
import type { Role } from "../frames/shape.ts";
import { readFrames } from "../reader/read-frames.ts";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { RoleWords } from "../reader/frames.ts";
import { resolveRoles } from "../reader/resolve-roles.ts";
import type { Reading } from "../reading.ts";
import { asked } from "../speech/asked.ts";
import { fold } from "../text/fold.ts";
import { isStrange } from "./doubt.ts";

/** What is offered where nothing that the words may mean can be. */
const usual = ["examine", "talk"];

/** How many readings are offered. */
const most = 3;

/** The question about an action that is in doubt, with the likeliest readings as answers. Each is offered only if it would be read as that action. */
export const askWhichReading = (frame: ReadFrame, reading: Reading): ProposedActionDraft => {
  const found = new Map<string, string>();
  // The order of readings of a verb that nobody knows is a guess.
  const ranked = isStrange(frame) ? [] : frame.evidence.ranked;
  for (const verb of [...ranked, ...usual]) {
    if (found.size > 0 && !ranked.includes(verb)) break;
    const action = reading.actions.find(verb);
    if (found.size === most || found.has(action.family) || !isSensible(action, frame, reading)) continue;
    const said = sayReading(action, frame, reading);
    if (![...found.values()].includes(said) && isReadAs(said, verb, reading)) found.set(action.family, said);
  }
  const typed = fold(frame.text);
  const options = [...found.values()].filter((option) => fold(option) !== typed);
  return { ...asked(`unclear ${frame.text}`), options: options.map((option) => `${capitalise(option)}${sayRest(frame.rest)}`) };
};

/** True for an action that one can do to all that is named, in words that a person would say: "use Viktor" and "read the jukebox" are no choices. */
const isSensible = (action: Action, frame: ReadFrame, reading: Reading): boolean => {
  const isVague = /^(?:use|social|default|other)$/.test(action.verb) || hasTrait(action, "idle");
  const isSaid = frame.roles.some(({ role, units }) => role === "words" || units.some(({ quote }) => quote !== null));
  const [first, ...more] = resolveRoles(frame, reading);
  if (isVague || isSaid || first === undefined || more.length > 1) return false;
  const fits = first.kind === "unknown" || first.kind === "body" ? 0 : (action.likely_targets[kindOf(first.kind)] ?? 0);
  return (fits > 0 || action.verb === "examine") && more.every(({ kind, prep }) => prep !== "" && prep !== "of" && kind !== "unknown");
};

type Likely = keyof Action["likely_targets"];

const kindOf = (kind: Exclude<Role["kind"], "unknown" | "body">): Likely => (kind === "self" ? "person" : kind === "here" ? "place" : kind);

/** The action with the names in full: "hide the brass key under my coat". */
const sayReading = ({ verb, phrase }: Action, frame: ReadFrame, reading: Reading): string => {
  const [first, ...more] = frame.roles.toSorted((a, b) => Number(a.prep !== "") - Number(b.prep !== ""));
  const word = verb.replaceAll("_", " ");
  if (first === undefined) return phrase.alone ?? word;
  if (more.length > 0) return [word, ...[first, ...more].map((role) => sayRole(role, frame, reading))].join(" ");
  return /^(?:topic|words)$/.test(first.role)
    ? `${word} ${sayRole(first, frame, reading)}`
    : `${phrase.target ?? word} ${sayRole({ ...first, prep: "" }, frame, reading)}`;
};

const sayRole = (role: RoleWords, frame: ReadFrame, reading: Reading): string => {
  const [resolved] = resolveRoles({ ...frame, roles: [role] }, reading);
  const named = resolved === undefined || resolved.ref.part ? undefined : namedOf(resolved.ref);
  const words = named === undefined ? wordsOfRole({ roles: [role] }, role.role) : withArticle(named.name.split(/[,;:(]/)[0] ?? named.name);
  const said = (role.units[0]?.quote ?? null) === null ? words : `"${words}"`;
  return role.prep === "" ? said : `${role.prep} ${said}`;
};

const isReadAs = (said: string, verb: string, reading: Reading): boolean => {
  const [frame, ...more] = readFrames(said, reading);
  return frame !== undefined && more.length === 0 && readFrame(frame, reading).actions.at(-1)?.action === verb;
};
