import { containsName, foldText } from "./names.ts";
import type { LoreFilter, LoreViewer } from "./query.ts";
import type { Viewpoint } from "./viewpoint.ts";

/** What a filter is held against: a passage of the story. */
interface StoryPassage {
  readonly text: string;
  /** The place, thread or session of a summary; `null` for others. */
  readonly scopeId: string | null;
  readonly fromTurn: number;
  readonly toTurn: number;
}

/** Whether a passage of the story is of the turns and about the subjects of a filter. Of entities that the viewer does not know, nothing matches. */
export const matchesStory = (filter: LoreFilter, passage: StoryPassage, viewpoint: Viewpoint, viewer: LoreViewer): boolean => {
  const { locationIds = [], entityIds = [], factionIds = [], threadIds = [], fromTurn = 0, toTurn = Infinity } = filter;
  if (passage.toTurn < fromTurn || passage.fromTurn > toTurn) return false;
  const named = [...locationIds, ...entityIds, ...factionIds];
  if (named.length + threadIds.length === 0) return true;
  if (passage.scopeId !== null && [...locationIds, ...threadIds].includes(passage.scopeId)) return true;
  const entities = viewer === "dm" ? [...viewpoint.known, ...viewpoint.hidden] : viewpoint.known;
  const folded = ` ${foldText(passage.text)} `;
  return entities.some(({ id, names }) => named.includes(id) && names.some((name) => containsName(folded, name)));
};
