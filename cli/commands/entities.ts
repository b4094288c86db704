import { Option } from "commander";
import type { Command } from "commander";
import type { MakeOptions } from "../changes/changes.ts";
import type { CreateOptions, EditOptions } from "../entities/change-entities.ts";
import type { ListOptions, ShowOptions } from "../entities/entities.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions, withChangeOptions } from "./connect-options.ts";
import { gather } from "./gather.ts";

const types = ["character", "location", "item", "faction", "organization", "monster", "deity", "other"];
const visibilities = ["known", "world", "dm"];

/** `entities`: the people, places, things and groups of a campaign. */
export const addEntities = (program: Command): void => {
  const entities = program
    .command("entities")
    .summary("list, show, create and edit people, places and things")
    .description("The people, places, things and groups of a campaign.")
    .addHelpText("after", help);
  withCampaignOptions(entities.command("list"))
    .description("Lists entities that players know.")
    .addOption(new Option("--type <type>", "only those of this type").choices(types))
    .option("--name <text>", "only those whose name contains this text")
    .option("--all", "also those that players do not know; for the DM")
    .action((options: ListOptions) => runCommand(options, async () => (await load()).listEntities(options)));
  withCampaignOptions(entities.command("show <entity>"))
    .description("Shows one entity, by its name or id, with what players know of it.")
    .option("--all", "also what players do not know; for the DM")
    .action((id: string, options: ShowOptions) => runCommand(options, async () => (await load()).showEntity(id, options)));
  addEdits(entities);
};

const addEdits = (entities: Command): void => {
  withFields(entities.command("create <name>"))
    .description("Adds an entity. For the DM.")
    .addOption(new Option("--type <type>", "what it is").choices(types).makeOptionMandatory())
    .option("--id <id>", "an id of your own (default: one made of the name)")
    .option("--at <where>", "where: a place or, for an item, a person, by name or id")
    .action((name: string, options: CreateOptions) => runCommand(options, async () => (await loadEdits()).createEntity(name, options)));
  withFields(entities.command("edit <entity>"))
    .description("Changes an entity. Its name is changed by a correction. For the DM.")
    .action((id: string, options: EditOptions) => runCommand(options, async () => (await loadEdits()).editEntity(id, options)));
  withChangeOptions(entities.command("retire <entity>"))
    .description("Takes an entity out of play. What is known of it stays known. For the DM.")
    .action((id: string, options: MakeOptions) => runCommand(options, async () => (await loadEdits()).retireEntity(id, options)));
  withChangeOptions(entities.command("restore <entity>"))
    .description("Brings a retired entity back. For the DM.")
    .option("--at <where>", "where: a place or, for an item, a person, by name or id")
    .action((id: string, options: MakeOptions & { readonly at?: string }) =>
      runCommand(options, async () => (await loadEdits()).restoreEntity(id, options)),
    );
};

const withFields = (command: Command): Command =>
  withChangeOptions(command)
    .option("--description <text>", "how it looks")
    .option("--attrs <attributes>", "attributes as YAML or JSON; null takes one away")
    .option("--tag <tag>", "a tag; repeat it for several. Replaces the tags.", gather)
    .addOption(new Option("--visibility <visibility>", "whether players know of it").choices(visibilities));

const load = () => import("../entities/entities.ts");
const loadEdits = () => import("../entities/change-entities.ts");

const help = `
Examples:
  $ npx freeform-rpg entities list --type character --all --as dee
  $ npx freeform-rpg entities create "brass whistle" --type item --at player --preview
  $ npx freeform-rpg entities edit viktor --description "Unshaven, with a bandaged hand."
  $ npx freeform-rpg entities edit viktor --attrs '{ dm: { owes: sefa } }' --note "for the third act"
  $ npx freeform-rpg entities retire viktor --announce "Viktor has left the city."
  $ npx freeform-rpg entities restore viktor --at docks`;
