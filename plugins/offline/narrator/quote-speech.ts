import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { howSaid } from "./how-said.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** What the character says aloud, quoted as the player typed it; empty when nothing is said. */
export const quoteSpeech = (input: NarratorInput, action: NarratedAction | undefined, voice: Voice): string => {
  const words = input.speech.trim().replaceAll('"', "'").replace(/,$/, "").slice(0, 400);
  if (words === "") return "";
  const ended = /[.!?…]$/.test(words) ? words : `${words}.`;
  const { sayings, quoted, begun } = voice.messages.talk;
  const way = howSaid(input, action);
  const who = action?.slots["who"];
  // Whom the words call by name needs no second naming.
  const isCalled = way === undefined && who !== undefined && words.includes(who);
  const slots = { ...action?.slots, ...(isCalled ? { who: undefined } : {}), speech: quoted(ended), said: begun(ended) };
  if (way !== undefined) return voice.say(`said-${way}`, voice.messages.voices[way].said, slots);
  // Words that ask among others are not "told".
  const lines = ended.includes("?") ? sayings.asked : ended.endsWith(".") ? sayings.stated : sayings.exclaimed;
  return voice.say("saying", ended.endsWith(".") ? lines.map((line) => line.replace(/^\{speech\}(?=,? \p{Ll})/u, "{said}")) : lines, slots);
};
