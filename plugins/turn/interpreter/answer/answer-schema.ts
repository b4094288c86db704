import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import { z } from "zod";
import { expandAnswer } from "./expand-answer.ts";
import { isRecord } from "./read-values.ts";
import type { AskedText } from "./asked-text.ts";

/**
 * Reads a model's interpretation of a text: in the short form that version 5 of the prompt asks for, or with the fields of
 * `InterpreterOutput`, as earlier versions and the offline interpreter answer.
 */
export const answerSchema = (asked: AskedText): z.ZodType<InterpreterOutput> =>
  z.unknown().transform((value, context) => {
    if (isRecord(value) && !keys.some((key) => key in value)) return fail(context, 'Give at least one of "do", "say" and "talk".');
    const isShort = !isLong(value);
    const parsed = InterpreterOutput.safeParse(isShort ? expandAnswer(value, asked) : value);
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues)
      fail(context, message, isShort ? path.map((key) => shortKeys[String(key)] ?? key) : path);
    return z.NEVER;
  });

const keys = ["do", "say", "talk", "intent", "proposed_actions"];

/** The keys of the short form whose values may be wrong. */
const shortKeys: Readonly<Record<string, string>> = { proposed_actions: "do", action: "v", effects: "fx" };

const fail = (context: z.RefinementCtx, message: string, path: PropertyKey[] = []): never => {
  context.addIssue({ code: "custom", message, path });
  return z.NEVER;
};

const isLong = (value: unknown): boolean => isRecord(value) && ("intent" in value || "proposed_actions" in value);
