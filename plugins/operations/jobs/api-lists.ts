import { RunStatusEnum, requireOperator } from "freeform-rpg/graphql";
import type { ApiPart, Builder } from "freeform-rpg/graphql";
import { z } from "zod";
import { JobRow } from "./job-row.ts";
import { Jobs } from "./tokens.ts";
import type { KindSummary, ScheduleSummary, WorkLoad } from "./tokens.ts";

/** Adds what operators see of all jobs, their kinds and schedules. */
export const addJobLists: ApiPart = (builder) => {
  const load = describeLoad(builder);
  const kind = describeKind(builder);
  const schedule = describeSchedule(builder);
  builder.queryFields((t) => ({
    jobs: t.field({
      type: [JobRow],
      description:
        "The jobs of all users, newest first. Those that failed for good have the status FAILED; `retryJob` runs one again. For operators.",
      args: {
        first: t.arg.int({
          defaultValue: 20,
          description: "The number of jobs to return, 1 to 100.",
          validate: z.int().min(1).max(100),
        }),
        status: t.arg({ type: [RunStatusEnum], description: "Only jobs with one of these statuses. Default: all." }),
        kind: t.arg.stringList({ description: "Only jobs of one of these kinds. Default: all." }),
      },
      resolve: async (_root, { first, status, kind: kinds }, context) => {
        requireOperator(context, "list the jobs of this server");
        return [...(await (await context.use(Jobs)).list({ limit: first ?? 20, statuses: status ?? [], kinds: kinds ?? [] }))];
      },
    }),
    jobKinds: t.field({
      type: [kind],
      description: "The kinds of jobs that this server runs, with their settings. For operators.",
      resolve: async (_root, _args, context) => {
        requireOperator(context, "list the kinds of jobs");
        return [...(await context.use(Jobs)).kinds()];
      },
    }),
    jobSchedules: t.field({
      type: [schedule],
      description: "The schedules by which servers start jobs, one for each time whatever the number of servers. For operators.",
      resolve: async (_root, _args, context) => {
        requireOperator(context, "list the schedules of jobs");
        return [...(await (await context.use(Jobs)).schedules())];
      },
    }),
    workLoad: t.field({
      type: load,
      description: "What waits and runs. For operators.",
      resolve: async (_root, _args, context) => {
        requireOperator(context, "see what waits and runs");
        return (await context.use(Jobs)).load();
      },
    }),
  }));
};

const describeLoad = (builder: Builder) =>
  builder.objectRef<WorkLoad>("WorkLoad").implement({
    description: "What waits and runs on all servers that share the database.",
    fields: (t) => ({
      queuedTurns: t.exposeInt("queuedTurns", { description: "Turns that wait for a server." }),
      runningTurns: t.exposeInt("runningTurns", { description: "Turns that are played." }),
      waitingTurns: t.exposeInt("waitingTurns", { description: "Turns that wait for a DM." }),
      queuedJobs: t.exposeInt("queuedJobs", { description: "Jobs that wait for a server, or for their next try." }),
      runningJobs: t.exposeInt("runningJobs", { description: "Jobs that are under way." }),
      failedJobs: t.exposeInt("failedJobs", { description: "Jobs that failed and have no tries left." }),
      oldestQueuedAt: t.expose("oldestQueuedAt", {
        type: "DateTime",
        nullable: true,
        description: "The time since when the oldest turn or job waits for a server; `null` when none does.",
      }),
    }),
  });

const describeKind = (builder: Builder) =>
  builder.objectRef<KindSummary>("JobKind").implement({
    description: "A kind of job: how it is tried, limited and kept.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The kind, as `Job.kind` names it." }),
      background: t.exposeBoolean("background", {
        description: "Whether the engine starts it by itself, so that it does not count among a user's jobs.",
      }),
      tries: t.exposeInt("tries", { description: "How often it is tried at most, if another try may help." }),
      firstDelay: t.exposeFloat("firstDelay", {
        nullable: true,
        description:
          "Milliseconds before the second try; each further one takes twice as long, less up to half by chance. `null` for one try.",
      }),
      longestDelay: t.exposeFloat("longestDelay", {
        nullable: true,
        description: "Milliseconds between two tries at most. `null` for one try.",
      }),
      timeLimit: t.exposeFloat("timeLimit", { description: "Milliseconds that one try may take." }),
      perServer: t.exposeInt("perServer", {
        nullable: true,
        description: "How many run at the same time on one server; `null` for as many as it has places.",
      }),
      overall: t.exposeInt("overall", {
        nullable: true,
        description: "How many run at the same time on all servers; `null` for any number.",
      }),
      retentionDays: t.exposeInt("retentionDays", {
        nullable: true,
        description: "Days for which an ended job is kept; `null` for the option `jobs` of the plugin `retention`.",
      }),
    }),
  });

const describeSchedule = (builder: Builder) =>
  builder.objectRef<ScheduleSummary>("JobSchedule").implement({
    description: "Times at which servers start a job by themselves.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The schedule, as the option `schedules` of the plugin `jobs` names it." }),
      kind: t.exposeString("kind", { description: "The kind of job." }),
      times: t.exposeString("times", {
        nullable: true,
        description: "An expression of cron and its time zone, or a period; `null` when it is switched off.",
      }),
      nextAt: t.expose("nextAt", { type: "DateTime", nullable: true, description: "The next time; `null` for none." }),
      lastJob: t.expose("lastJob", {
        type: JobRow,
        nullable: true,
        description: "The job of its latest time; `null` where there is none, or it was removed since.",
      }),
    }),
  });
