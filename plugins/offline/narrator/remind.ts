import { mentions } from "freeform-rpg/plugins/turn/narrator/lib";
import type { Voice } from "./voice.ts";

/** A binding sentence as it is told: whole the first time, and by its opening words when it was told lately. */
export const remind = (text: string, voice: Voice): string => {
  if (!voice.isStale(text)) return text;
  const pieces = text.split(/(?<=[,;:])\s+/);
  for (let count = 1; count < pieces.length; count++) {
    const short = pieces
      .slice(0, count)
      .join(" ")
      .replace(/[,;:.]$/, "");
    const whole = (short.match(/["“”]/g) ?? []).length % 2 === 0;
    if (whole && mentions(text, short)) return voice.messages.talk.again(short);
  }
  return text;
};
