import { capitalise } from "freeform-rpg/language";
import type { PromiseMessages } from "../english/promises.ts";

/** What is promised is quoted: it stands in whatever words it was said in. */
export const promises: PromiseMessages = {
  fact: (name, whom, what) => `${capitalise(name)} hat${behind(whom)} versprochen: „${what}“.`,
  factKept: (name, what) => `${somebody(name)} hat das Versprechen gehalten: „${what}“.`,
  factBroken: (name, what) => `${somebody(name)} hat das Versprechen gebrochen: „${what}“.`,
  yours: (whom, what) => `Du versprichst${behind(whom)}: „${what}“.`,
  theirs: (name, what) => `${capitalise(name)} verspricht: „${what}“.`,
  youKeep: (what) => `Du hältst dein Versprechen: „${what}“.`,
  theyKeep: (name, what) => `${somebody(name)} hält das Versprechen: „${what}“.`,
  youBreak: (whom, what) => `Du hast dein Versprechen gebrochen${whom === null ? "" : ` (${whom})`}: „${what}“. Das spricht sich herum.`,
  released: (name, what) => `${somebody(name)} fühlt sich an das Versprechen nicht mehr gebunden: „${what}“.`,
  lapsed: (name, what) => `Das Versprechen bindet niemanden mehr${name === null ? "" : ` (${name})`}: „${what}“.`,
};

const somebody = (name: string | null): string => (name === null ? "Jemand" : capitalise(name));

const behind = (whom: string | null): string => (whom === null ? "" : ` (${whom})`);
