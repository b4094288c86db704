import type { ActionDecision, ActionsReview, InterpreterOutput, Ruling } from "freeform-rpg/schemas";

/** How actions are decided about and ruled on. */
export interface Direction {
  /** The decision about a ruling; `undefined` where nobody decides. */
  readonly ask: (ruling: Ruling, round: number) => Promise<ActionsReview | undefined>;
  readonly rule: (understood: InterpreterOutput) => Promise<Ruling>;
}

/**
 * A ruling as a DM leaves it. A changed understanding is ruled on like any other; what the rules then forbid is shown to the DM before it
 * counts. A ruling that asks the player a question is no matter for a DM.
 */
export const directRuling = async (understood: InterpreterOutput, { ask, rule }: Direction): Promise<Ruling> => {
  let interpretation = understood;
  let ruling = await rule(interpretation);
  const reviews: NonNullable<Ruling["reviews"]> = [];
  const reviewed = (done: Ruling): Ruling => (reviews.length === 0 ? done : { ...done, reviews });
  while (!ruling.clarification_needed) {
    const review = await ask(ruling, reviews.length);
    if (review === undefined) break;
    const { allowed_actions, blocked_actions } = ruling;
    reviews.push({ ...review, ruled: { allowed_actions, blocked_actions } });
    const { decision } = review;
    if (decision.as !== "proceed") return reviewed(answer(ruling, decision.text));
    const changed = decision.actions.filter(({ understood: change }) => change !== undefined);
    if (changed.length > 0) {
      interpretation = changeUnderstanding(interpretation, changed);
      ruling = await rule(interpretation);
    }
    const forbidden = ruling.blocked_actions.some(({ position }) => changed.some((one) => one.position === position));
    if (!forbidden) return reviewed(setTerms(ruling, decision.actions));
  }
  return reviewed(ruling);
};

/** The DM's words instead of a turn: like a question back they cost nothing, and nothing happens. */
const answer = (ruling: Ruling, text: string): Ruling => ({
  ...ruling,
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: true,
  clarification_question: text,
});

/** What the player wanted to change belongs to the action that was understood: of another one code knows the usual effects. */
const changeUnderstanding = (interpretation: InterpreterOutput, changed: readonly ActionDecision[]): InterpreterOutput => ({
  ...interpretation,
  proposed_actions: interpretation.proposed_actions.map((proposed, at) => {
    const change = changed.find(({ position }) => position === at)?.understood;
    if (change === undefined) return proposed;
    const isOther =
      (change.action ?? proposed.action) !== proposed.action || (change.target_id ?? proposed.target_id) !== proposed.target_id;
    return { ...proposed, ...change, ...(isOther ? { effects: [], opposition: "", goal: "" } : {}) };
  }),
});

const setTerms = (ruling: Ruling, decisions: readonly ActionDecision[]): Ruling => {
  const of = (at: number) => decisions.find(({ position }) => position === at);
  const vetoed = ruling.allowed_actions.flatMap(({ action, target_id, position, actor_id }) => {
    const reason = of(position)?.veto;
    return reason === undefined
      ? []
      : [{ action, target_id, code: "vetoed" as const, reason, position, ...(actor_id === undefined ? {} : { actor_id }) }];
  });
  return {
    ...ruling,
    allowed_actions: ruling.allowed_actions
      .filter(({ position }) => of(position)?.veto === undefined)
      .map((one) => withTerms(one, of(one.position))),
    blocked_actions: [...ruling.blocked_actions, ...vetoed],
  };
};

const withTerms = (action: Ruling["allowed_actions"][number], decision: ActionDecision | undefined): Ruling["allowed_actions"][number] => {
  const { difficulty, edge, outcome } = decision ?? {};
  if (difficulty === undefined && edge === undefined && outcome === undefined) return action;
  return { ...action, terms: { difficulty, edge, outcome } };
};
