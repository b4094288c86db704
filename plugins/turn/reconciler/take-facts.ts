import { clockRolesOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { Entity, Fact, NarratorOutput } from "freeform-rpg/schemas";
import { factText, isCreature, isLifePredicate, nameWordsOf, saysOfDeath } from "freeform-rpg/plugins/turn/scene/lib";
import { isSingleValued } from "freeform-rpg/schemas/campaign";
import { hasRoom, narrated } from "./details.ts";
import { drop, findEntity, isGoneAfter, nextId } from "./draft.ts";
import type { Draft, Intake } from "./draft.ts";

type Established = NarratorOutput["established_facts"][number];

/** Takes in what the prose established. What decides, owns, or was settled otherwise is not prose's to establish. */
export const takeFacts: Intake = (draft, { established_facts }) => {
  for (const proposed of established_facts) takeFact(draft, proposed);
};

const takeFact = (draft: Draft, { subject_id, predicate, detail }: Established): void => {
  const subject = findEntity(draft, subject_id);
  const refuse = (reason: string) => drop(draft, "established_fact", `${subject_id} ${predicate}: ${detail}`, reason);
  if (subject === undefined) return refuse("unknown_id: nothing in the campaign bears this id or name");
  if (subject.visibility !== "known" && !isRevealed(draft, subject.id)) return refuse("hidden_subject: the players do not know of it");
  if (detail.trim() === "" || predicate.trim() === "") return refuse("empty: a fact needs a predicate and a sentence");
  const against = decidedElsewhere(draft, subject, { predicate, detail }) ?? objectionOf(draft, subject.id, predicate, detail);
  if (against !== undefined) return refuse(against);
  if (!hasRoom(draft, "established_fact", `${subject_id} ${predicate}: ${detail}`)) return;
  // What a condition of the scenario may wait for is decided, not narrated.
  const promised = predicate.trim().toLowerCase() === "promised";
  draft.diff.facts_add.push({
    id: nextId(draft, "fact"),
    subject_id: subject.id,
    predicate: promised ? "said" : predicate.trim(),
    object: { text: detail.trim() },
    tags: promised ? [narrated, "promise"] : [narrated],
    visibility: "known",
    confidence: narratedConfidence,
    discovery_method: "narration",
  });
};

/** Prose is weaker than canon. */
const narratedConfidence = 0.6;

/** Why a fact is for the resolver to decide, or `undefined` when prose may establish it. */
const decidedElsewhere = (
  draft: Draft,
  subject: Entity,
  { predicate, detail }: Pick<Established, "predicate" | "detail">,
): string | undefined => {
  if (ownership.test(predicate.trim())) return "inventory_grant: only the resolver moves items";
  if (isMechanics(draft, predicate.trim())) return "mechanics: clocks, harm and situations are the resolver's";
  if (isGoneAfter(draft, subject) && revives(predicate, detail)) return "resurrection: the dead stay dead";
  const fatal = isCreature(subject) && (isLifePredicate(predicate) || saysOfDeath(subject, predicate, detail));
  return fatal ? "life: only what happens decides who lives and who dies" : undefined;
};

const ownership = /^(has|have|carries|carrying|owns|holds|wields|possesses|inventory|item|items|acquired|received)$/i;
const mechanics = /^(clock|clocks?_.*|.*_clock|situation|threat|dice|roll)$/i;

/** Clocks count as mechanics under their own ids; in any game time is also a word of the story. */
const isMechanics = ({ world }: Draft, predicate: string): boolean => {
  const { alarm, harm, spent } = clockRolesOf(world.campaign.system);
  return mechanics.test(predicate) || [alarm, harm, ...spent].includes(predicate.toLowerCase());
};

const revives = (predicate: string, detail: string): boolean =>
  /^(alive|revived|resurrected|speaks?|says?|awake|moves?|acts?)$/i.test(predicate) ||
  /\b(is alive|still alive|comes? back to life|wakes?|awakes?|speaks?|says?|whispers?|answers?|replies|stands up|sits up|walks?|smiles?|opens (his|her|their|its) eyes)\b/i.test(
    detail,
  );

const isRevealed = ({ diff }: Draft, id: string): boolean =>
  diff.entities_update.some((update) => update.id === id && update.visibility === "known");

/** Predicates that hold one value at a time: another value contradicts. Looser ones, such as `note`, may repeat. */
const manyValued = /^(note|detail|trait|rumou?r|description|feature|observation|said|mentions?|memory|history|event|appearance)$/i;

const objectionOf = (draft: Draft, subjectId: string, predicate: string, detail: string): string | undefined => {
  const about = [...draft.world.facts, ...draft.diff.facts_add].filter((fact) => fact.subject_id === subjectId);
  if (about.some((fact) => visibilityAfter(draft, fact) === "known" && alike(factText(fact), detail)))
    return "repeated: the fact is known already";
  const same = about.filter((fact) => fact.predicate.toLowerCase() === predicate.trim().toLowerCase());
  if (same.some((fact) => visibilityAfter(draft, fact) !== "known")) return "hidden_fact: the campaign has its own truth about this";
  if (same.length > 0 && !maySucceed(draft, same, predicate)) return "contradiction: the campaign already knows otherwise";
  return opposed(about, predicate) ? "contradiction: the opposite is established" : undefined;
};

/** Looser predicates repeat, and what has one value at a time changes; who someone is by the scenario stays. */
const maySucceed = ({ world, turnNo }: Draft, same: readonly Partial<Fact>[], predicate: string): boolean => {
  if (manyValued.test(predicate.trim())) return true;
  if (!isSingleValued(predicate, world.campaign.genre_rules)) return false;
  return !identity.test(predicate.trim()) || same.every(({ turn_no = turnNo }) => turn_no > 0);
};

const identity = /^(name|known[_ ]as|rank|title|allegiance|loyalty)$/i;

const visibilityAfter = ({ diff }: Draft, fact: Pick<Fact, "id" | "visibility">): Fact["visibility"] =>
  diff.facts_update.find(({ id }) => id === fact.id)?.visibility ?? fact.visibility;

const opposites: readonly (readonly [string, string])[] = [
  ["alive", "dead"],
  ["locked", "unlocked"],
  ["open", "closed"],
  ["intact", "destroyed"],
  ["hostile", "friendly"],
  ["present", "gone"],
];

const opposed = (facts: readonly Pick<Fact, "predicate">[], predicate: string): boolean => {
  const said = predicate.trim().toLowerCase();
  const [contrary] = opposites.flatMap(([a, b]) => (said === a ? [b] : said === b ? [a] : []));
  return contrary !== undefined && facts.some((fact) => fact.predicate.toLowerCase() === contrary);
};

const alike = (a: string, b: string): boolean => nameWordsOf(a).join(" ") === nameWordsOf(b).join(" ");
