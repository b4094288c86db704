import { defineChatCommand, summaryIn } from "./chat-command.ts";
import type { ChatCommand } from "./chat-command.ts";
import { messages } from "./messages.ts";
import { ChatCommands } from "./tokens.ts";

const describe = (command: ChatCommand, language: string | null): string => {
  const line = `/${[command.name, command.usage].filter(Boolean).join(" ")}: ${summaryIn(command, language)}`;
  return command.role === "DM" ? messages.in(language).forDm(line) : line;
};

/** `/help`: all commands that the member may use, in the language of the campaign. */
export const help = defineChatCommand({
  name: "help",
  summary: messages.in("en").help,
  translations: { de: messages.in("de").help },
  run: async ({ role, language, use }) => {
    const listed = (await use(ChatCommands)).list(role).map((command) => describe(command, language));
    return [...messages.in(language).ofTheChat, ...listed].join("\n");
  },
});
