import { CheckThreadsDocument, ListThreadsDocument } from "../api/generated/graphql.ts";
import type { CheckThreadsQuery, ListThreadsQuery, ThreadType } from "../api/generated/graphql.ts";
import { campaignOf } from "../api/read-campaign.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";
import { paint, print, printJson, printTable } from "../output.ts";

export interface ThreadsOptions extends CampaignOptions {
  readonly check?: boolean;
  readonly add?: readonly string[];
  readonly resolve?: readonly string[];
}

/** Lists threads, or checks them. Throws `usage`. */
export const threads = (options: ThreadsOptions): Promise<void> =>
  options.check === true || options.add !== undefined || options.resolve !== undefined ? checkThreads(options) : listThreads(options);

const listThreads = ({ campaign: id, json, ...options }: ThreadsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const found = campaignOf(await api.request(ListThreadsDocument, { id }), id).threads;
    if (json) return printJson({ campaign: id, threads: found });
    if (found.length === 0) return print("There are no threads.");
    printTable([["thread", "type", "status", "urgency", "title"], ...found.map(toLine)]);
  });

type Listed = NonNullable<ListThreadsQuery["campaign"]>["threads"][number];

const toLine = ({ key, type, status, urgency, overdue, title }: Listed): string[] => [
  key,
  type,
  overdue ? `${status}, overdue` : status,
  urgency,
  title,
];

const checkThreads = ({ campaign: id, add = [], resolve = [], json, ...options }: ThreadsOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const adds = add.map(readThread);
    const { checkThreads: check } = await api.request(CheckThreadsDocument, { id, adds, resolves: [...resolve] });
    if (check.diagnostics.length > 0) process.exitCode = 1;
    if (json) return printJson({ campaign: id, ...check });
    if (check.diagnostics.length === 0) return print("Nothing is wrong.");
    check.diagnostics.forEach(printDiagnostic);
  });

const types: readonly ThreadType[] = ["MYSTERY", "INFORMATION", "MORAL", "RELATIONSHIP", "QUEST", "RESOURCE", "DANGER"];

const readThread = (typed: string): { type: ThreadType; title: string } => {
  const [first = "", title = ""] = typed.trim().split(/\s+(.*)/s);
  const type = types.find((one) => one === first.toUpperCase());
  if (type !== undefined && title !== "") return { type, title };
  throw new CommandError("usage", `"${typed}" names no thread. Write "TYPE title"; the types are ${types.join(", ")}.`, 2);
};

const printDiagnostic = ({ code, message, suggestion }: CheckThreadsQuery["checkThreads"]["diagnostics"][number]): void => {
  print(`${paint.bold(code)}  ${message}`);
  print(`  ${suggestion}`);
};
