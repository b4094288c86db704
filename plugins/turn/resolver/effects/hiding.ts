import type { AllowedAction } from "freeform-rpg/schemas";
import { refresh, setAttrs } from "freeform-rpg/plugins/turn/effects/lib";
import type { ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { entityById } from "freeform-rpg/plugins/turn/scene/lib";

const hidden = "hidden";

/** Ends the actor's hiding where they do what anybody would see: who waits, watches, listens or creeps on stays hidden. */
export const leaveHiding = (draft: ResolutionDraft, { action }: Pick<AllowedAction, "action">): void => {
  const { world } = draft;
  const states = entityById(world, world.actor_id)?.attrs.states ?? [];
  if (!states.includes(hidden) || isQuiet(draft, action)) return;
  setAttrs(draft, world.actor_id, { states: states.filter((state) => state !== hidden) });
  refresh(draft);
};

const isQuiet = ({ actions }: ResolutionDraft, action: string): boolean =>
  /^(?:stealth|wait|look|listen|search)$/.test(actions.find(action).family) || actions.find(action).verb === "equip";
