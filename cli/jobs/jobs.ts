import { ListJobKindsDocument, ListJobsDocument, RetryJobDocument, ShowJobDocument, StopJobDocument } from "../api/generated/graphql.ts";
import type { JobFieldsFragment, ListJobKindsQuery, RunStatus, ShowJobQuery } from "../api/generated/graphql.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { connected } from "../connect.ts";
import type { ConnectOptions } from "../connect.ts";
import { inWords, paint, print, printJson, printTable } from "../output.ts";
import { describeLimits } from "./describe-limits.ts";

export interface ListJobsOptions extends ConnectOptions {
  readonly status?: string;
  readonly kind?: string;
  readonly last: string;
}

const statuses: readonly RunStatus[] = ["QUEUED", "RUNNING", "FINISHED", "FAILED", "CANCELLED"];

/** Lists the latest jobs of all users. Throws `status_unknown`, `option_invalid`. */
export const listJobs = ({ status, kind, last, json = false, ...options }: ListJobsOptions): Promise<void> => {
  const variables = {
    first: readCount(last),
    status: status === undefined ? null : [readStatus(status)],
    kind: kind === undefined ? null : [kind],
  };
  return connected({ ...options, operator: true }, async ({ api }) => {
    const { jobs } = await api.request(ListJobsDocument, variables);
    if (json) return printJson(jobs);
    if (jobs.length === 0) return print("There are no such jobs.");
    printTable(jobs.map(describeJob));
  });
};

const readStatus = (typed: string): RunStatus => {
  const found = statuses.find((status) => status === typed.toUpperCase());
  if (found) return found;
  throw new CommandError("status_unknown", `Unknown status "${typed}". Use ${statuses.map(inWords).join(", ")}.`, 2);
};

const readCount = (typed: string): number => {
  const count = Number(typed);
  if (Number.isInteger(count) && count >= 1 && count <= 100) return count;
  throw new CommandError("option_invalid", `"${typed}" is no number of jobs. Use a whole number from 1 to 100.`, 2);
};

const describeJob = (job: JobFieldsFragment): string[] => [
  job.key,
  job.kind,
  describeState(job),
  job.userId === "" ? "the engine" : job.userId,
  job.createdAt,
  job.failure?.message ?? "",
];

const describeState = ({ status, failedTries, retryAt }: JobFieldsFragment): string => {
  if (retryAt !== null) return `tried again at ${retryAt}`;
  return failedTries === 0 ? inWords(status) : `${inWords(status)} after ${failedTries} failed ${failedTries === 1 ? "try" : "tries"}`;
};

/** Shows a job with what it has done. Throws `job_not_found`. */
export const showJob = (key: string, { json = false, ...options }: ConnectOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const { job } = await api.request(ShowJobDocument, { key });
    if (job === null) throw new CommandError("job_not_found", `There is no job "${key}". List them with: jobs list`);
    if (json) return printJson(job);
    printJob(job);
    printTable(job.events.flatMap((event) => describeEvent(event)));
    if (job.result !== null) print(JSON.stringify(job.result, null, 2));
  });

type JobEvent = NonNullable<ShowJobQuery["job"]>["events"][number];

const describeEvent = (event: JobEvent): string[][] => {
  switch (event.__typename) {
    case "StageProgress":
      return [[String(event.seq), `${event.note} (${event.done}${event.total === null ? "" : ` of ${event.total}`})`]];
    case "StageFinished":
      return [[String(event.seq), `${event.stage} finished`]];
    case "TryFailed":
      return [[String(event.seq), `a try failed: ${event.failure.message}`]];
    case "RunFailed":
      return [[String(event.seq), `failed: ${event.failure.message}`]];
    default:
      return [];
  }
};

const printJob = (job: JobFieldsFragment): void => {
  print(`${paint.bold(job.kind)} ${job.key}: ${describeState(job)}`);
  if (job.lostTries > 0) print(`${job.lostTries} ${job.lostTries === 1 ? "server" : "servers"} died while running it.`);
  if (job.failure !== null) print(`${job.failure.code}: ${job.failure.message}`);
};

const changes = { retry: RetryJobDocument, cancel: StopJobDocument };

/** Runs a failed or cancelled job again, or cancels one that waits or runs. */
export const changeJob = (change: keyof typeof changes, key: string, { json = false, ...options }: ConnectOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const job = unwrap((await api.request(changes[change], { key })).decided);
    if (json) printJson(job);
    else printJob(job);
  });

/** Shows the kinds of jobs with their limits, and the schedules. */
export const showKinds = ({ json = false, ...options }: ConnectOptions): Promise<void> =>
  connected({ ...options, operator: true }, async ({ api }) => {
    const shown = await api.request(ListJobKindsDocument);
    if (json) return printJson(shown);
    printTable(shown.jobKinds.map((kind) => [kind.name, ...describeLimits(kind)]));
    print();
    printTable(shown.jobSchedules.map(describeSchedule));
  });

const describeSchedule = ({ name, times, nextAt, lastJob }: ListJobKindsQuery["jobSchedules"][number]): string[] => [
  name,
  times ?? "switched off",
  nextAt === null ? "" : `next ${nextAt}`,
  lastJob === null ? "never so far" : `last ${lastJob.createdAt}, ${inWords(lastJob.status)}`,
];
