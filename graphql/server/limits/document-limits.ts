import { GraphQLError } from "graphql";

/** How large a document may be. Each is counted in time linear in the document. */
export const documentLimits = {
  /** UTF-16 units of its text. */
  characters: 100_000,
  tokens: 2500,
  fragments: 100,
  /** Fields and spreads of all its operations, with every fragment counted wherever it is spread. */
  selections: 5000,
  /** Fields within fields. */
  depth: 14,
  aliases: 30,
  directives: 9,
  /** Aliases within `__schema` and `__type`: with them one type could be read many times over. */
  introspectionAliases: 0,
  /** Pairs of fields that validation compares, to see whether fields of one name agree; graphql-js counts them. */
  comparisons: 500_000,
} as const;

/** The name of a limit, as errors carry it in `extensions.limit`. */
export type DocumentLimit = keyof typeof documentLimits;

const advice: Readonly<Record<DocumentLimit, (found: string, allowed: string) => string>> = {
  characters: (found, allowed) => `has ${found} characters; ${allowed} are allowed. Send long texts as variables.`,
  tokens: (found, allowed) => `has ${found} tokens or more; ${allowed} are allowed. Send values as variables, or split the document.`,
  fragments: (found, allowed) => `defines ${found} fragments; ${allowed} are allowed. Leave out those that the operation does not use.`,
  selections: (found, allowed) => `selects ${found} fields once its fragments are spread; ${allowed} are allowed. Spread fewer fragments.`,
  depth: (found, allowed) => `nests fields ${found} levels deep; ${allowed} are allowed. Read the inner objects by their own ids.`,
  aliases: (found, allowed) => `uses ${found} aliases once its fragments are spread; ${allowed} are allowed. Send several requests.`,
  directives: (found, allowed) =>
    `uses ${found} directives once its fragments are spread; ${allowed} are allowed. Leave fields out instead.`,
  introspectionAliases: (found) => `uses ${found} aliases on or within \`__schema\` or \`__type\`; none are allowed there. Leave them out.`,
  comparisons: (found, allowed) =>
    `selects the same names again and again: ${found} comparisons would be needed to check that they agree; ${allowed} are allowed. Select each field once.`,
};

/** The error for a document that is over a limit. `found` may exceed the largest number. */
export const tooLarge = (limit: DocumentLimit, found: number): GraphQLError => {
  const allowed = documentLimits[limit];
  const message = `The document ${advice[limit](writeCount(found), writeCount(allowed))}`;
  const http = { status: 400, spec: true };
  return new GraphQLError(message, { extensions: { code: "DOCUMENT_TOO_LARGE", limit, found: Math.min(found, countable), allowed, http } });
};

/** Beyond it numbers say no more. */
const countable = 1_000_000_000;

/** A count for people; beyond a billion only that it is more. */
export const writeCount = (count: number): string =>
  count > countable ? `more than ${countable.toLocaleString("en")}` : count.toLocaleString("en");
