import { defineChatCommand } from "./chat-command.ts";
import type { ChatCommand } from "./chat-command.ts";
import { ChatCommands } from "./tokens.ts";

/** The commands that give a text its kind. */
const ofTheChat = [
  "/say TEXT: say these words as they stand",
  "/me TEXT: do what the text says",
  "/ooc TEXT or ((TEXT)): talk to the other players, outside the story",
  "/roll 2d6+1 REASON: roll dice for all to see; /gmroll for the DM alone",
];

const describe = ({ name, usage, summary, role }: ChatCommand): string =>
  `/${[name, usage].filter(Boolean).join(" ")}: ${summary}${role === "DM" ? " (DM)" : ""}`;

/** `/help`: all commands that the member may use. */
export const help = defineChatCommand({
  name: "help",
  summary: "The commands that you may use.",
  run: async ({ role, use }) => [...ofTheChat, ...(await use(ChatCommands)).list(role).map(describe)].join("\n"),
});
