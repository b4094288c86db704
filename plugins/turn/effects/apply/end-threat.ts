import type { ResolutionDraft } from "../resolution-draft.ts";

/** Ends a pending threat. */
export const endThreat = (draft: ResolutionDraft, id: string, change: "land" | "avert"): void => {
  if (draft.threats.delete(id)) draft.diff.threats.push({ change, id });
};
