import { singularOf } from "freeform-rpg/language";
import type { ProposedActionDraft } from "freeform-rpg/schemas";

/** "Order two whiskies and push one across to Ota": what is handed on is one of what was ordered before it. */
export const nameOnes = (actions: readonly ProposedActionDraft[]): ProposedActionDraft[] => {
  let ordered = "";
  return actions.map((action) => {
    const { details = "", instrument = "", recipient = "" } = action;
    const found = ordering.exec(details)?.[1];
    if (found !== undefined) ordered = singularOf(found);
    return found === undefined && ordered !== "" && recipient !== "" && one.test(instrument) ? { ...action, instrument: ordered } : action;
  });
};

const ordering = /\b(?:order|buy|get|ask for|fetch)\s+(?:two|three|four|\d|a couple of|a few|some)\s+(\p{L}+s)\b/iu;
const one = /^(?:(?:the )?(?:one|other)(?: of (?:them|those))?|the other one|them)$/i;
