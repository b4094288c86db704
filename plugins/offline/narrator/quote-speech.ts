import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { sayings } from "./leads.ts";
import type { NarratedAction } from "./narrated-action.ts";
import type { Voice } from "./voice.ts";

/** What the character says aloud, quoted as the player typed it; empty when nothing is said. */
export const quoteSpeech = ({ speech }: NarratorInput, action: NarratedAction | undefined, voice: Voice): string => {
  const words = speech.trim().replaceAll('"', "'").replace(/,$/, "").slice(0, 400);
  if (words === "") return "";
  const ended = /[.!?…]$/.test(words) ? words : `${words}.`;
  const lines = sayings.map((line) => {
    if (ended.endsWith("?")) return line.replace("you tell {who}", "you ask {who}").replace("you say", "you ask");
    return ended.endsWith(".") && line.startsWith("{speech} you") ? line.replace("{speech}", "{said}") : line;
  });
  return voice.say("saying", lines, { ...action?.slots, speech: `"${ended}"`, said: `"${ended.replace(/\.$/, ",")}"` });
};
