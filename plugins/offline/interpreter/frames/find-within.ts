import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { findMentions } from "../names/find-mentions.ts";
import { resolvePerson, resolveThing } from "../names/pronouns.ts";
import type { Named } from "../names/name-book.ts";
import type { Reading } from "../reading.ts";
import type { FramedClause } from "./framed-clause.ts";
import type { Role } from "./shape.ts";
import { isSociable } from "./verb-kinds.ts";

/** "Watch who Viktor calls", "go through everything": what the content names, or where the message went before. */
export const findWithin = ({ action, parts: { target }, content, text }: FramedClause, reading: Reading): Named | undefined => {
  if (!hasTrait(action, "searching", "glancing", "seeking") || isSociable(action) || hasTrait(action, "moving")) return undefined;
  const opened = findOpened({ target, text }, reading);
  if (opened !== undefined) return opened;
  const watched = target === undefined ? findWatched({ content, text }, reading) : undefined;
  if (watched !== undefined) return watched;
  if (target === undefined && !looksIn.test(text) && !hasTrait(action, "searching")) return undefined;
  if (target !== undefined && ((!isEverything(target) && !isPart(target)) || isAnyone(target))) return undefined;
  return reading.earlier.findLast(({ kind, present }) => kind === "feature" || (kind === "thing" && present));
};

/** "Watch who Viktor calls", "keep an eye on how she does it": who or what the content names. */
const findWatched = ({ content, text }: Pick<FramedClause, "content" | "text">, reading: Reading): Named | undefined => {
  const who = /\b(?:how|what|where|whether|if|who|why) (he|she)\b/i.exec(text)?.[1]?.toLowerCase();
  return (
    findMentions(content.tokens, reading).find(({ present }) => present) ??
    (who === undefined ? undefined : resolvePerson(who, reading)[0]) ??
    (seenOfIt.test(text) ? reading.earlier.findLast(({ kind, present }) => present && /^(?:thing|feature)$/.test(kind)) : undefined)
  );
};

/** "See which way it is facing", "check if it's warm". */
const seenOfIt = /\b(?:see|check|look|watch|find out|notice|note) (?:if|whether|what|which|how|where)\b.* ?\b(?:it|its|it['’]s)\b/i;

/** "Look inside": what was dealt with last. */
const findOpened = ({ target, text }: { readonly target: Role | undefined; readonly text: string }, reading: Reading): Named | undefined =>
  (target === undefined || target.kind === "unknown") && peering.test(text) && reading.earlier.every(({ kind }) => kind === "person")
    ? resolveThing(reading)
    : undefined;

const peering = /\b(?:look|peer|search|feel|reach|rummage) (?:around )?(?:inside|within|in there|in it)\b/i;

/** "Look inside", "see if there's anything under it": in what was spoken of last. */
const looksIn =
  /\b(?:look|peer|peek|glance|feel|search|check|see|find)\w*\b.* (?:inside|in|within|underneath|under|behind|beneath|through|round|around)(?: (?:it|them|there))?\W*$/i;

const isEverything = ({ ref }: Role): boolean => /^(?:everything|place|room|all|inside|whole|lot|contents)$/.test(ref.words.head);

/** "Look around for anyone": a look at who is here. */
export const isAnyone = ({ text }: Role): boolean => /^(?:any|some)(?:one|body)\b/i.test(text);

/** "Take the note and look at the lettering": something that nothing else answers to is part of what was spoken of. */
const isPart = ({ kind, text }: Role): boolean => kind === "unknown" && !/^\p{Lu}/u.test(text);
