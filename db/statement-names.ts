import { hash } from "node:crypto";

/** How many statements have a name. Each of them costs every connection some memory in Postgres. */
const maxNamed = 300;

/** How many statements sent once are remembered, to recognise the second time. */
const maxSeen = 2000;

/** Names for statements that are sent again and again. Statements whose text varies stay unnamed, as the number of names is limited. */
export interface StatementNames {
  /** The name of a statement, from its second use on. */
  nameOf(text: string): string | undefined;
  /** Forgets all names, unless that has been done since `outdated` was given. What was prepared under them is of no more use. */
  forget(outdated?: string): void;
}

/** Makes an empty list. */
export const openStatementNames = (): StatementNames => {
  const named = new Map<string, string>();
  const seen = new Set<string>();
  let generation = 1;
  return {
    nameOf: (text) => {
      const known = named.get(text);
      if (known !== undefined || named.size >= maxNamed) return known;
      if (!seen.delete(text)) {
        if (seen.size >= maxSeen) seen.clear();
        seen.add(text);
        return undefined;
      }
      const name = `${generation}_${hash("sha256", text, "base64url")}`;
      named.set(text, name);
      return name;
    },
    forget: (outdated) => {
      if (outdated !== undefined && !outdated.startsWith(`${generation}_`)) return;
      generation += 1;
      named.clear();
    },
  };
};
