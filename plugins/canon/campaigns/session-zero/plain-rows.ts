import { baseLanguage, nameKey } from "freeform-rpg/language";
import { hasForm, threadTemplate } from "freeform-rpg/schemas/campaign";
import type {
  BondForm,
  ClockForm,
  OpenThreadForm,
  ScenarioClock,
  ScenarioDraft,
  ScenarioFact,
  ScenarioRelationship,
  ScenarioThread,
  StatementForm,
} from "freeform-rpg/schemas";
import { findEntity, idFor, unknownEntity } from "./names.ts";
import type { Entities } from "./names.ts";

/** Rows of a phase in plain words, turned into rows of a scenario, and what is wrong with them. */
export interface PlainRows<T> {
  readonly rows: readonly T[];
  readonly problems: readonly string[];
}

/** Facts. What is about nothing in particular is about the first place. */
export const toFacts = ({ entities, facts }: ScenarioDraft, statements: readonly StatementForm[]): PlainRows<ScenarioFact> => {
  const rows: ScenarioFact[] = [];
  const problems: string[] = [];
  for (const { text, about, known } of statements) {
    const subject_id = about === "" ? entities.find(({ type }) => type === "location")?.id : findEntity(entities, about);
    if (subject_id === undefined) {
      problems.push(about === "" ? `"${text}": say whom or what it is about.` : unknownEntity(`"${text}"`, about, entities));
      continue;
    }
    const visibility = known === "players" ? "known" : known === "dm" ? "dm" : "world";
    const id = idFor(text.split(/\s+/).slice(0, 6).join(" "), [...facts.map((fact) => ({ id: fact.id, name: fact.object.text })), ...rows]);
    rows.push({ id, subject_id, predicate: "is", object: { text }, visibility, confidence: 1, tags: [] });
  }
  return { rows, problems };
};

/** Threads, their titles in the form of their type, in the language of the story. */
export const toThreads = ({ threads, calibration }: ScenarioDraft, open: readonly OpenThreadForm[]): readonly ScenarioThread[] => {
  const rows: ScenarioThread[] = [];
  for (const { type, title: said, success, failure, urgency } of open) {
    const title = formTitle({ type, said, success, language: baseLanguage(calibration.language ?? "en") });
    const id = idFor(title, [
      ...threads.map((one) => ({ id: one.id, name: one.title })),
      ...rows.map((one) => ({ id: one.id, name: one.title })),
    ]);
    const stakes = { success, failure };
    rows.push({
      id,
      title,
      type,
      urgency,
      status: "active",
      stakes,
      related_entity_ids: [],
      tags: [],
      visibility: "known",
      resolved_when: null,
      failed_when: null,
    });
  }
  return rows;
};

/** A thread in plain words. */
interface PlainThread {
  readonly type: OpenThreadForm["type"];
  readonly said: string;
  readonly success: string;
  /** The base tag of the story's language. */
  readonly language: string;
}

/** The title in the form of its type: "who cut the rope" is "Open question: who cut the rope?". */
const formTitle = ({ type, said, success, language }: PlainThread): string => {
  if (hasForm(type, said)) return said;
  const bare = said.replace(/[.?!;]+$/, "");
  const parts = [bare, success === "" ? (language === "de" ? "es getan ist" : "it is done") : success.replace(/[.?!;]+$/, "")];
  return threadTemplate(type, language).replaceAll("...", () => parts.shift() ?? "");
};

/** Clocks that count up and do one thing, when they are full. */
export const toClocks = (clocks: readonly ScenarioClock[], own: readonly ClockForm[]): readonly ScenarioClock[] => {
  const rows: ScenarioClock[] = [];
  for (const { name, max, full } of own) {
    const id = idFor(name, [...clocks, ...rows]);
    rows.push({
      id,
      name,
      value: 0,
      max,
      direction: "up",
      triggers: { [String(max)]: full },
      moves: [],
      deadline: null,
      tags: [],
      visibility: "known",
    });
  }
  return rows;
};

/** Relationships. */
export const toRelationships = (entities: Entities, bonds: readonly BondForm[]): PlainRows<ScenarioRelationship> => {
  const rows: ScenarioRelationship[] = [];
  const problems: string[] = [];
  for (const { from, to, kind, strength } of bonds) {
    const [a_id, b_id] = [findEntity(entities, from), findEntity(entities, to)];
    if (a_id === undefined) problems.push(unknownEntity("A relationship", from, entities));
    if (b_id === undefined) problems.push(unknownEntity("A relationship", to, entities));
    if (a_id !== undefined && b_id !== undefined)
      rows.push({ a_id, b_id, rel_type: nameKey(kind).replaceAll(" ", "_"), intensity: strength, notes: {}, visibility: "known" });
  }
  return { rows, problems };
};
