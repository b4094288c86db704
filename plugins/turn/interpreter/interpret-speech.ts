import { bareNameKey, wordsOf } from "freeform-rpg/language";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { ContextPacket } from "freeform-rpg/schemas";

/** Reads a text as words that the character says as they stand: no model is asked, and nothing in them is read as an action. */
export const interpretSpeech = (
  text: string,
  packet: Pick<ContextPacket, "actor_id" | "present_entities" | "entities">,
): InterpreterOutput => {
  const listener = findListener(text, packet);
  return InterpreterOutput.parse({
    intent: text.replaceAll(/\s+/g, " ").trim().slice(0, 300),
    referenced_entities: listener === "" ? [] : [listener],
    proposed_actions: [{ action: listener === "" ? "say" : "talk", target_id: listener, details: text, estimated_minutes: 2 }],
    speech: text,
  });
};

/** The person whose name is called, or the only one here; empty for no one in particular. */
const findListener = (text: string, { actor_id, present_entities, entities }: Parameters<typeof interpretSpeech>[1]): string => {
  const here = entities.filter(({ id, type }) => id !== actor_id && present_entities.includes(id) && type === "character");
  const said = new Set(wordsOf(text.toLowerCase()));
  const called = here.find(({ name }) => wordsOf(bareNameKey(name)).some((word) => word.length > 2 && said.has(word)));
  return (called ?? (here.length === 1 ? here[0] : undefined))?.id ?? "";
};
