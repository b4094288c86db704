import { factText } from "freeform-rpg/plugins/turn/scene/lib";
import { canonicalJson } from "freeform-rpg/kernel";
import type { JsonObject, ShownPacket } from "freeform-rpg/schemas";

/** The roles that have a conversation with a campaign. */
export type Role = "interpreter" | "narrator" | "reviewer" | "planner";

/** Lines of a view or a tail by what they are about, such as `fact:f1`, in their order. */
export type Lines = ReadonlyMap<string, string>;

type Entity = ShownPacket["entities"][number];

/** The card of a person, thing or place: what stays true of it for a while. */
export const entityLines = (role: Role, { entities }: ShownPacket): Lines =>
  new Map(entities.map((entity) => [`entity:${entity.id}`, describeEntity(role, entity)]));

/** What is known of people beside their cards: where they are, what they want, what passed between them and the party. */
export const dossierLines = (role: Role, { entities }: ShownPacket): Lines =>
  new Map(role === "interpreter" ? [] : entities.flatMap((entity) => describeDossier(entity)));

/** What people in the scene can and cannot do. */
export const abilityLines = (role: Role, { npc_capabilities }: ShownPacket): Lines =>
  new Map(role === "interpreter" ? [] : sorted(npc_capabilities).map(([id, abilities]) => [`can:${id}`, describeAbilities(id, abilities)]));

/** Known facts. */
export const factLines = (_: Role, { facts }: ShownPacket): Lines =>
  new Map(facts.map((fact) => [`fact:${fact.id}`, `[${fact.id}] ${factText(fact)}`]));

/** Open threads. */
export const threadLines = (role: Role, { threads }: ShownPacket): Lines =>
  new Map(
    role === "interpreter"
      ? []
      : threads.map(({ id, type, title, overdue }) => [
          `thread:${id}`,
          `[${id}] ${type.toLowerCase()}: ${title}${overdue ? " (overdue)" : ""}`,
        ]),
  );

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

/** The entries of a record in the order of their keys. */
export const sorted = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).toSorted(([left], [right]) => (left < right ? -1 : 1));

/** Attributes that help to understand what a player means. */
const spokenOf = ["description", "disposition", "states"];
/** Attributes that a narration draws on. */
const narrated = [
  ...spokenOf,
  "appearance",
  "voice",
  "pronouns",
  "occupation",
  "atmosphere",
  "uses",
  "features",
  "feature_states",
  "stats",
  "capabilities",
  "limits",
];
const flags = ["dead", "down", "destroyed", "hostile", "in_party"];

const describeEntity = (role: Role, { id, type, name, attrs }: Entity): string =>
  [
    `[${id}] ${name}, ${type}${namesOf(attrs)}`,
    ...flags.filter((key) => attrs[key] === true).map((key) => key.replace("_", " ")),
    ...(role === "interpreter" ? spokenOf : narrated).flatMap((key) => describeAttribute(key, attrs[key])),
  ].join("; ");

const namesOf = ({ aliases }: JsonObject): string => (Array.isArray(aliases) && aliases.length > 0 ? ` (also ${aliases.join(", ")})` : "");

const describeAttribute = (key: string, value: unknown): string[] => {
  if (value === undefined || isEmpty(value)) return [];
  const text = typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : canonicalJson(value);
  return key === "description" ? [text] : [`${key.replace("_", " ")}: ${text}`];
};

const describeDossier = ({ id, dossier }: Entity): [string, string][] => {
  if (dossier === undefined) return [];
  const { where, wants, trust, promises, dealings } = dossier;
  const parts = [
    where === "" ? "" : `is at ${where}`,
    wants.length === 0 ? "" : `wants: ${wants.join("; ")}`,
    trust,
    promises.length === 0 ? "" : `promised: ${promises.join("; ")}`,
    dealings.length === 0 ? "" : `lately: ${dealings.map(({ text }) => text).join(" ")}`,
  ].filter((part) => part !== "");
  return [[`dossier:${id}`, `[${id}] ${parts.join("; ")}`]];
};

const describeAbilities = (id: string, { can, cannot, threat_level }: ShownPacket["npc_capabilities"][string]): string =>
  [
    `[${id}] threat: ${threat_level}`,
    can.length === 0 ? "" : `can: ${can.join(", ")}`,
    cannot.length === 0 ? "" : `limits: ${cannot.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join("; ");
