import type { Action } from "freeform-rpg/plugins/rules/actions";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { ProposedActionDraft } from "freeform-rpg/schemas";
import type { ReadFrame } from "../reader/read-frames.ts";
import type { Reading, Understood } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { isExpressive, isMood } from "./is-expressive.ts";
import { unquoted } from "./unquoted.ts";

/** Company, words and a knock are meant as such, and so is a gesture at somebody. */
const isMeant = (meant: ProposedActionDraft | undefined): boolean =>
  (meant?.action === "gesture" && (meant.target_id ?? "") !== "") || /^(?:social|say|ask|knock)$/.test(meant?.action ?? "");

interface Context {
  /** True for an action that is in doubt. */
  readonly isOpen: boolean;
  readonly reading: Reading;
}

/**
 * True for a step that is only shown: a gesture, unless it is read as company, rest or words already; and what is in doubt where nothing that
 * it may mean can do harm. `I hold my candle up to him` is shown, `I swing at him` is asked about.
 */
export const isHarmless = (frame: ReadFrame, understood: Understood, { isOpen, reading }: Context): boolean => {
  const [meant] = understood.actions;
  if (understood.settled === true && settledActions.has(meant?.action ?? "")) return false;
  const rests = /^(?:wait|rest)$/.test(meant?.action ?? "");
  if (rests && isNoRest(frame, reading)) return true;
  if (isExpressive(frame, reading) && !(rests || isMeant(meant))) return true;
  return isOpen && (isMood(unquoted(frame.text), reading) || isIdle(frame, reading));
};

/** Actions that what is named leaves no doubt about. */
const settledActions: ReadonlySet<string> = new Set(["examine", "search", "read", "listen", "intimidate", "deceive", "equip"]);

/** "Rest my elbows on the counter": shown, and no time passes. */
const isNoRest = (frame: ReadFrame, reading: Reading): boolean =>
  ((!resting.test(frame.text) || leaning.test(frame.text)) && frame.verb.length > 0) ||
  (frame.evidence.listed === "other" && isExpressive(frame, reading));

/** Words by which time passes: "close his eyes", "get up on the footrail" are no rest. */
const resting =
  /\b(?:wait|rest|sleep|nap|doze|pause|stay|remain|linger|loiter|relax|recover|stop|idle|hang (?:around|about|back)|hold (?:on|still)|stand (?:by|still|there|here)|sit|seat|settle|perch|plonk|squeeze in|(?:park|plant) myself|lie (?:down|low)|camp|meditate|pray|kill time|pass the time|bide|watch|let|nothing|breath|breather|moment|while|minutes?|hours?|until|till|dawn|morning|evening|keep)\w*\b/i;

/** "Rest my elbows on the counter". */
const leaning = /^\W*(?:i |we )?rest (?:my|his|her|their|our) (?:elbows?|arms?|hands?|palms?|chin|forehead|back|weight|boots?|foot)\b/i;

/** Nothing that the words may mean takes, gives, opens or breaks, or is a risk. Words that are said beside it make a movement of it. */
const isIdle = ({ verb, evidence, text }: ReadFrame, { actions }: Reading): boolean => {
  const [likeliest, ...others] = evidence.ranked.map((one) => actions.find(one));
  if (verb.length === 0 || likeliest === undefined) return false;
  const isHandled = hasTrait(likeliest, "handling") && findQuotes(text).length === 0;
  return !isHandled && [likeliest, ...others].every(bringsNothing) && /^(?:i |we )?\w+(?: \w+)/i.test(unquoted(text));
};

const bringsNothing = (action: Action): boolean =>
  action.risk.length === 0 && !hasTrait(action, "taking", "giving", "paying", "opening", "breaking", "escaping", "departing");
