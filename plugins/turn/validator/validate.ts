import { actionsOf, hasTrait } from "freeform-rpg/plugins/rules/actions/lib";
import { openDraft, refresh, shippedEffects } from "freeform-rpg/plugins/turn/effects/lib";
import type { Effects, ResolutionDraft } from "freeform-rpg/plugins/turn/effects";
import { sayUnread, unclearWords, unreadWords } from "freeform-rpg/plugins/turn/interpreter/lib";
import { isPlural } from "freeform-rpg/plugins/turn/scene/lib";
import { AllowedAction, StateDiff } from "freeform-rpg/schemas/turn";
import type { Entity, InterpreterOutput, ProposedAction, Ruling, World } from "freeform-rpg/schemas";
import { aimAction } from "./aim.ts";
import { aimEveryday } from "./aim-unlisted.ts";
import type { Attempt } from "./attempt.ts";
import { sumProposed } from "./costs.ts";
import { askAgain, askIntent, asksOnly, askUnclear, askWhatIsGiven, askWhatIsMeant, settleTarget, takeAnswer } from "./clarify.ts";
import type { Question } from "./clarify.ts";
import { ruleAttempt, ruleOnFound, objectTo } from "./rule-attempt.ts";
import type { RuleOptions, Verdict } from "./rule-attempt.ts";
import { containerIn, foundInside, nameOfContainer } from "./contents.ts";
import { openFirst } from "./open-first.ts";
import { seekHidden } from "./seek-hidden.ts";
import { settleSense } from "./settle-sense.ts";
import { splitLists } from "./split-lists.ts";
import { takeContents } from "./take-contents.ts";
import { walkLed } from "./walk-led.ts";
import { walkLegs } from "./walk-legs.ts";
import { risksOf } from "./risks.ts";

/**
 * Rules on what the player means to do, one action after another, each against the world that the ones before it leave if they succeed: what is
 * allowed and at what cost, what is blocked and why. Asks at most one question, and only when its answer would change the outcome; then
 * nothing is allowed or blocked. The resolver rules again on each action when those before it are done.
 */
export const validate = (proposal: InterpreterOutput, world: World, effects: Effects = shippedEffects): Ruling => {
  const interpretation = readProposal(proposal, world);
  const base = { intent: interpretation.intent, speech: interpretation.speech, risk_flags: [...new Set(interpretation.risk_flags)] };
  const question = askIntent(interpretation, world);
  if (question !== null) return ask(base, { question, options: [] });
  const unclear = askUnclear(interpretation, world);
  if (unclear !== null) return ask(base, unclear);
  const verdicts = ruleInOrder(interpretation, world, effects);
  const [asked] = verdicts.flatMap((verdict) => ("question" in verdict ? [verdict] : []));
  if (asked !== undefined) return ask(base, asked);
  return {
    ...base,
    allowed_actions: verdicts.flatMap((verdict) => ("allowed" in verdict ? [verdict.allowed] : [])),
    blocked_actions: verdicts.flatMap((verdict) => ("blocked" in verdict ? [verdict.blocked] : [])),
    clarification_needed: false,
    clarification_question: "",
    ...offered(interpretation),
  };
};

/** The answers to what is asked beside actions that are done. */
const offered = ({ proposed_actions }: InterpreterOutput): Pick<Ruling, "clarification_options"> => {
  const options = proposed_actions.flatMap((action) => (unclearWords(action) === null ? [] : (action.options ?? [])));
  return options.length === 0 ? {} : { clarification_options: options };
};

/** A proposal with the answer to an earlier question taken in, and one action for each thing that a list names, each leg of a way, each thing that is to be opened and the way that somebody leads. */
export const readProposal = (proposal: InterpreterOutput, world: World): InterpreterOutput =>
  walkLegs(
    walkLed(
      openFirst(takeContents(seekHidden(settleSense(splitLists(takeAnswer(proposal, world), world), world), world), world), world),
      world,
    ),
    world,
  );

const ask = (base: Pick<Ruling, "intent" | "speech" | "risk_flags">, { question, options }: Question): Ruling => ({
  ...base,
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: true,
  clarification_question: question,
  clarification_options: [...options],
});

const ruleInOrder = (interpretation: InterpreterOutput, world: World, effects: Effects): (Verdict | Question)[] => {
  const draft = openProjection(world);
  const actions = actionsOf(world.campaign.system);
  let early = false;
  let seeking = false;
  return interpretation.proposed_actions.map((proposed, position) => {
    const verdict = judgeAction({ proposed, interpretation, position, effects, early, seeking }, draft.world, world);
    early ||= "allowed" in verdict;
    seeking ||= "allowed" in verdict && actions.is(verdict.allowed.action, "searching", "opening", "moving", "crossing", "breaking");
    if ("allowed" in verdict) for (const effect of verdict.allowed.effects) effects.apply(effect, draft);
    refresh(draft);
    return verdict;
  });
};

/** A draft in which effects are applied as if everything succeeded; its dice are never thrown. */
const openProjection = (world: World): ResolutionDraft =>
  openDraft(world, unruled, { roll: () => 1, drawn: [] }, { diff: StateDiff.parse({}) });

