import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import type { Named } from "./name-book.ts";

/** Words for somebody who does not live, or never did. */
const lifeless: ReadonlySet<string> = new Set("dead lifeless corpse cadaver carcass statue effigy mummy salted stone".split(" "));

/** True when words speak of somebody without life: "the dead man", "the corpse". */
export const isLifeless = (words: readonly string[]): boolean => words.some((word) => lifeless.has(word));

/** What somebody is called who is a thing by now: "he" for "a man in white salt"; `undefined` for what shows nobody. */
export const figureGender = ({ entities }: ShownPacket, id: string): "he" | "she" | undefined => {
  const { description } = entities.find((entity) => entity.id === id)?.attrs ?? {};
  const noun = /^(?:an? |the )?(?:\w+ )?(man|woman)\b/i.exec(typeof description === "string" ? description : "")?.[1]?.toLowerCase();
  return noun === undefined ? undefined : noun === "man" ? "he" : "she";
};

/** Who here has no life: things that were a man or a woman, and the dead. */
export const figuresHere = ({ packet, book }: { readonly packet: ShownPacket; readonly book: readonly Named[] }): Named[] =>
  book.filter(({ id, kind, present }) => present && (kind === "person" ? isDead(packet, id) : figureGender(packet, id) !== undefined));

const isDead = ({ entities }: ShownPacket, id: string): boolean =>
  entities.some((entity) => entity.id === id && entity.attrs["dead"] === true);
