import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { bareNameKey, stemOf, wordsOf } from "freeform-rpg/language";
import { bearsOn } from "freeform-rpg/plugins/turn/effects/lib";
import { aliasesOf, factText } from "freeform-rpg/plugins/turn/scene/lib";
import { answersTo } from "./asked-for.ts";
import { conceptOf } from "./concepts.ts";
import { contentWords } from "./content-words.ts";
import type { Topic } from "./topic.ts";

/** How much a fact has to do with a topic, and more where it names what is asked for; 0 when it is about something else. */
export const relevanceOf = (world: World, fact: Fact, topic: Topic): number => {
  const share = shareOf(world, fact, topic);
  if (share === 0 || topic.wanted === null) return share;
  if (answersTo(world, fact, topic)) return share + 1;
  return topic.wanted === "number" ? 0 : share;
};

const shareOf = (world: World, fact: Fact, topic: Topic): number => {
  const said = saidIn(fact, world);
  const share = isOpen(topic) ? openShare(fact) : contentShare(world, fact, { ...topic, heard: said });
  if (share === 0) return 0;
  // Of two that fit alike, the one that has the times and places of the question too, and its words in the same form.
  const vagueWords = topic.stems.filter((stem) => vague.has(stem) && said.has(stem)).length;
  return share + vagueWords / 10 + (sharesForm(fact, topic) ? 0.05 : 0);
};

/** "The pumps" are not "a pump". */
const sharesForm = (fact: Fact, { said }: Topic): boolean => {
  const words = new Set(wordsOf(factText(fact)));
  return contentWords(said).some((word) => words.has(word));
};

/** True for a question that asks for whatever is out of the ordinary, and for nothing in particular. */
export const isOpen = ({ open, entities, stems }: Topic): boolean =>
  open === true && entities.length === 0 && stems.every((stem) => vague.has(stem));

/** A question that leaves open what it is about is answered with what somebody has seen or heard, and not with what everyone knows. */
const openShare = ({ tags }: Fact): number => (tags.some((tag) => tag.startsWith("told_by:")) ? 1 : 0);

interface Content extends Topic {
  /** The words of the fact. */
  readonly heard: ReadonlySet<string>;
}

const contentShare = (world: World, fact: Fact, topic: Content): number => {
  const { entities, stems, allStems, remark, exact, personal, listener, open, heard: said } = topic;
  const named = entities.filter((entity) => isAbout(said, fact, entity)).length;
  const precise = stems.filter((stem) => !vague.has(stem));
  const isSaid = (stem: string): boolean => said.has(stem) || said.has(conceptOf(stem) ?? stem);
  const hits = precise.filter(isSaid).length;
  // A question with a content of its own is not answered with whatever else names the same one.
  // "Is something wrong with your shoulder?" leaves open what it is; "was he your son?" does not.
  const isOfSubject = entities.some(({ id }) => id === fact.subject_id && (open === true || id !== listener?.id));
  const isOnlyNamed = hits === 0 && precise.length > 0 && (exact === true || !isOfSubject);
  if (personal === true && hits === 0) return 0;
  if (named > 0) return hits === 0 && (remark === true || isOnlyNamed) ? 0 : named * 2 + hits;
  if (entities.length === 0 && hits < wordsNeeded(precise.length)) return isOwnAccount(fact, topic) ? 1 : 0;
  if (entities.length === 0) return hits;
  if (asksOwnDeed(fact, topic, isSaid)) return 1 + hits;
  return aboutNamed(world, fact, { entities, stems, hits, shared: allStems.filter(isSaid).length, all: allStems.length });
};

/** "Anything in the night, at your door?": two times and places of what somebody has to tell of themselves are enough of it. */
const isOwnAccount = ({ subject_id, tags }: Fact, { stems, heard, listener }: Content): boolean =>
  listener !== undefined &&
  subject_id === listener.id &&
  tags.includes(`told_by:${listener.id}`) &&
  stems.filter((stem) => vague.has(stem) && heard.has(stem)).length >= 2;

