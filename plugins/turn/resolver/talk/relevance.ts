import type { Entity, Fact, World } from "freeform-rpg/schemas";
import { stemOf, wordsOf } from "freeform-rpg/language";
import { bearsOn } from "freeform-rpg/plugins/turn/effects/lib";
import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import type { Topic } from "./topic.ts";

/** How much a fact has to do with a topic; 0 when it is about something else. */
export const relevanceOf = (world: World, fact: Fact, { entities, stems, allStems, remark }: Topic): number => {
  const said = saidIn(fact);
  const named = entities.filter((entity) => isAbout(said, fact, entity)).length;
  const hits = stems.filter((stem) => said.has(stem)).length;
  if (named > 0) return remark === true && hits === 0 ? 0 : named * 2 + hits;
  // A name may be a common word of the question: then the fact has most of its words.
  const shared = allStems.filter((stem) => said.has(stem)).length;
  if (entities.length > 0 && shared >= 2 && shared * 2 > allStems.length) return shared;
  // Of a question that names someone or something, few other words do not make an answer.
  if (entities.length === 0) return hits >= Math.max(1, Math.ceil(stems.length / 3)) ? hits : 0;
  return entities.some((entity) => isThreaded(world, fact, entity)) ? 1 + hits / 2 : 0;
};

const saidIn = ({ object, predicate, tags, ...fact }: Fact): ReadonlySet<string> => {
  const feature = typeof object["feature"] === "string" ? object["feature"] : "";
  const plain = tags.filter((tag) => !tag.includes(":"));
  return new Set(wordsOf(`${factText({ object, ...fact })} ${predicate} ${feature} ${plain.join(" ")}`.replaceAll("_", " ")).map(stemOf));
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
