import type { Answer } from "./open-api.ts";

/** What a sweep came to. */
export interface Sweep {
  readonly answers: readonly Answer[];
  /** Fields that were refused by themselves, by the named steps that lead to them. */
  readonly refused: readonly string[];
}

/** Limits that the server sets to one document. */
const most = { tokens: 2000, aliases: 25 };

/**
 * Asks all selections, many in a document. A refusal may take everything beside it away: then the document is asked again in halves, until
 * what is refused stands alone.
 */
export const sweep = async (selections: readonly string[], ask: (query: string) => Promise<Answer>): Promise<Sweep> => {
  const answers: Answer[] = [];
  const refused = new Set<string>();
  const askAll = async (together: readonly string[]): Promise<void> => {
    const answer = await ask(`{ ${together.join("\n")} }`);
    answers.push(answer);
    const taking = (answer.errors ?? []).filter(({ path = [] }) => path.at(-1) !== "dm");
    const whole = taking.every(({ path = [], extensions }) => path.length === 1 && extensions?.["code"] === "FORBIDDEN");
    if (!whole && together.length > 1) return halve(together);
    for (const { path = [], extensions } of taking) refused.add(`${nameOf(path)}: ${extensions?.["code"]}`);
  };
  const halve = async (together: readonly string[]): Promise<void> => {
    const middle = Math.ceil(together.length / 2);
    await askAll(together.slice(0, middle));
    await askAll(together.slice(middle));
  };
  for (const together of pack(selections)) await askAll(together);
  return { answers, refused: [...refused].toSorted() };
};

/** Which of a field's aliases is refused first is a matter of chance: they count as one. */
const nameOf = (path: readonly (string | number)[]): string =>
  path.flatMap((step) => (typeof step === "string" ? [step.replace(/_\d+$/, "")] : [])).join(".");

/** Selections in documents that the server takes, each about one field of the root: what is refused there is refused whole. */
export const pack = (selections: readonly string[]): string[][] => {
  const documents: string[][] = [];
  let left = { tokens: 0, aliases: 0 };
  let about = "";
  for (const selection of selections) {
    const needs = { tokens: (selection.match(/[\w"]+|[^\s\w]/g) ?? []).length, aliases: (selection.match(/\w+_\d+: /g) ?? []).length };
    if (rootOf(selection) !== about || needs.tokens > left.tokens || needs.aliases > left.aliases) {
      documents.push([]);
      left = { ...most };
      about = rootOf(selection);
    }
    documents.at(-1)?.push(selection);
    left = { tokens: left.tokens - needs.tokens, aliases: left.aliases - needs.aliases };
  }
  return documents;
};

const rootOf = (selection: string): string => /^(?:\w+: )?(\w+)/.exec(selection)?.[1] ?? "";
