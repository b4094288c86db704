import { baseLanguage } from "freeform-rpg/language";
import { InputCommand } from "freeform-rpg/schemas/turn";
import type { Service } from "freeform-rpg/kernel";
import type { Role } from "freeform-rpg/schemas";

/** A command that a member has sent. */
export interface CommandCall {
  readonly campaignId: string;
  readonly userId: string;
  readonly role: Role;
  /** The language of the campaign, a BCP 47 tag; `null` for English. Answer in it where you can. */
  readonly language: string | null;
  /** The text after the name, without white space around it. */
  readonly text: string;
  /** The same when a client repeats its request. */
  readonly idempotencyKey: string;
  readonly use: <T>(service: Service<T>) => Promise<T>;
}

/** What a command answers: a text for the one who asked, or for the whole table. */
export type CommandAnswer = string | { readonly text: string; readonly to: "asker" | "table" };

/** A command of the chat, such as `/omens`. */
export interface ChatCommand {
  /** Its name without the slash, in lower case. */
  readonly name: string;
  /** What follows the name, such as `[COUNT]`; empty for nothing. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** The same in other languages, by their tags such as `de`. */
  readonly translations: Readonly<Record<string, string>>;
  /** Who may use it: players and DMs, or DMs alone. */
  readonly role: "PLAYER" | "DM";
  readonly run: (call: CommandCall) => CommandAnswer | Promise<CommandAnswer>;
}

/** What {@link defineChatCommand} takes; without a role, players may use the command. */
export type ChatCommandSpec = Omit<ChatCommand, "usage" | "role" | "translations"> &
  Partial<Pick<ChatCommand, "usage" | "role" | "translations">>;

/** What a command does, in a language; in English where there is no translation into it. */
export const summaryIn = ({ summary, translations }: ChatCommand, language: string | null): string =>
  (language === null ? undefined : translations[baseLanguage(language)]) ?? summary;

/**
 * Defines a command, for the facet `chatCommands`. Throws where the name is taken by the chat itself, or is none.
 *
 * @example
 * const moon = defineChatCommand({ name: "moon", summary: "The phase of the moon.", run: () => "The moon is full." });
 */
export const defineChatCommand = ({ usage = "", role = "PLAYER", translations = {}, ...spec }: ChatCommandSpec): ChatCommand => {
  if (!/^[a-z][a-z0-9-]{0,29}$/.test(spec.name))
    throw new TypeError(`"${spec.name}" is no name of a command. Use up to 30 lower-case letters, digits and hyphens.`);
  if (InputCommand.safeParse(spec.name).success)
    throw new TypeError(`The chat itself has the command "/${spec.name}". Choose another name.`);
  return { ...spec, usage, role, translations };
};
