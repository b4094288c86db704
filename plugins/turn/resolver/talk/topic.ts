import type { AllowedAction, Entity, World } from "freeform-rpg/schemas";
import { bareNameKey, stemOf, wordsOf } from "freeform-rpg/language";
import { aliasesOf, isCreature, isKnown, namesOf } from "freeform-rpg/plugins/turn/scene/lib";
import { antecedentOf } from "./antecedent.ts";
import { askedFor } from "./asked-for.ts";
import type { AskedFor } from "./asked-for.ts";
import { contentWords } from "./content-words.ts";
import { fillerWords } from "./filler-words.ts";

/** What a question is about: the entities that it names, and the stems of its other words. */
export interface Topic {
  /** The player's words for it. */
  readonly said: string;
  readonly entities: readonly Entity[];
  readonly stems: readonly string[];
  /** The stems of all its words, those of names included. */
  readonly allStems: readonly string[];
  /** What the answer has to name; `null` where the question leaves it open. */
  readonly wanted: AskedFor | null;
  /** Who is asked; absent where it is put to nobody in particular. */
  readonly listener?: Entity | undefined;
  /** True for a question about the one who is asked, whatever else it names: only what shares its content belongs to it. */
  readonly personal?: boolean;
  /** True for a remark: only what shares its content belongs to it, not all that shares a name. */
  readonly remark?: boolean;
  /** True where what only shares a name does not answer a question that asks for more than that. */
  readonly exact?: boolean;
  /** True for a question that leaves open what it is about: "anything odd lately?" What it names beside that is in `entities` and `stems`. */
  readonly open?: boolean;
}

/**
 * The topic of words to someone: the interpreter's, else what the player's text or speech asks. `before` has the words of what was done before
 * them, which may name whom "he" means. `null` for small talk.
 */
export const topicOf = (world: World, action: AllowedAction, speech: string, listener?: Entity, before = ""): Topic | null => {
  const said = saidTopic(action, speech, listener);
  if (said === "") return null;
  const key = ` ${wordsOf(said).join(" ")} `;
  const about = isSelf(said) && listener !== undefined ? [listener] : [];
  const entities = [
    ...about,
    ...world.entities.filter((entity) => isKnown(entity) && entity.id !== world.actor_id && isNamed(entity, key, world)),
  ];
  const names = new Set(entities.flatMap(namesOf).flatMap(wordsOf));
  const own = new Set(listener === undefined ? [] : namesOf(listener).flatMap(wordsOf));
  const others = entities.filter(({ id }) => id !== listener?.id || about.length > 0);
  // "Is something wrong with your shoulder?" is about who is asked; a name alone only calls them.
  const spokenOf =
    listener === undefined || others.some(({ id }) => id !== listener.id)
      ? undefined
      : antecedentOf(world, { said, around: `${before} ${action.details} ${speech}`, listener, isAloud: speech !== "" });
  const isOwn = others.length === 0 && listener !== undefined && /\byour(?:s|self)?\b/i.test(said);
  const meant = [...others, ...(spokenOf === undefined ? [] : [spokenOf]), ...(isOwn ? [listener] : [])];
  const words = contentWords(said, own);
  const open = asksForUnusual(words, said);
  const telling = open ? words.filter((word) => !unusual.has(word)) : words;
  const stems = [...new Set(telling.filter((word) => !names.has(word)).map(stemOf))];
  const allStems = [...new Set(telling.map(stemOf))];
  const wanted = askedFor(said, meant);
  return meant.length + stems.length === 0 && !open ? null : { said, entities: meant, stems, allStems, wanted, open, listener };
};

/** "Anyone new around here?", "have you heard anything funny?": whatever is out of the ordinary would answer it. */
const asksForUnusual = (words: readonly string[], said: string): boolean =>
  /\b(?:any|some)(?:thing|one|body)?\b/i.test(said) && words.some((word) => unusual.has(word));

const unusual = new Set(
  "odd oddly strange strangely weird funny unusual peculiar suspicious curious queer different unfamiliar new ordinary wrong amiss off".split(
    " ",
  ),
);

const isNamed = (entity: Entity, key: string, { scene }: World): boolean => {
  const isHere = scene.present_entity_ids.includes(entity.id) || scene.location_id === entity.id;
  const isProper = (name: string): boolean =>
    isCreature(entity) && [entity.name, ...aliasesOf(entity)].some((one) => /^\p{Lu}/u.test(one) && bareNameKey(one) === name);
  return namesOf(entity).some(
    (name) => name.length > 2 && (isProper(name) ? key.includes(` ${wordsOf(name).join(" ")} `) : isSaidIn(key, wordsOf(name), isHere)),
  );
};

/** "The book" names what is called a book; "the toll book" is another, and "that row" no street and "a pump" no pump that lies elsewhere. */
const isSaidIn = (key: string, words: readonly string[], isHere: boolean): boolean => {
  const at = key.indexOf(` ${words.join(" ")} `);
  const before = key.slice(0, Math.max(at, 0)).trim().split(" ").at(-1) ?? "";
  if (words.length === 1 && !isHere && pointing.has(before)) return false;
  return at >= 0 && (words.length > 1 || before === "" || before.length < 3 || light.has(before) || fillerWords.has(before));
};

const pointing = new Set(["this", "that", "these", "those", "a", "an", "another"]);

/** Words before a noun that make it no other thing. */
const light = new Set(
  "the this that these those any some your his her their our its old new big little same with from about for and".split(" "),
);

const isSelf = (said: string): boolean => /^(?:your(?:self)?|him(?:self)?|her(?:self)?|them(?:selves)?|you)\b/i.test(said.trim());

const saidTopic = (action: AllowedAction, speech: string, listener?: Entity): string => {
  if (action.topic.trim() !== "") return action.topic.trim();
  const fromDetails = topicIn(action.details, listener);
  return fromDetails === "" && speech.includes("?") ? topicIn(speech, listener) : fromDetails;
};

const topicIn = (text: string, listener?: Entity): string => {
  const bare = text.replaceAll(/["“”]/g, "").trim();
  const about = /\b(?:about|regarding|concerning)\s+(?:the subject of\s+)?(.+)$/i.exec(bare)?.[1];
  const asked = /(?:^|\s)((?:who|whom|whose|what|where|when|why|how|whether|if|which)\b.+)$/i.exec(bare)?.[1];
  const found = about ?? asked ?? (/\?\s*$/.test(bare) ? bare : objectOfAsking(bare, listener));
  return found.replace(/[.!?\s]+$/, "").trim();
};

/** "Ask Viktor his name": what stands behind the person who is asked. */
const objectOfAsking = (text: string, listener?: Entity): string => {
  const names = listener === undefined ? [] : namesOf(listener);
  const key = bareNameKey(text);
  const name = names.toSorted((a, b) => b.length - a.length).find((one) => key.includes(` ${one} `));
  const rest = name === undefined ? "" : key.slice(key.indexOf(` ${name} `) + name.length + 2);
  return /^(?:i )?(?:ask|question|interrogate|query|quiz)\b/.test(key) && !/^(?:to|for)\b/.test(rest) ? rest : "";
};
