import type { Command } from "commander";
import type { ConnectOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { ListJobsOptions } from "../jobs/jobs.ts";
import { runCommand } from "../run-command.ts";
import { withConnectOptions } from "./connect-options.ts";

/** `jobs`: what the server does besides turns. */
export const addJobs = (program: Command): void => {
  const jobs = program
    .command("jobs")
    .summary("list jobs, run a failed one again, or cancel one")
    .description("Jobs: long work that belongs to no campaign, such as ingests, installations and maintenance. For operators.")
    .addHelpText("after", help);
  withConnectOptions(jobs.command("list"), demo.dm)
    .description("Lists the jobs of all users, newest first.")
    .option("--status <status>", "only jobs with this status: queued, running, finished, failed or cancelled")
    .option("--kind <kind>", "only jobs of this kind, such as ingest")
    .option("--last <number>", "how many to list, 1 to 100", "20")
    .action((options: ListJobsOptions) => runCommand(options, async () => (await load()).listJobs(options)));
  withConnectOptions(jobs.command("show <job>"), demo.dm)
    .description("Shows a job: its state, its tries, what it has done, and its result.")
    .action((key: string, options: ConnectOptions) => runCommand(options, async () => (await load()).showJob(key, options)));
  for (const [change, text] of changes)
    withConnectOptions(jobs.command(`${change} <job>`), demo.dm)
      .description(text)
      .action((key: string, options: ConnectOptions) => runCommand(options, async () => (await load()).changeJob(change, key, options)));
  withConnectOptions(jobs.command("kinds"), demo.dm)
    .description("Shows the kinds of jobs with their tries and limits, and the schedules with their next times.")
    .action((options: ConnectOptions) => runCommand(options, async () => (await load()).showKinds(options)));
};

const load = () => import("../jobs/jobs.ts");

const changes = [
  ["retry", "Runs a failed or cancelled job again, with all its tries. What it has made is kept."],
  ["cancel", "Cancels a job that waits or runs."],
] as const;

const help = `
A job that failed and has no tries left keeps the status "failed" until it is run again or removed after its days.

Examples:
  $ npx freeform-rpg jobs list --status failed
  $ npx freeform-rpg jobs show 0198f3a2-5f1c-7c3e-9d55-2f6f0c1f7a10
  $ npx freeform-rpg jobs retry 0198f3a2-5f1c-7c3e-9d55-2f6f0c1f7a10`;
