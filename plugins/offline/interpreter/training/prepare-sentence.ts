import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { actorNames } from "../actor-names.ts";
import { openLexicon } from "../lexicon.ts";
import { openNameBook } from "../names/name-book.ts";
import { readUnits } from "../reader/read-units.ts";
import type { Unit, UnitContext } from "../reader/read-units.ts";
import type { Corpus } from "./load-sentences.ts";
import { openWorld } from "./open-world.ts";
import type { MarkedSentence } from "./read-marks.ts";
import { tagSentence } from "./tag-sentence.ts";

/** A world as training sees it. */
export interface WorldContext extends UnitContext {
  readonly packet: ShownPacket;
}

/** A marked sentence, word by word. */
export interface PreparedSentence {
  readonly sentence: MarkedSentence;
  readonly units: readonly Unit[];
  readonly tags: readonly string[];
  readonly context: WorldContext;
}

/** Reads the words of marked sentences and the tags that the marks give them. */
export const prepareSentences = ({ sentences, worlds }: Corpus): PreparedSentence[] => {
  const lexicon = openLexicon(engineActions());
  const opened = new Map<string, WorldContext>();
  const contextOf = (world: string): WorldContext => {
    const packet = openWorld(world, worlds);
    return { packet, book: openNameBook(packet), lexicon, actor: actorNames(packet) };
  };
  return sentences.map((sentence) => {
    const context = opened.get(sentence.world) ?? contextOf(sentence.world);
    opened.set(sentence.world, context);
    const units = readUnits(sentence.text, context);
    return { sentence, units, tags: tagSentence(sentence, units), context };
  });
};