/** "Why did you send the envelope?", "who sent it?": a fact that says that they sent something answers it, whatever it calls the thing. */
export const asksOwnDeed = ({ subject_id }: Fact, { said, stems, wanted, listener }: Topic, isSaid: (stem: string) => boolean): boolean => {
  const [deed] = stems;
  if (deed === undefined || subject_id !== listener?.id || !isSaid(deed)) return false;
  return wanted === "who" || /^\W*(?:why|when|where|how)\b.*\b(?:you|s?he|they)\b/i.test(said);
};

interface Shared extends Pick<Topic, "entities" | "stems"> {
  /** The words of its content that the fact has, those of all its words, and how many words there are. */
  readonly hits: number;
  readonly shared: number;
  readonly all: number;
}

/** How much a fact that does not name what a question names has to do with it all the same. */
const aboutNamed = (world: World, fact: Fact, { entities, stems, hits, shared, all }: Shared): number => {
  // A name may be a common word of the question: then the fact has most of its words.
  if (shared >= 2 && shared * 2 > all) return shared;
  if (isOnlyPlace(entities, stems) && shared > 0) return 1;
  // Of a question that names someone or something, few other words do not make an answer.
  return entities.some((entity) => isThreaded(world, fact, entity)) ? 1 + hits / 2 : 0;
};

/** "What comes from the marsh" asks for more than the place. */
const isOnlyPlace = (entities: readonly Entity[], stems: readonly string[]): boolean =>
  stems.length === 0 && entities.length > 0 && entities.every(({ type }) => type === "location");

/** How many words of a question an answer shares: one of two, a third of more and two at least. Of a question of vague words alone there is none. */
const wordsNeeded = (precise: number): number => (precise === 0 ? Infinity : precise <= 2 ? 1 : Math.max(2, Math.ceil(precise / 3)));

/** Words that many things share and that tell nothing about what is asked: times, places, amounts. */
const vague = new Set(
  wordsOf(
    "else night nights day days morning evening noon midnight hour hours minute minutes week weeks month year years tonight yesterday tomorrow ago late early " +
      "place places room door side end part kind sort bit lot name call called word words work works use used good bad old new big small long short own right left first second " +
      "mean means meant feel felt find found show shown seen saw watch",
  ).map(stemOf),
);

const saidIn = ({ object, predicate, tags, ...fact }: Fact, { entities }: World): ReadonlySet<string> => {
  const feature = typeof object["feature"] === "string" ? object["feature"] : "";
  const plain = tags.filter((tag) => !tag.includes(":"));
  const words = wordsOf(factText({ object, ...fact }));
  const text = words.map(stemOf);
  // Whoever a fact names is also meant by their other names.
  const told = ` ${words.join(" ")} `.toLowerCase();
  const others = entities
    .filter(({ name, type }) => (type === "character" || type === "monster") && told.includes(` ${bareNameKey(name).trim()} `))
    .flatMap(aliasesOf)
    .flatMap(wordsOf)
    .map(stemOf);
  const labels = wordsOf(`${predicate} ${feature} ${plain.join(" ")}`.replaceAll("_", " ")).map(stemOf);
  return new Set([...text, ...labels, ...others, ...[...text, ...labels].flatMap((stem) => conceptOf(stem) ?? [])]);
};

const isAbout = (said: ReadonlySet<string>, { subject_id }: Fact, entity: Entity): boolean =>
  subject_id === entity.id ||
  namesToHear(entity).some((name) => {
    const words = wordsOf(name).filter((word) => word !== "the");
    return words.length > 0 && words.every((word) => said.has(stemOf(word)));
  });

/** Proper names and names of several words: "note" alone may be any note. */
const namesToHear = ({ name, attrs }: Entity): string[] => {
  const aliases = Array.isArray(attrs["aliases"]) ? attrs["aliases"].filter((alias) => typeof alias === "string") : [];
  return [name, ...aliases].filter((one) => /^(?:the )?\p{Lu}/u.test(one) || /\S\s+\S/.test(one.replace(/^the\s/i, "")));
};

/** Someone absent or a thing is also spoken of by what bears on an open thread about it. */
const isThreaded = ({ threads, scene }: World, fact: Fact, { id, type }: Entity): boolean =>
  type !== "location" &&
  type !== "faction" &&
  !(type === "character" && scene.present_entity_ids.includes(id)) &&
  threads.some(
    (thread) =>
      thread.status === "active" && thread.visibility === "known" && thread.related_entity_ids.includes(id) && bearsOn(fact, thread),
  );
