import { endsAsTableTalk } from "freeform-rpg/plugins/turn/table-talk/lib";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { ContextPacket, Declaration, TurnInterpretation } from "freeform-rpg/schemas";

/** Reads what each player of a round means, one after another, each as the character that they play. */
export const interpretRound = async (
  declarations: readonly Declaration[],
  packet: ContextPacket,
  interpret: (declared: Declaration, packet: ContextPacket) => Promise<InterpreterOutput>,
): Promise<TurnInterpretation> => {
  const parts: NonNullable<TurnInterpretation["parts"]> = [];
  for (const declared of declarations) {
    const { actor_id, name } = declared;
    const meant = await interpret(declared, { ...packet, actor_id }).catch((thrown: unknown) => asTableTalk(declared, thrown));
    parts.push({ ...meant, actor_id, name });
  }
  return { ...merged(parts), parts };
};

/** Of a round, table talk is only the part of who talked. */
const asTableTalk = ({ text }: Declaration, thrown: unknown): InterpreterOutput => {
  if (!endsAsTableTalk(thrown)) throw thrown;
  return InterpreterOutput.parse({ intent: "talks to the table", table_talk: text });
};

const merged = (parts: NonNullable<TurnInterpretation["parts"]>): InterpreterOutput => {
  const each = (read: (part: (typeof parts)[number]) => string) =>
    parts.flatMap((part) => (read(part).trim() === "" ? [] : [`${part.name}: ${read(part)}`])).join("\n");
  const all = <T>(read: (part: (typeof parts)[number]) => readonly T[]): T[] => [...new Set(parts.flatMap(read))];
  return {
    intent: each(({ intent }) => intent),
    speech: each(({ speech }) => speech),
    table_talk: each(({ table_talk }) => table_talk),
    referenced_entities: all(({ referenced_entities }) => referenced_entities),
    proposed_actions: parts.flatMap(({ proposed_actions }) => proposed_actions),
    assumptions: all(({ assumptions }) => assumptions),
    risk_flags: all(({ risk_flags }) => risk_flags),
    perception_flags: all(({ perception_flags }) => perception_flags),
  };
};
