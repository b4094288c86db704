import type { NarratorInput } from "../narrator-input.ts";
import { sayings } from "./leads.ts";
import type { Deed } from "./tell-outcome.ts";
import type { Voice } from "./voice.ts";

/** What the character says aloud, quoted as the player typed it; empty when nothing is said. */
export const tellSpeech = ({ speech }: NarratorInput, deed: Deed | undefined, voice: Voice): string => {
  const words = speech.trim().replaceAll('"', "'").slice(0, 400);
  if (words === "") return "";
  const ended = /[.!?…]$/.test(words) ? words : `${words}.`;
  const lines = sayings.map((line) => (line.startsWith("{speech} you") && ended.endsWith(".") ? line.replace("{speech}", "{said}") : line));
  return voice.say("saying", lines, { ...deed?.slots, speech: `"${ended}"`, said: `"${ended.replace(/\.$/, ",")}"` });
};
