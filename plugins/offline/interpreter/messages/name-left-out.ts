import { singularOf } from "freeform-rpg/language";
import type { ProposedActionDraft } from "freeform-rpg/schemas";

/** Fills in what actions leave to those before them: one of what was ordered, the lock that a key is put in, what lies inside. */
export const nameLeftOut = (actions: readonly ProposedActionDraft[]): ProposedActionDraft[] => useKeys(nameOnes(actions)).map(nameContents);

/** "Take whatever's inside" names what is found. */
const nameContents = (action: ProposedActionDraft): ProposedActionDraft => {
  const [inside] =
    /\b(?:whatever|what|everything|anything|all)(?:['’]s| is| that is| lies)? (?:inside|in (?:it|there))\b|\b(?:its|the) contents?\b/i.exec(
      action.details ?? "",
    ) ?? [];
  return inside !== undefined && action.action === "take" && (action.target_id ?? "") === "" ? { ...action, target_id: inside } : action;
};

/** "Order two whiskies and push one across to Ota": what is handed on is one of what was ordered before it. */
const nameOnes = (actions: readonly ProposedActionDraft[]): ProposedActionDraft[] => {
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

/** "I find locker 0417 and stick the key in": what was turned to before is opened with it, and the key stays in hand. */
const useKeys = (actions: readonly ProposedActionDraft[]): ProposedActionDraft[] =>
  actions.map((action, at) => {
    const before = actions
      .slice(0, at)
      .findLast(({ target_id = "", action: verb }) => target_id !== "" && /^(?:search|examine|look|go|open|use)$/.test(verb));
    const [placed] = (action.effects ?? []) as readonly { kind: string; item?: unknown }[];
    // "Try the key in it": the key is no lock itself.
    const isOwnLock = action.instrument !== undefined && action.instrument !== "" && action.instrument === action.target_id;
    const isPut = placed?.kind === "place" && inserting.test(action.details ?? "");
    const key = isPut ? placed.item : isOwnLock && placed?.kind === "set_state" ? action.instrument : undefined;
    if (before?.target_id === undefined || typeof key !== "string") return action;
    const effects = [{ kind: "set_state", target: before.target_id, state: "open", off: false }];
    return { ...action, action: "open", target_id: before.target_id, instrument: key, effects };
  });

const inserting = /\b(?:stick|put|push|slide|slip|fit|insert|turn)\b.*\bkey\b.*\bin(?:to)?(?: (?:it|the (?:lock|keyhole|door|slot)))?\W*$/i;
