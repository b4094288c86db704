import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { saysLow } from "freeform-rpg/plugins/turn/scene/lib";
import { familyOf, isSpoken } from "./families.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { NarratorMessages } from "./messages/english.ts";

/** Ways of speaking that the player's words name. */
type Way = keyof NarratorMessages["voices"];

const ways: readonly (readonly [way: Way, named: RegExp])[] = [
  [
    "loud",
    /\b(?:shout|yell|scream|bellow|roar|holler)(?:s|ed|ing)?\b|\b(?:call(?:s|ed|ing)?|cry|cries|cried|crying) out\b|\b(?:loudly|out loud for all|at the top of (?:my|his|her|their) (?:voice|lungs))\b|\brais(?:e|es|ing) (?:my|his|her|their) voice\b|\bso (?:that )?(?:everybody|everyone|the whole \p{L}+) (?:can |will )?hears?\b/iu,
  ],
  ["blunt", /\b(?:straight out|outright|bluntly|point[- ]blank|straight to (?:his|her|their) face|flat out)\b/iu],
];

/** How the words of an action are said: as its own words name it, else as the message does; `undefined` where neither does. */
export const howSaid = (
  { intent, outcomes }: Pick<NarratorInput, "intent" | "outcomes">,
  action: NarratedAction | undefined,
): Way | undefined => {
  const own = wayIn(action?.outcome.details ?? "");
  return own ?? (outcomes.filter((outcome) => isSpoken(familyOf(outcome))).length > 1 ? undefined : wayIn(intent));
};

const wayIn = (text: string): Way | undefined => {
  const bare = text.replaceAll(/["“„][^"”“]*["”“]/g, " ");
  return saysLow(text) ? "low" : ways.find(([, named]) => named.test(bare))?.[0];
};
