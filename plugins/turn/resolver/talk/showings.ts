import type { AllowedAction } from "freeform-rpg/schemas";
import { setAttrs } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById, isShowing } from "freeform-rpg/plugins/turn/scene/lib";

/** True where the person has been shown the thing before: it tells them nothing and wins nobody a second time. */
export const wasShown = (draft: ResolutionDraft, { target_id, instrument }: AllowedAction): boolean =>
  instrument !== "" && shownTo(draft, target_id).includes(instrument);

/** Lets the person remember that they were shown the thing. */
export const noteShown = (draft: ResolutionDraft, action: AllowedAction): void => {
  const { target_id, instrument } = action;
  if (!isShowing(action.action) || instrument === "" || wasShown(draft, action)) return;
  if (entityById(draft.world, target_id)?.type === "character") {
    setAttrs(draft, target_id, { shown: [...shownTo(draft, target_id), instrument] });
  }
};

const shownTo = ({ world }: ResolutionDraft, id: string): readonly string[] => {
  const shown = entityById(world, id)?.attrs["shown"];
  return Array.isArray(shown) ? shown.filter((one) => typeof one === "string") : [];
};
