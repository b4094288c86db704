import { completeId } from "./asked-text.ts";
import type { AskedText } from "./asked-text.ts";
import { expandEffects } from "./expand-effects.ts";
import { questionMark } from "../question.ts";
import { isRecord, risksOf, textOf } from "./read-values.ts";

/** An action written out, and the ids that it names. */
export interface ExpandedAction {
  readonly action: Readonly<Record<string, unknown>>;
  readonly refs: readonly string[];
}

/**
 * Writes out an action: `v` verb, `t` target, `i` instrument, `to` recipient, `of` topic, `fx` effects, `vs` opposition, `r` risks, `dep`
 * whether it depends on the one before, `min` minutes, and `ask` what a question to the game is about.
 */
export const expandAction = (given: unknown, asked: AskedText): ExpandedAction => {
  const short = typeof given === "string" ? { v: given } : given;
  if (!isRecord(short)) return { action: {}, refs: [] };
  const ref = (key: string): string => completeId(textOf(short[key]), asked);
  const [target_id, instrument, recipient, opposition] = [ref("t"), ref("i"), ref("to"), ref("vs")];
  const { effects, refs } = expandEffects(short["fx"], asked);
  const question = textOf(short["ask"]);
  const minutes = Math.round(Number(short["min"] ?? 0));
  const action = {
    action: textOf(short["v"]).toLowerCase() || (question === "" ? "" : "look"),
    target_id,
    instrument,
    recipient,
    opposition,
    topic: textOf(short["of"]),
    effects,
    risk_flags: risksOf(short["r"]),
    depends: short["dep"] === true || short["dep"] === 1,
    estimated_minutes: Number.isFinite(minutes) ? Math.min(1440, Math.max(0, minutes)) : 0,
    ...(question !== "" && { details: `${questionMark}${question}` }),
  };
  return { action, refs: [target_id, instrument, recipient, opposition, ...refs] };
};
