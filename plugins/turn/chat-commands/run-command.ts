import type { DatabaseConnection } from "freeform-rpg/db";
import { EngineError } from "freeform-rpg/errors";
import { attributed, withinBound } from "freeform-rpg/kernel";
import type { Kernel } from "freeform-rpg/kernel";
import { didYouMean } from "freeform-rpg/language";
import { requireMember } from "freeform-rpg/plugins/canon/campaigns/lib";
import type { TableTalk } from "freeform-rpg/plugins/turn/table-talk";
import type { Role } from "freeform-rpg/schemas";
import { sql } from "kysely";
import { z } from "zod";
import type { ChatCommand, CommandCall } from "./chat-command.ts";
import { chatCommands } from "./tokens.ts";
import type { CommandResult, SentText } from "./tokens.ts";

/** What {@link runCommand} uses. */
export interface CommandOptions {
  readonly database: DatabaseConnection;
  readonly runner: Pick<Kernel, "read" | "use">;
  readonly tableTalk: TableTalk;
}

/** Milliseconds that a command has. */
const patience = 10_000;

const Answer = z.union([z.string(), z.strictObject({ text: z.string(), to: z.enum(["asker", "table"]) })]);

/** Whether a member of this role may use a command. */
export const mayUse = (role: Role, command: ChatCommand): boolean => role === "DM" || (role === "PLAYER" && command.role === "PLAYER");

/** Runs a text that is a command. See `ChatCommands.run`. */
export const runCommand = async (options: CommandOptions, sent: SentText): Promise<CommandResult | null> => {
  const [, name = "", rest = ""] = /^\/([a-z][a-z0-9-]*)(?=\s|$)\s*([\s\S]*)$/i.exec(sent.text.trim()) ?? [];
  const all = options.runner.read(chatCommands);
  const found = all.find(({ value }) => value.name === name.toLowerCase());
  if (found === undefined && !sent.required) return null;
  const role = await requireMember(options.database.sql, sent.campaignId, sent.userId);
  if (found === undefined)
    throw unknown(
      name,
      all.flatMap(({ value }) => (mayUse(role, value) ? [value.name] : [])),
    );
  if (!mayUse(role, found.value)) throw notFor(role, found.value);
  const language = await readLanguage(options.database, sent.campaignId);
  return answer(options, { ...sent, role, language, text: rest.trim() }, found);
};

const readLanguage = async ({ sql: db }: DatabaseConnection, campaignId: string): Promise<string | null> => {
  const language = sql<string | null>`calibration ->> 'language'`.as("language");
  return (await db.selectFrom("campaigns").select(language).where("id", "=", campaignId).executeTakeFirstOrThrow()).language;
};

/** A repeated request whose answer was posted does not run again. */
const answer = async (
  { runner, tableTalk }: CommandOptions,
  sent: SentText & Pick<CommandCall, "role" | "language">,
  { plugin, value: command }: { readonly plugin: string; readonly value: ChatCommand },
): Promise<CommandResult> => {
  const { campaignId, userId, idempotencyKey, role, language, text } = sent;
  if ((await tableTalk.find({ campaignId, userId, idempotencyKey })) !== null) return { answer: null };
  const call = { campaignId, userId, idempotencyKey, role, language, text, use: runner.use };
  const given = await attributed(plugin, `command /${command.name}`, async () =>
    Answer.parse(await withinBound({ ms: patience, late: () => tooLate(command) }, () => command.run(call))),
  );
  if (typeof given === "string") return { answer: given };
  if (given.to === "asker") return { answer: given.text };
  await tableTalk.post({ campaignId, userId, idempotencyKey, kind: "table_talk", text: `/${command.name}: ${given.text}` });
  return { answer: null };
};

const tooLate = ({ name }: ChatCommand) => new EngineError("time_limit", `The command "/${name}" takes longer than ${patience / 1000} s.`);

const unknown = (name: string, names: readonly string[]) =>
  new EngineError("command_unknown", `There is no command "/${name}".${didYouMean(name, names)} Send /help to see the commands.`, {
    values: { command: `/${name}` },
  });

const notFor = (role: Role, { name, role: needed }: ChatCommand) =>
  new EngineError(
    "forbidden",
    `The command "/${name}" is for ${needed === "DM" ? "DMs" : "players and DMs"}; you have the role ${role}. Send /help to see yours.`,
  );
