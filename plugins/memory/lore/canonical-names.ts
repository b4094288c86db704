import type { Canon, CanonicalEntity } from "freeform-rpg/plugins/canon/corrections";
import type { PendingCandidate } from "./retrieve/spend-budget.ts";
import type { LoreViewer } from "./retrieve/query.ts";
import type { Viewpoint } from "./retrieve/viewpoint.ts";

/**
 * Adds to a query one former name of each renamed entity that it mentions: the corpus uses it. Further names would also match other
 * entities.
 */
export const addFormerNames = (text: string, canon: Canon | null): string => {
  const mentioned = canon?.text.mentionsIn(text) ?? [];
  return [text, ...mentioned.flatMap((id) => formerNameOf(canon?.entities.entity(id) ?? null))].join(" ");
};

const formerNameOf = (entity: CanonicalEntity | null): readonly string[] =>
  // Matching terms are shown to the caller, so a name that players may not know is not searched.
  entity?.formerNames.filter((name) => entity.publicAliases.includes(name)).slice(0, 1) ?? [];

/** Adds the canonical names of known entities to a viewpoint. */
export const withCanonicalNames = (viewpoint: Viewpoint, canon: Canon | null): Viewpoint => {
  if (canon === null) return viewpoint;
  return {
    ...viewpoint,
    known: viewpoint.known.map((entity) => {
      const canonical = canon.entities.entity(entity.id);
      return canonical === null
        ? entity
        : { ...entity, names: [...new Set([canonical.name, ...entity.names, ...canonical.publicAliases])] };
    }),
  };
};

/**
 * Applies the canonical names to candidates. Candidates about a hidden subject are removed for players; the DM sees them, but they are
 * not used.
 */
export const applyCanonicalNames = async (
  candidates: readonly PendingCandidate[],
  canon: Canon | null,
  viewer: LoreViewer,
): Promise<readonly PendingCandidate[]> => {
  if (canon === null || canon.plain) return candidates;
  const renamed = candidates.flatMap((candidate): PendingCandidate[] => {
    if (!isHidden(candidate, canon)) return [rename(candidate, canon)];
    return viewer === "dm" ? [{ ...candidate, exclusion: "A correction hides its subject." }] : [];
  });
  return recountTokens(candidates, renamed);
};

const isHidden = ({ subjectId, place }: PendingCandidate, canon: Canon): boolean =>
  (subjectId !== null && canon.entities.resolveId(subjectId).kind === "hidden") || canon.text.hiddenIn(place).length > 0;

const rename = (candidate: PendingCandidate, canon: Canon): PendingCandidate => ({
  ...candidate,
  place: canon.text.rename(candidate.place),
  text: canon.text.rename(candidate.text),
  matched: { ...candidate.matched, named: candidate.matched.named.map((name) => canon.text.rename(name)) },
});

/** Counts the tokens of renamed texts again: names differ in length. */
const recountTokens = async (
  before: readonly PendingCandidate[],
  after: readonly PendingCandidate[],
): Promise<readonly PendingCandidate[]> => {
  const texts = new Map(before.map(({ id, text }) => [id, text]));
  if (after.every(({ id, text }) => texts.get(id) === text)) return after;
  const { countTokens } = await import("./chunk/count-tokens.ts");
  return after.map((candidate) =>
    texts.get(candidate.id) === candidate.text ? candidate : { ...candidate, tokens: countTokens(candidate.text) },
  );
};
