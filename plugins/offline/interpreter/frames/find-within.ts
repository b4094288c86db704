import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { findMentions } from "../names/find-mentions.ts";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import type { FramedClause } from "./framed-clause.ts";
import type { Role } from "./shape.ts";
import { isSociable } from "./verb-kinds.ts";

/** "Watch who Viktor calls", "go through everything": what the content names, or where the message went before. */
export const findWithin = ({ action, parts: { target }, args }: FramedClause, reading: Reading): Named | undefined => {
  if (!hasTrait(action, "searching", "glancing", "seeking") || isSociable(action) || hasTrait(action, "moving")) return undefined;
  const inside = target === undefined ? findMentions(args.content, reading).find(({ present }) => present) : undefined;
  if (inside !== undefined || !hasTrait(action, "searching")) return inside;
  const before = reading.earlier.at(-1)?.kind === "feature";
  if (target !== undefined && !isEverything(target) && !isPart(target, before)) return undefined;
  return reading.earlier.findLast(({ kind, present }) => kind === "feature" || (kind === "thing" && present));
};

const isEverything = ({ ref }: Role): boolean => /^(?:everything|place|room|all|inside|whole|lot|contents)$/.test(ref.words.head);

/** "Climb into the boat and look under the thwarts": something that nothing else answers to. */
const isPart = ({ kind, prep }: Role, before: boolean): boolean =>
  kind === "unknown" && ((before && prep === "") || /^(?:under|inside|behind|in|into|on|beneath|underneath|through)$/.test(prep));
