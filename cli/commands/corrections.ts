import type { Command } from "commander";
import type { DecideOptions, ListOptions, ProposeOptions } from "../corrections/corrections.ts";
import { changeNames } from "../corrections/changes.ts";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `corrections`: changes to canon that users propose and a DM decides. */
export const addCorrections = (program: Command): void => {
  const corrections = program
    .command("corrections")
    .summary("propose, decide and explain corrections to canon")
    .description("Corrections to canon. A DM's corrections apply at once; a player's wait until a DM approves them.")
    .addHelpText("after", help);
  addList(corrections);
  addShow(corrections);
  addPropose(corrections);
  addDecisions(corrections);
  addExplain(corrections);
};

const load = () => import("../corrections/corrections.ts");

const help = `
Examples:
  $ npx freeform-rpg corrections list --status pending
  $ npx freeform-rpg corrections show cr-2
  $ npx freeform-rpg corrections propose rename agent_chen "Inspector Chen" --reason "promoted in session 3"
  $ npx freeform-rpg corrections propose merge npc-4 agent_chen
  $ npx freeform-rpg corrections approve cr-2 --note "agreed with the group"
  $ npx freeform-rpg corrections explain "Agent Chen" --json`;

const forDm = (command: Command): Command => withCampaignOptions(command, demo.dm);

const addList = (parent: Command): void => {
  forDm(parent.command("list"))
    .description("Lists corrections, newest first: all of them for a DM, their own for a player.")
    .option("--status <status>", "only corrections with this status: pending, approved, rejected or withdrawn")
    .option("--target <id>", "only corrections of this entity or thread")
    .option("--author <user>", "only corrections that this user proposed")
    .action((options: ListOptions) => runCommand(options, async () => (await load()).listCorrections(options)));
};

const addShow = (parent: Command): void => {
  forDm(parent.command("show <correction>"))
    .description("Shows a correction and, while it is pending, what it would change.")
    .action((key: string, options: CampaignOptions) => runCommand(options, async () => (await load()).showCorrection(key, options)));
};

const addPropose = (parent: Command): void => {
  forDm(parent.command("propose <change> <target> [value]"))
    .description(`Proposes a correction. Changes: ${changeNames.join(", ")}. TARGET is the name or id of an entity, or the id of a thread.`)
    .option("--reason <text>", "the reason, for those who decide")
    .option("--session <id>", "apply it in this session only")
    .action((change: string, target: string, value: string | undefined, options: ProposeOptions) =>
      runCommand(options, async () => (await load()).proposeCorrection({ change, target, value }, options)),
    );
};

const addDecisions = (parent: Command): void => {
  const texts = {
    approve: "Approves a pending correction and applies it. For the DM.",
    reject: "Rejects a pending correction. For the DM.",
    withdraw: "Withdraws a correction and reverts what it changed.",
  } as const;
  for (const act of ["approve", "reject", "withdraw"] as const)
    forDm(parent.command(`${act} <correction>`))
      .description(texts[act])
      .option("--note <text>", "a comment that is stored with the decision")
      .action((key: string, options: DecideOptions) => runCommand(options, async () => (await load()).decideCorrection(act, key, options)));
};

const addExplain = (parent: Command): void => {
  forDm(parent.command("explain <name>"))
    .description("Shows which entity a name resolves to and which corrections cause it. For the DM.")
    .action((name: string, options: CampaignOptions) => runCommand(options, async () => (await load()).resolveName(name, options)));
};