/** A ruling on nothing. */
const unruled: Ruling = {
  intent: "",
  speech: "",
  risk_flags: [],
  allowed_actions: [],
  blocked_actions: [],
  clarification_needed: false,
  clarification_question: "",
};

interface Judged {
  readonly proposed: ProposedAction;
  readonly interpretation: InterpreterOutput;
  readonly position: number;
  readonly effects: Effects;
  readonly early: boolean;
  /** True where actions before it may bring to light what is not known yet. */
  readonly seeking: boolean;
}

/** Words that were not understood or that nothing accounts for, beside other actions, are quoted back and not done. */
const askBeside = ({ proposed, interpretation, position }: Judged, world: World): Verdict | null => {
  if (asksOnly(interpretation)) return null;
  const unread = unreadWords(proposed);
  const unclear = unclearWords(proposed);
  if (unread === null && unclear === null) return null;
  const reason =
    unread === null
      ? askAgain(unclear ?? "", proposed.options ?? [], world, { stopped: position > 0 })
      : sayUnread(unread, world.campaign.calibration.language);
  return { blocked: { action: proposed.action, target_id: "", code: "unclear", reason, position } };
};

const judgeAction = (judged: Judged, world: World, now: World): Verdict | Question =>
  askBeside(judged, world) ?? ruleOn(judged, world, now);

const ruleOn = ({ proposed, interpretation, position, effects, early, seeking }: Judged, world: World, now: World): Verdict | Question => {
  const action = actionsOf(world.campaign.system).find(proposed.action);
  const named: Attempt = {
    action,
    word: proposed.action,
    called: proposed.target_id,
    details: proposed.details,
    instrument: proposed.instrument,
    sum: sumProposed(proposed.effects, world),
    target: aimAction(proposed, action, world),
    world,
    perceptionFlags: interpretation.perception_flags,
  };
  const attempt = { ...named, target: aimEveryday(named, proposed) };
  const wanted = { ...proposed, risk_flags: risksOf(proposed, interpretation, world) };
  const unnamed =
    position === 0 ? (askWhatIsMeant(named, (entity) => objectTo(aimedAt(attempt, entity))) ?? askWhatIsGiven(attempt)) : undefined;
  if (unnamed !== undefined) return unnamed;
  const container = containerIn(proposed.target_id);
  if (container !== undefined) return ruleOnContents(container, attempt, wanted, { position, effects, early });
  if (seeking && mayTurnUp(attempt)) return waitFor(wanted, { target_name: proposed.target_id, position });
  if (attempt.target.kind !== "ambiguous") return ruleAttempt(attempt, wanted, { position, effects, early });
  const { entities } = attempt.target;
  if (isLookAround(attempt)) return ruleAttempt({ ...attempt, target: { kind: "none" } }, wanted, { position, effects, early });
  const [first] = entities;
  // Who goes on after something else takes the first way rather than lose what came before.
  if (position > 0 && first !== undefined && hasTrait(action, "moving") && attempt.called === "")
    return ruleAttempt(aimedAt(attempt, first), wanted, { position, effects, early });
  const settled = settleTarget(attempt, attempt.target.entities, (entity) => objectTo(aimedAt(attempt, entity)));
  if (!("question" in settled)) return ruleAttempt(aimedAt(attempt, settled.entity), wanted, { position, effects, early });
  // What is found elsewhere is no choice to offer before the party is there: the question waits until then.
  if (world.scene.location_id === now.scene.location_id) return settled;
  return waitFor(wanted, { target_name: proposed.target_id, position });
};

/** "Find the trunk and open it": a thing by no name that is known yet may be found by what is done before. */
const mayTurnUp = ({ target, called, action, perceptionFlags }: Attempt): boolean =>
  target.kind === "unknown" &&
  /^[\p{Ll}' -]+$/u.test(called) &&
  !perceptionFlags.includes(called) &&
  hasTrait(action, "handling", "taking", "searching", "glancing", "opening", "breaking");

/** What can be ruled on only once the actions before it are done. */
const waitFor = (wanted: ProposedAction, rest: Pick<AllowedAction, "target_name" | "position">): Verdict => ({
  allowed: AllowedAction.parse({ ...wanted, ...rest, effects: [], costs: {} }),
});

/** What is found only by the actions before it is ruled on when they are done. */
const ruleOnContents = (container: string, attempt: Attempt, wanted: ProposedAction, options: RuleOptions): Verdict => {
  const target_name = `what is in ${nameOfContainer(container, attempt.world)}`;
  const found = foundInside(container, wanted.topic, attempt.world);
  const isMade = wanted.effects.some(({ kind }) => kind === "create");
  if (found.length === 0 && options.early && !isMade) return waitFor(wanted, { target_name, position: options.position });
  return ruleOnFound(found, attempt, wanted, { ...options, container });
};

/** A look at several of a kind ("the saints") is a look around. */
const isLookAround = ({ action, called }: Attempt): boolean =>
  hasTrait(action, "glancing", "searching") && !/[:_]/.test(called) && isPlural({ name: called.toLowerCase() });

const aimedAt = (attempt: Attempt, entity: Entity): Attempt => ({ ...attempt, target: { kind: "entity", entity } });
