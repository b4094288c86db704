import type { Command } from "commander";
import type { CampaignOptions } from "../connect.ts";
import { demo } from "../demo.ts";
import type { PauseOptions, ResumeOptions } from "../pause/pause.ts";
import { runCommand } from "../run-command.ts";
import { withCampaignOptions } from "./connect-options.ts";

/** `pause`, `resume` and `x-card`: who stops play, and who lets it go on. */
export const addPause = (program: Command): void => {
  withCampaignOptions(program.command("pause"), demo.dm)
    .description("Pauses play: no turn starts until it is resumed. For the DM.")
    .option("--note <text>", "a note that members read")
    .action((options: PauseOptions) => runCommand(options, async () => (await load()).pause(options)));
  withCampaignOptions(program.command("resume"), demo.dm)
    .description("Lets play go on. For the DM.")
    .option("--after <choice>", "after an X-card: skip (what happened stands), rewind or restore", "skip")
    .action((options: ResumeOptions) => runCommand(options, async () => (await load()).resume(options)));
  withCampaignOptions(program.command("x-card"))
    .summary("stop play at once, for any member")
    .description(
      "Stops play at once: turns are cancelled, the last narration is withdrawn, and play pauses until a DM resumes it. For any member; who did it is not shown.",
    )
    .action((options: CampaignOptions) => runCommand(options, async () => (await load()).playXCard(options)));
};

/** `boundaries`: what never appears, and what appears out of sight. */
export const addBoundaries = (program: Command): void => {
  const boundaries = program
    .command("boundaries")
    .summary("list, add and remove lines and veils, in play too")
    .description("Lines never appear, veils happen out of sight. Both hold from the next turn on.")
    .addHelpText("after", help);
  withCampaignOptions(boundaries.command("list"))
    .description("Lists lines and veils.")
    .action((options: CampaignOptions) => runCommand(options, async () => (await loadBoundaries()).listBoundaries(options)));
  for (const kind of ["line", "veil"] as const)
    withCampaignOptions(boundaries.command(`${kind} <topic>`))
      .description(`Adds a ${kind}. For any member; who did it is not shown.`)
      .action((topic: string, options: CampaignOptions) =>
        runCommand(options, async () => (await loadBoundaries()).addBoundary(kind === "line" ? "LINE" : "VEIL", topic, options)),
      );
  withCampaignOptions(boundaries.command("remove <topic>"), demo.dm)
    .description("Removes a line or a veil; lines that hold in every campaign stay. For the DM.")
    .action((topic: string, options: CampaignOptions) =>
      runCommand(options, async () => (await loadBoundaries()).removeBoundary(topic, options)),
    );
};

const loadBoundaries = () => import("../pause/boundaries.ts");

const help = `
Examples:
  $ npx freeform-rpg boundaries line spiders --as ada
  $ npx freeform-rpg boundaries veil torture
  $ npx freeform-rpg boundaries remove torture`;

const load = () => import("../pause/pause.ts");
