import { refresh } from "../project-draft.ts";
import type { ResolutionDraft } from "../resolution-draft.ts";
import { concernsParty } from "./concerns.ts";
import { fireTrigger, hearEvents } from "./hear-events.ts";
import { settleThreads } from "./settle-threads.ts";

/**
 * Applies what triggers have brought about, settles threads whose conditions are met, and lets clocks and triggers answer, until nothing more
 * follows. It ends because each trigger happens at most once a turn. True when something concerned the party. Does nothing in a projection.
 */
export const runTriggers = (draft: ResolutionDraft): boolean => {
  if (draft.runEffect === null) return false;
  let concerned = false;
  do {
    concerned = applyDue(draft) || concerned;
    refresh(draft);
    settleThreads(draft);
    hearEvents(draft);
    refresh(draft);
    for (const trigger of draft.world.campaign.story.triggers)
      if (trigger.on === undefined && trigger.at === undefined) fireTrigger(draft, trigger);
  } while (draft.due.length > 0 || draft.heard < draft.events.length);
  return concerned;
};

const applyDue = (draft: ResolutionDraft): boolean => {
  let concerned = false;
  for (let next = draft.due.shift(); next !== undefined; next = draft.due.shift()) {
    concerned = concernsParty(draft, next) || concerned;
    for (const effect of next.effects) draft.runEffect?.(effect, draft);
  }
  return concerned;
};
