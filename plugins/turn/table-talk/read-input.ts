import { InputCommand } from "freeform-rpg/schemas/turn";
import { TableTalkError } from "./errors.ts";

/** The kinds of input that a player may send. */
export const inputKinds = ["action", "speech", "table_talk", "roll"] as const;
export type InputKind = (typeof inputKinds)[number];

/** A player's text and its kind. */
export interface PlayerInput {
  readonly kind: InputKind;
  /** The text without the command that gave its kind. */
  readonly text: string;
  /** Whether a roll is for the DM alone. */
  readonly hidden: boolean;
}

/** The commands of virtual tabletops that begin a text. Each takes precedence over the kind that was sent with it. */
const commands: Readonly<Record<InputCommand, Pick<PlayerInput, "kind" | "hidden">>> = {
  ooc: { kind: "table_talk", hidden: false },
  roll: { kind: "roll", hidden: false },
  r: { kind: "roll", hidden: false },
  gmroll: { kind: "roll", hidden: true },
  gmr: { kind: "roll", hidden: true },
  say: { kind: "speech", hidden: false },
  me: { kind: "action", hidden: false },
  em: { kind: "action", hidden: false },
  emote: { kind: "action", hidden: false },
};

/** Reads the kind of a text: that of its command or its double parentheses, else `sent`. Throws `table_talk_invalid`. */
export const readInput = (untrimmed: string, sent: { readonly kind?: InputKind; readonly hidden?: boolean } = {}): PlayerInput => {
  const { kind = "action", hidden = false } = sent;
  const text = untrimmed.trim();
  if (text.startsWith("((")) return { kind: "table_talk", text: withoutParentheses(text), hidden: false };
  const [, name = "", rest = ""] = /^\/([a-z]+)(?=[\s\d]|$)\s*([\s\S]*)$/i.exec(text) ?? [];
  const named = InputCommand.safeParse(name.toLowerCase());
  if (!named.success) return settle({ kind, text, hidden: hidden && kind === "roll" });
  const command = commands[named.data];
  return settle({ ...command, hidden: command.hidden || (hidden && command.kind === "roll"), text: rest });
};

const settle = (input: PlayerInput): PlayerInput => (input.kind === "speech" ? { ...input, text: withoutQuotes(input.text) } : input);

/** Speech is quoted by what shows it. */
const withoutQuotes = (text: string): string => /^["“„]([^"“”„]+)["”“]$/.exec(text)?.[1]?.trim() ?? text;

const withoutParentheses = (text: string): string => {
  const [, inside = "", after = ""] = /^\(\(([\s\S]*?)(?:\)\)([\s\S]*))?$/.exec(text) ?? [];
  if (after.trim().replace(/^\)+$/, "") === "") return inside.trim();
  throw new TableTalkError(
    "table_talk_invalid",
    `The text goes on after "))". Send "((${inside.trim()}))" and "${after.trim()}" one after the other.`,
  );
};
