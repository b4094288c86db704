import { isCreatureType } from "freeform-rpg/schemas/values";
import type { ShownPacket } from "freeform-rpg/plugins/turn/interpreter";
import { fold, wordsOf } from "../text/fold.ts";
import { isBodyPart } from "./body-parts.ts";
import { isPersonWord } from "./person-words.ts";

/** What a name may stand for. */
export type NamedKind = "person" | "thing" | "place" | "feature";

/** Which kinds of things are likelier to be meant. */
export type Likes = Partial<Record<NamedKind, number>>;

/** One way in which something is called. */
export interface Call {
  /** Articles taken off. */
  readonly words: readonly string[];
  /** The word that says what it is: the `register` of "register of relics". */
  readonly head: string;
}

/** Something in the packet that a player may mean, with the ways it is called. */
export interface Named {
  /** An entity's id, or `feature:` and the feature's text. */
  readonly id: string;
  readonly kind: NamedKind;
  readonly name: string;
  /** Every way it is called. */
  readonly calls: readonly Call[];
  /** Words of its names that are written with a capital. */
  readonly proper: ReadonlySet<string>;
  /** The words of its description. */
  readonly described: readonly string[];
  readonly present: boolean;
  readonly carried: boolean;
}

/** The people of a book who are here. */
export const peopleHere = (book: readonly Named[]): Named[] => book.filter(({ kind, present }) => kind === "person" && present);

/** What an action before makes up and takes: it has no id yet and goes by its name. */
export const nameMade = (name: string): Named => ({
  id: name,
  kind: "thing",
  name,
  calls: [readCall(name)],
  proper: new Set(),
  described: [],
  present: true,
  carried: true,
});

const opened = new WeakMap<ShownPacket, readonly Named[]>();

/** Everything in the packet that can be meant, the actor apart. */
export const openNameBook = (packet: ShownPacket): readonly Named[] => {
  const book = opened.get(packet) ?? listNamed(packet);
  opened.set(packet, book);
  return book;
};

const listNamed = (packet: ShownPacket): Named[] => [
  ...packet.entities.filter(({ id }) => id !== packet.actor_id).map((entity) => ofEntity(packet, entity)),
  ...packet.scene.exits.filter(({ id }) => !packet.entities.some((entity) => entity.id === id)).map(ofExit),
  ...packet.scene.features.map(ofFeature),
];

const ofEntity = (packet: ShownPacket, { id, type, name, attrs, tags }: ShownPacket["entities"][number]): Named => {
  const names = [name, ...strings(attrs["aliases"]), ...strings(attrs["occupation"])];
  const kind = isCreatureType(type) ? "person" : type === "location" ? "place" : "thing";
  const carried = packet.inventory.some(({ item_id, owner_id }) => item_id === id && owner_id === packet.actor_id);
  const present = carried || packet.present_entities.includes(id) || packet.scene.exits.some((exit) => exit.id === id);
  const described = [attrs["description"], attrs["disposition"], attrs["appearance"]].flatMap(strings);
  return {
    id,
    kind,
    name,
    calls: [...names, ...(kind === "thing" ? described.flatMap((text) => [...kindIn(text), ...containerIn(text)]) : [])]
      .map(readCall)
      .filter(({ words }) => words.length > 0),
    proper: capitalsOf(names),
    described: wordsOf([...described, ...tags].join(" ")),
    present,
    carried,
  };
};

/** What a description says that something is: "calf notebook" of "A small calf notebook in a reckoner's hand". */
const kindIn = (description: string): string[] => {
  const [, kind = ""] =
    /^(?:an? |(?=\p{L}+ \p{L}+s of\b))([\p{L}' -]+?)(?= (?:of|with|in|from|on|for|that|which|who|and|as|by|to|at|bound|made|cut|\p{L}+ed|is|has)\b|[,.:;])/iu.exec(
      description,
    ) ?? [];
  const words = plainWords(kind);
  return words.length === 0 || words.length > 4 || words.some((word) => isPersonWord(word) || isBodyPart(word)) ? [] : [kind];
};

/** "A data wafer in a sample jar": who takes the jar has what is in it. */
const containerIn = (description: string): string[] => {
  const [, container] =
    /^(?:an? |(?=\p{L}))[\p{L}' -]+? in (?:an? |the )((?:[\p{L}-]+ ){0,2}(?:jar|tin|box|glove|bag|case|pouch|packet|bottle|tube|envelope|wallet|sack))\b/iu.exec(
      description,
    ) ?? [];
  return container === undefined ? [] : [container];
};

const strings = (held: unknown): string[] =>
  typeof held === "string" ? [held] : Array.isArray(held) ? held.filter((one) => typeof one === "string") : [];

const capitalsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => name.split(/\s+/))
      .filter((word) => /^\p{Lu}/u.test(word))
      .map((word) => fold(word).replace(/'s?$/, "")),
  );

const ofExit = ({ id, name }: { readonly id: string; readonly name: string }): Named => ({
  id,
  kind: "place",
  name,
  calls: [readCall(name)],
  proper: capitalsOf([name]),
  described: [],
  present: true,
  carried: false,
});

/** A feature is called by what comes before its first comma, and before the words that say where it is. */
const ofFeature = (feature: string): Named => {
  const head = feature.split(/[,:(]/)[0] ?? feature;
  const core = head.split(/\s+(?:with|behind|under|over|of|in|on|above|beside|below|by|between|from|for|labelled)\s+/i)[0] ?? head;
  return {
    id: `feature:${feature}`,
    kind: "feature",
    name: feature,
    calls: [readCall(head), readCall(core), ...rowOf(head)].filter(({ words }) => words.length > 0),
    proper: capitalsOf([feature]),
    described: plainWords(feature),
    present: true,
    carried: false,
  };
};

/** "The row of dryers" is the dryers. */
const rowOf = (head: string): Call[] => {
  const [, members] = /^(?:the |an? )?(?:row|line|rank|bank|stack|pile)s? of (.+)$/i.exec(head) ?? [];
  return members === undefined ? [] : [readCall(members)];
};

const readCall = (name: string): Call => {
  const [front = name] = name.split(/\s+(?:of|for|with|from|in|on|behind|under)\s+/i);
  const words = plainWords(name);
  return { words, head: plainWords(front).at(-1) ?? words.at(-1) ?? "" };
};

const articles = new Set(["the", "a", "an", "some", "of", "his", "her", "their", "its"]);

/** Words of a name without articles. */
export const plainWords = (text: string): string[] => wordsOf(text).filter((word) => !articles.has(word));
