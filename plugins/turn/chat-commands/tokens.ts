import { facet, service } from "freeform-rpg/kernel";
import type { Role } from "freeform-rpg/schemas";
import type { ChatCommand } from "./chat-command.ts";

/** Commands of the chat, such as `/omens`. Made with `defineChatCommand`; two of one name are refused at the start. */
export const chatCommands = facet<ChatCommand>("turn/chat-commands", { key: ({ name }) => name });

/** A text that may be a command. */
export interface SentText {
  readonly campaignId: string;
  readonly userId: string;
  readonly text: string;
  readonly idempotencyKey: string;
  /** Whether a text that is no command is an error. */
  readonly required: boolean;
}

/** What became of a command: an answer for the one who asked; `null` where the answer was posted to the table. */
export interface CommandResult {
  readonly answer: string | null;
}

/** Finds and runs commands of the chat. */
export interface ChatCommands {
  /** The commands that a role may use, by name. */
  list(role: Role): readonly ChatCommand[];
  /**
   * Runs a text that is a command; `null` for any other. An answer to the table is posted once for each key.
   * Throws `campaign_not_found`, `forbidden`, `command_unknown`, as `TableTalk.post` does, and an error that names the plugin when its code fails.
   */
  run(sent: SentText): Promise<CommandResult | null>;
}
export const ChatCommands = service<ChatCommands>("turn/chat-commands");

export type { ChatCommand, ChatCommandSpec, CommandAnswer, CommandCall } from "./chat-command.ts";
