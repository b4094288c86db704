import { bareNameKey, sentencesOf } from "freeform-rpg/language";
import { isPersonNoun } from "freeform-rpg/plugins/turn/reconciler/lib";
import type { NarrationProposals } from "freeform-rpg/schemas";
import type { CheckedVerdict } from "./check-verdicts.ts";

/** The proposals with small additions as things and bystanders that later turns remember, each once. */
export const keepSmall = (proposals: NarrationProposals, small: readonly CheckedVerdict[]): NarrationProposals => {
  const kept = { ...proposals, introduced_items: [...proposals.introduced_items], introduced_npcs: [...proposals.introduced_npcs] };
  for (const { about, quote } of small) {
    const key = bareNameKey(about);
    const known = [...kept.introduced_items, ...kept.introduced_npcs].some(({ name }) => bareNameKey(name).includes(key));
    if (known) continue;
    const detail = { id: "", name: about.trim(), description: sentencesOf(quote)[0] ?? quote };
    if (isPersonNoun(about)) kept.introduced_npcs.push({ ...detail, type: "character", tags: [] });
    else kept.introduced_items.push({ ...detail, location: "" });
  }
  return kept;
};
