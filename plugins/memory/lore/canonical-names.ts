import type { Canon, CanonicalEntity } from "freeform-rpg/plugins/canon/corrections";
import type { PendingCandidate } from "./retrieve/spend-budget.ts";
import type { LoreViewer } from "./retrieve/query.ts";
import type { Viewpoint } from "./retrieve/viewpoint.ts";

/**
 * The question with the one name under which the corpus knows each renamed entity that it speaks of. More names than that one
 * would draw in what is about others.
 */
export const addFormerNames = (text: string, canon: Canon | null): string => {
  const mentioned = canon?.text.mentionsIn(text) ?? [];
  return [text, ...mentioned.flatMap((id) => formerNameOf(canon?.entities.entity(id) ?? null))].join(" ");
};

const formerNameOf = (entity: CanonicalEntity | null): readonly string[] =>
  // What matched is shown to who asked, so a name that players may not hear asks nothing.
  entity?.formerNames.filter((name) => entity.publicAliases.includes(name)).slice(0, 1) ?? [];

/** A viewpoint that knows everybody by their canonical names too. */
export const withCanonicalNames = (viewpoint: Viewpoint, canon: Canon | null): Viewpoint => {
  if (canon === null) return viewpoint;
  return {
    ...viewpoint,
    known: viewpoint.known.map((entity) => {
      const standing = canon.entities.entity(entity.id);
      return standing === null ? entity : { ...entity, names: [...new Set([standing.name, ...entity.names, ...standing.publicAliases])] };
    }),
  };
};

/**
 * Candidates as canon has them: told under canonical names; what is about somebody hidden is no player's to see, and the DM's to see
 * but not to use.
 */
export const applyCanonicalNames = async (
  candidates: readonly PendingCandidate[],
  canon: Canon | null,
  viewer: LoreViewer,
): Promise<readonly PendingCandidate[]> => {
  if (canon === null || canon.plain) return candidates;
  const told = candidates.flatMap((candidate): PendingCandidate[] => {
    if (!isHidden(candidate, canon)) return [tell(candidate, canon)];
    return viewer === "dm" ? [{ ...candidate, fault: "It is about somebody or something that a correction hides." }] : [];
  });
  return recount(candidates, told);
};

const isHidden = ({ subject_id, place }: PendingCandidate, canon: Canon): boolean =>
  (subject_id !== null && canon.entities.resolveId(subject_id).kind === "hidden") || canon.text.hiddenIn(place).length > 0;

const tell = (candidate: PendingCandidate, canon: Canon): PendingCandidate => ({
  ...candidate,
  place: canon.text.rename(candidate.place),
  text: canon.text.rename(candidate.text),
  matched: { ...candidate.matched, named: candidate.matched.named.map((name) => canon.text.rename(name)) },
});

/** A longer name costs more than the one that was counted. */
const recount = async (before: readonly PendingCandidate[], after: readonly PendingCandidate[]): Promise<readonly PendingCandidate[]> => {
  const texts = new Map(before.map(({ id, text }) => [id, text]));
  if (after.every(({ id, text }) => texts.get(id) === text)) return after;
  const { countTokens } = await import("./chunk/count-tokens.ts");
  return after.map((candidate) =>
    texts.get(candidate.id) === candidate.text ? candidate : { ...candidate, tokens: countTokens(candidate.text) },
  );
};
