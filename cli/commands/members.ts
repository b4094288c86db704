import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { InviteOptions, JoinOptions } from "../members/members.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions, withConnectOptions } from "./connect-options.ts";

/** `members` and `join`: who belongs to a campaign, and who is invited. */
export const addMembers = (program: Command): void => {
  const members = program
    .command("members")
    .summary("list, invite, add and remove members, and change their roles")
    .description("The members of a campaign, their roles and characters, and invitations.")
    .addHelpText("after", help);
  addRoles(members);
  addInvitations(members);
  withConnectOptions(program.command("join <code>"))
    .summary("join a campaign by an invitation")
    .description("Joins a campaign by the code of an invitation, or asks its DM to be admitted.")
    .option("--name <name>", "the name that other members read (default: the name in the token)")
    .option("--seat <id>", "the playable character to take (default: the first that is free)")
    .action((code: string, options: JoinOptions) => runCommand(options, async () => (await load()).join(code, options)));
};

const load = () => import("../members/members.ts");

const help = `
Examples:
  $ npx freeform-rpg members list
  $ npx freeform-rpg members invite --hours 48
  $ npx freeform-rpg members invite --role OBSERVER --uses 0 --approval
  $ npx freeform-rpg join CODE --as ann --name Ann
  $ npx freeform-rpg members admit ann
  $ npx freeform-rpg members seat oona_pike --user ann
  $ npx freeform-rpg members transfer ann --play`;

const addRoles = (parent: Command): void => {
  withCampaignOptions(parent.command("list"))
    .description("Lists members, and the characters that no one plays.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listMembers(options)));
  withCampaignOptions(parent.command("add <user>"), demo.dm)
    .description("Adds a user as a member. For the DM.")
    .option("--role <role>", "DM, PLAYER or OBSERVER", "PLAYER")
    .action((user: string, options: CampaignOptions & { role: string }) =>
      runCommand(options, async () => (await load()).addMember(user, options)),
    );
  withCampaignOptions(parent.command("role <user> <role>"), demo.dm)
    .description("Makes a member DM, PLAYER or OBSERVER. For the DM.")
    .action((user: string, role: string, options: CampaignOptions) =>
      runCommand(options, async () => (await load()).changeRole(user, role, options)),
    );
  withCampaignOptions(parent.command("transfer <user>"), demo.dm)
    .description("Makes another member DM in your place. For the DM.")
    .option("--play", "become a player (default: an observer)")
    .action((user: string, options: CampaignOptions & { play?: boolean }) =>
      runCommand(options, async () => (await load()).transferDm(user, options)),
    );
  withCampaignOptions(parent.command("seat <character>"))
    .description("Takes a playable character that no one plays.")
    .option("--user <user>", "the member who gets it (default: yourself); for the DM")
    .action((seat: string, options: CampaignOptions & { user?: string }) =>
      runCommand(options, async () => (await load()).takeSeat(seat, options)),
    );
  withCampaignOptions(parent.command("remove <user>"), demo.dm)
    .description("Removes a member. Their character stays in the story. For the DM.")
    .action((user: string, options: CampaignOptions) => runCommand(options, async () => (await load()).removeMember(user, options)));
  withCampaignOptions(parent.command("leave"))
    .description("Ends your own membership.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).leaveCampaign(options)));
};

const addInvitations = (parent: Command): void => {
  withCampaignOptions(parent.command("invite"), demo.dm)
    .description("Makes an invitation and prints its code, once. For the DM.")
    .option("--role <role>", "the role of those who join by it", "PLAYER")
    .option("--seat <id>", "the playable character that it is for")
    .option("--note <text>", "a note that those who have the code read", "")
    .option("--hours <number>", "hours until it expires, 1 to 8760", Number, 168)
    .option("--uses <number>", "how many may join by it; 0 for any number", Number, 1)
    .option("--approval", "a DM admits each user who comes by it")
    .action((options: InviteOptions) => runCommand(options, async () => (await load()).invite(options)));
  withCampaignOptions(parent.command("invitations"), demo.dm)
    .description("Lists invitations, and users who wait to join. For the DM.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).listInvitations(options)));
  withCampaignOptions(parent.command("revoke <invitation>"), demo.dm)
    .description("Ends an invitation. For the DM.")
    .action((key: string, options: CampaignOptions) => runCommand(options, async () => (await load()).revokeInvitation(key, options)));
  for (const name of ["admit", "refuse"] as const)
    withCampaignOptions(parent.command(`${name} <user>`), demo.dm)
      .description(name === "admit" ? "Admits a user who waits to join. For the DM." : "Refuses a user who waits to join. For the DM.")
      .action((user: string, options: CampaignOptions) =>
        runCommand(options, async () => (await load()).decideJoinRequest(user, name === "admit", options)),
      );
};
