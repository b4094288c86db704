import type { Action } from "freeform-rpg/plugins/rules/actions";
import { hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import type { ReadFrame } from "../reader/read-frames.ts";
import { nothing } from "../reading.ts";
import type { Reading, Understood } from "../reading.ts";
import { findQuotes } from "../text/split-sentences.ts";
import { gestureOf } from "./show-gesture.ts";
import { speak } from "./speak-words.ts";

/**
 * What an action in doubt is without doubt: words in quotation marks are said aloud, and a movement that can do no harm is made. `null` where it
 * may be something that matters: then the player is asked. `I hold my candle up to him` is a movement, `I swing at him` is not.
 */
export const readPlainly = (frame: ReadFrame, understood: Understood, reading: Reading): Understood[] | null => {
  const [quote] = findQuotes(frame.text);
  const led = { ...reading, earlier: [...reading.earlier, ...understood.mentioned] };
  if (quote !== undefined) return [...moveIn(frame.text.slice(0, quote.start), led), ...speak(frame.text, led)];
  if (/^(?:look|listen|search)$/.test(reading.actions.find(frame.action).family) && understood.actions.length > 0) return [understood];
  const [likeliest, ...others] = frame.evidence.ranked.map((verb) => reading.actions.find(verb));
  const idle = likeliest !== undefined && !hasTrait(likeliest, "handling") && [likeliest, ...others].every(isIdle);
  return frame.verb.length > 0 && idle ? moveIn(frame.text, led).map((move) => ({ ...move, mentioned: understood.mentioned })) : null;
};

const isIdle = (action: Action): boolean =>
  action.risk.length === 0 && !hasTrait(action, "taking", "giving", "paying", "opening", "breaking", "escaping", "departing");

/** A movement for its own sake. Words that only lead in to what is said are none. */
const moveIn = (words: string, { earlier }: Reading): Understood[] => {
  const details = words.replace(/[\s"“,:.]+$/, "").trim();
  if (!/^(?:i |we )?\w+(?: \w+)/i.test(details) || speaking.test(details)) return [];
  const toward = earlier.findLast(({ kind, present }) => kind === "person" && present);
  const target_id = details.split(" ").length > 2 ? (toward?.id ?? "") : "";
  return [{ ...nothing, actions: [gestureOf(details, { target_id, estimated_minutes: 1 })] }];
};

const speaking = /\b(?:say|ask|tell|whisper|answer|reply|call|shout|add|murmur|mutter|continue|go on|read out|begin|explain)s?\b/i;
