import type { OfflineRandom } from "freeform-rpg/plugins/models/core";
import type { NarratorInput } from "freeform-rpg/plugins/turn/narrator";
import { callThing } from "./cast.ts";
import { fill } from "./fill.ts";
import type { Slots } from "./fill.ts";
import { patternOf, splitSentences } from "./sentences.ts";
import { messagesOf } from "./messages.ts";
import type { NarratorMessages } from "./messages/english.ts";

/** Chooses sentences so that none comes again that was told lately. */
export interface Voice {
  /** What it has to say, in the language of the campaign. */
  readonly messages: NarratorMessages;
  /** A sentence of the table that was not told lately; the stalest one when all were; empty when none can be filled. */
  say(key: string, table: readonly string[], slots?: Slots): string;
  /** The same, but empty rather than stale. */
  offer(key: string, table: readonly string[], slots?: Slots): string;
  /** True when the text has a sentence that was told lately. */
  isStale(text: string): boolean;
  /** True when the words stand in any sentence that was told lately. */
  hasTold(words: string): boolean;
  /** True when any line of the table was told lately. */
  isWorn(table: readonly string[], slots: Slots): boolean;
  /** True with the given chance, the same for the same turn and key. */
  chance(key: string, share: number): boolean;
}

/** Finds the voice of a turn. Tables turn with the turns, so that a line rests as long as its table allows. */
export const findVoice = ({ packet }: NarratorInput, random: OfflineRandom): Voice => {
  const names = [
    ...packet.scene.features.map((feature) => bareName(callThing(feature))),
    ...packet.entities.flatMap(({ name }) => partsOf(name)),
  ];
  const pattern = (sentence: string): string => patternOf(sentence, names);
  const told = new Set(packet.recent_events.flatMap(({ text }) => splitSentences(text)).map(pattern));
  const isStale = (text: string): boolean => splitSentences(text).some((sentence) => told.has(pattern(sentence)));

  const inTurn = (key: string, table: readonly string[], slots: Slots): string[] => {
    const start = packet.turn_no + Math.floor(random.fraction(`table:${key}`) * 2) + spread(key);
    return table.map((_, at) => fill(table[(start + at) % table.length] ?? "", slots)).filter((text) => text !== null);
  };
  const note = (text: string): string => {
    for (const sentence of splitSentences(text)) told.add(pattern(sentence));
    return text;
  };
  const offer: Voice["offer"] = (key, table, slots = {}) => note(inTurn(key, table, slots).find((text) => !isStale(text)) ?? "");
  const say: Voice["say"] = (key, table, slots = {}) => {
    const lines = inTurn(key, table, slots);
    return note(lines.find((text) => !isStale(text)) ?? lines[0] ?? "");
  };
  const hasTold = (words: string): boolean => {
    const said = pattern(words);
    return said !== "" && [...told].some((sentence) => sentence.includes(said));
  };
  const isWorn: Voice["isWorn"] = (table, slots) => table.some((line) => isStale(fill(line, slots) ?? ""));
  return {
    messages: messagesOf(packet),
    say,
    offer,
    isStale,
    hasTold,
    isWorn,
    chance: (key, share) => random.fraction(`chance:${key}`) < share,
  };
};

const bareName = (name: string): string => patternOf(name, []);

const partsOf = (name: string): string[] => [
  bareName(name),
  ...bareName(name)
    .split(" ")
    .filter((part) => part.length > 3),
];

/** Keys start at different places of their tables. */
const spread = (key: string): number => [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
