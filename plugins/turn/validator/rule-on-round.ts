import { nameAddressed } from "freeform-rpg/schemas/turn";
import type { InterpreterOutput, Ruling, TurnInterpretation, World } from "freeform-rpg/schemas";

type Part = NonNullable<TurnInterpretation["parts"]>[number];
type Blocked = Ruling["blocked_actions"][number];

/**
 * Rules on what each player of a round means, each as their own character. A round asks no question: what would need one is not done, and the
 * question is the reason.
 */
export const ruleOnRound = async (
  parts: readonly Part[],
  world: World,
  rule: (meant: InterpreterOutput, world: World) => Promise<Ruling>,
): Promise<Ruling> => {
  const round: Ruling = {
    intent: eachOf(parts, ({ intent }) => intent),
    speech: eachOf(parts, ({ speech }) => speech),
    risk_flags: [],
    allowed_actions: [],
    blocked_actions: [],
    clarification_needed: false,
    clarification_question: "",
    actors: parts.map(({ actor_id: id, name, speech }) => ({ id, name, speech })),
  };
  let from = 0;
  for (const part of parts) {
    const { allowed_actions, blocked_actions, risk_flags } = answered(await rule(part, { ...world, actor_id: part.actor_id }));
    const place = { from, actor_id: part.actor_id };
    round.risk_flags.push(...risk_flags.filter((flag) => !round.risk_flags.includes(flag)));
    round.allowed_actions.push(...allowed_actions.map((action) => placed(action, place)));
    round.blocked_actions.push(...blocked_actions.map((action) => placed(named(action, part.name), place)));
    // The game may read more actions in a text than the interpreter: a list of things is one for each.
    from = Math.max(from, ...[...allowed_actions, ...blocked_actions].map(({ position }) => from + position)) + 1;
  }
  return round;
};

const eachOf = (parts: readonly Part[], read: (part: Part) => string): string =>
  parts.flatMap((part) => (read(part).trim() === "" ? [] : [`${part.name}: ${read(part)}`])).join("\n");

const answered = (ruling: Ruling): Ruling =>
  ruling.clarification_needed
    ? {
        ...ruling,
        blocked_actions: [{ action: "ask", target_id: "", code: "unclear", reason: ruling.clarification_question, position: 0 }],
      }
    : ruling;

const named = (blocked: Blocked, name: string): Blocked => {
  const reason = nameAddressed(blocked.reason, name);
  // A question is for one player, whether it says "you" or not.
  return { ...blocked, reason: blocked.code === "unclear" && reason === blocked.reason ? `${name}: ${reason}` : reason };
};

const placed = <T extends { readonly position: number }>(
  action: T,
  { from, actor_id }: { readonly from: number; readonly actor_id: string },
) => ({
  ...action,
  actor_id,
  position: from + action.position,
});
