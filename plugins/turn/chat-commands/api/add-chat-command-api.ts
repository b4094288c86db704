import { Campaign, RoleEnum, columns } from "freeform-rpg/graphql";
import type { ApiPart } from "freeform-rpg/graphql";
import { summaryIn } from "../chat-command.ts";
import type { ChatCommand as Command } from "../chat-command.ts";
import { ChatCommands } from "../tokens.ts";

/** Adds `Campaign.commands`. */
export const addChatCommandApi: ApiPart = (builder) => {
  const type = builder.objectRef<Command>("ChatCommand").implement({
    description: "A command of the chat, such as `/omens`. It is sent as a text with `playTurn` and makes no turn.",
    fields: (t) => ({
      name: t.exposeString("name", { description: "The name without the slash." }),
      usage: t.exposeString("usage", { description: "What follows the name, such as `[COUNT]`; may be empty." }),
      summary: t.exposeString("summary", { description: "What it does, in one line." }),
      role: t.expose("role", { type: RoleEnum, description: "Who may use it: `PLAYER` for players and DMs, `DM` for DMs alone." }),
    }),
  });
  builder.objectField(Campaign, "commands", (t) =>
    t.field({
      type: [type],
      description: "The commands that the viewer may use in the chat, by name.",
      ...columns("calibration"),
      resolve: async ({ campaign_id, calibration }, _args, { use, memberships }) => {
        const role = await memberships.role(campaign_id);
        const commands = role === null ? [] : (await use(ChatCommands)).list(role);
        return commands.map((command) => ({ ...command, summary: summaryIn(command, calibration.language ?? null) }));
      },
    }),
  );
};
