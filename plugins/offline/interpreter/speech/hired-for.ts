import type { EffectDraft } from "freeform-rpg/schemas";
import type { Reading } from "../reading.ts";
import { readRequest } from "./read-request.ts";

/** "Pay Wynn five shillings to row me out": what the money is for, where it is something that they are to do. */
export const hiredFor = (text: string, who: string | undefined, reading: Reading): EffectDraft[] => {
  const deed = paid.exec(text)?.groups?.["deed"];
  return deed === undefined || who === undefined ? [] : readRequest(deed, who, reading);
};

const paid =
  /^\W*(?:i |we |then |and )*(?:pay|slip|give|tip|offer|hand|pass)\b.*? to (?<deed>(?!the\b|an?\b|him\b|her\b|them\b|me\b|us\b|my\b|his\b|their\b|settle\b|clear\b|cover\b|square\b|pay\b|make\b|get\b|buy\b|be\b|say\b|thank\b)\p{Ll}+ .+)$/iu;
