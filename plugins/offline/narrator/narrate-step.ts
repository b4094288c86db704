import { engineActions } from "freeform-rpg/plugins/rules/actions/lib";
import { questionIn } from "freeform-rpg/plugins/turn/interpreter/lib";
import type { NarratorInput, RunEventRecord } from "freeform-rpg/plugins/turn/narrator";
import { partAtStory } from "./after-story.ts";
import { answerQuestion } from "./answers/answer-question.ts";
import { atThisPoint } from "./answers/at-this-point.ts";
import { describePart, describeSight, freshSentences } from "./describe-sight.ts";
import { echoShown } from "./echo-action.ts";
import { narrateAction, narrateShown, plainOpening } from "./narrate-action.ts";
import { narrateArrival } from "./narrate-arrival.ts";
import { isOpened, narrateEntering } from "./narrate-entering.ts";
import { narrateEvents } from "./narrate-events.ts";
import { narrateFacts, tellFact } from "./narrate-facts.ts";
import type { NarratedAction } from "./narrated-action.ts";
import { quoteSpeech } from "./quote-speech.ts";
import { remind } from "./remind.ts";
import { isTalkEvent } from "./narrate-talk.ts";
import type { Step, StepEvent } from "./story-order.ts";
import { tellAgain } from "./told-again.ts";
import type { Voice } from "./voice.ts";

/** What the steps before have made of the turn. */
export interface StepContext {
  /** The action that speech is quoted with. */
  readonly speaker: NarratedAction | undefined;
  /** True once the party has come to another place. */
  readonly moved: boolean;
  /** Targets of the steps before that brought something to light. */
  readonly found: ReadonlySet<string>;
  /** What the steps before have said. */
  readonly told: string;
}

/** The paragraphs of one step: the action, what it brought to light, what others did about it, and where it led. */
export const narrateStep = (input: NarratorInput, step: Step, context: StepContext, voice: Voice): string[] => {
  if (step.kind === "blocked")
    return step.asked || step.reasons.every((reason) => reason.startsWith("So "))
      ? [...step.reasons]
      : [join(step.reasons.flatMap((reason) => [voice.offer("refusal", voice.messages.events.refusals), reason]))];
  const topic = questionIn(step.action.outcome);
  if (topic !== null) return [answerQuestion(atThisPoint(input), topic)].filter((answer) => !context.told.includes(answer));
  return narrateDone(input, step, context, voice);
};

type Done = Extract<Step, { readonly action: NarratedAction }>;

const narrateDone = (input: NarratorInput, step: Done, context: StepContext, voice: Voice): string[] => {
  const { action } = step;
  const { before: own, behind } = partAtStory(within(input, step.events));
  const speech = action === context.speaker ? quoteSpeech(input, action, voice) : "";
  const rest = withoutOpening(own, action);
  const { facts, harms, arrivals, talk, others } = sortEvents(input, action, rest.must_tell);
  const again = facts.length === 0 && isSeenAgain(action, context);
  const { done, seen, entered } = narrateOwn(input, action, { own, facts, again, quoted: speech !== "" }, context, voice);
  const plain = speech === "" ? "" : narrateShown(own, action);
  const shown = speech === "" ? "" : echoShown(input, action) || plain;
  const told = [plain === "" ? done : "", ...texts(harms), seen];
  const verdicts = talk.filter(({ details }) => details["verdict"] === true);
  const found =
    verdicts.length > 0 || again || entered
      ? join(facts.map((event) => tellFact(own, event, voice)))
      : narrateFacts(own, action, { facts, seen, before: context.told }, voice);
  const answers = talk.filter((event) => !verdicts.includes(event));
  const soft = narrateEvents(rest, voice);
  const said = join([shown, speech]);
  const brought = voice.messages.talk.joinSayings(
    join([...told, ...texts(verdicts), found, ...answers.map((event) => remind(withoutTold(event, context.told), voice)), ...soft]),
  );
  const ended = others.findLastIndex(({ type }) => type === "story_triggered") + 1;
  return [
    ...(/["”“]$/.test(said) ? [said, brought] : [join([said, brought])]),
    ...arrivals.map((event) => narrateArrival(input, event, voice)),
    ...others.slice(0, ended).map((event) => narrateHeavyEvent(event, voice)),
    join([...texts(behind.must_tell), ...narrateEvents(behind, voice)]),
    ...others.slice(ended).map((event) => narrateHeavyEvent(event, voice)),
  ];
};

interface Own {
  /** The input with the events of the step alone. */
  readonly own: NarratorInput;
  readonly facts: readonly RunEventRecord[];
  readonly again: boolean;
  readonly quoted: boolean;
}

/** What was done, and what is seen then. `entered` where it went through a door or into a room: nothing says then that nothing was found. */
const narrateOwn = (
  input: NarratorInput,
  action: NarratedAction,
  { own, facts, again, quoted }: Own,
  context: StepContext,
  voice: Voice,
): { readonly done: string; readonly seen: string; readonly entered: boolean } => {
  const way = narrateEntering(input, action, context.told, voice);
  const entered = way !== "";
  if (entered && !isOpened(action)) return { done: way, seen: "", entered };
  const done = again ? "" : narrateAction(own, action, voice, quoted);
  if (entered) return { done, seen: way, entered };
  return { done, seen: again ? seeRest(own, action, context, voice) : seeAll(own, action, facts, context, voice), entered };
};

/** What somebody repeats and the turn has said already is not said again. */
const withoutTold = ({ text, details }: RunEventRecord, told: string): string => {
  const [lead = "", fact = ""] = details["repeated"] === true ? text.split(/:\s+(.*)/s) : [];
  return fact !== "" && told.includes(fact) ? `${lead}.` : text;
};

/** What came about at the end of the turn. */
export const narrateClosing = (input: NarratorInput, closing: readonly StepEvent[], voice: Voice): string[] => {
  const own = within(input, closing);
  const owed = own.must_tell.filter(({ type }) => !type.startsWith("action_"));
  return [join(narrateEvents(own, voice)), ...owed.map((event) => narrateHeavyEvent(event, voice))];
};

/** The input with no other events than these. */
const within = (input: NarratorInput, events: readonly StepEvent[]): NarratorInput => ({
  ...input,
  must_tell: events.filter(({ owed }) => owed).map(({ event }) => event),
  also_happened: events.filter(({ owed }) => !owed).map(({ event }) => event),
});

interface Sorted {
  readonly facts: readonly RunEventRecord[];
  readonly harms: readonly RunEventRecord[];
  readonly arrivals: readonly RunEventRecord[];
  readonly talk: readonly RunEventRecord[];
  readonly others: readonly RunEventRecord[];
}

const sortEvents = ({ packet }: NarratorInput, action: NarratedAction, owed: readonly RunEventRecord[]): Sorted => {
  const kinds = new Map<RunEventRecord, keyof Sorted>();
  for (const event of owed) {
    const { type, details } = event;
    const harmed =
      type === "harm_taken" && action.outcome.target_id !== packet.actor_id && details["entity_id"] === action.outcome.target_id;
    if (type === "fact_discovered" && action.worked) kinds.set(event, "facts");
    else if (harmed) kinds.set(event, "harms");
    else if (type === "scene_changed") kinds.set(event, "arrivals");
    else if (isTalkEvent(event)) kinds.set(event, "talk");
    else if (!type.startsWith("action_")) kinds.set(event, "others");
  }
  const of = (kind: keyof Sorted): RunEventRecord[] => owed.filter((event) => kinds.get(event) === kind);
  return { facts: of("facts"), harms: of("harms"), arrivals: of("arrivals"), talk: of("talk"), others: of("others") };
};

const seeAll = (
  input: NarratorInput,
  action: NarratedAction,
  facts: readonly RunEventRecord[],
  { moved }: StepContext,
  voice: Voice,
): string => {
  const { target_id } = action.outcome;
  if (action.worked && action.family === "search" && facts.length > 0) return describePart(input, action);
  const opens = action.worked && engineActions().is(action.outcome.action, "opening") && target_id.startsWith("feature:");
  if (opens && facts.length === 0) return seeInside(input, action, voice);
  const close = action.family === "search" && target_id !== "";
  // What the packet holds of the place is what stood there before the party went on.
  if (moved && (target_id === "" || target_id === input.packet.scene.location_id)) return "";
  return action.worked && (action.family === "look" || close) ? describeSight(input, action, voice, facts.length > 0) : "";
};

/** "Open the volume and read it": what a step before has found there is all that there is to it. */
const isSeenAgain = ({ family, worked, outcome }: NarratedAction, { found }: StepContext): boolean =>
  worked && outcome.target_id !== "" && (family === "search" || family === "look") && found.has(outcome.target_id);

/** What is written of something and was not told yet, in this turn or lately. */
const seeRest = (input: NarratorInput, action: NarratedAction, { told }: StepContext, voice: Voice): string =>
  freshSentences(describeSight(input, action, voice, true), voice)
    .filter((sentence) => !told.includes(sentence))
    .join(" ");

/** "You open the press" says that it is open. */
const withoutOpening = (input: NarratorInput, action: NarratedAction): NarratorInput =>
  plainOpening(input, action) === ""
    ? input
    : { ...input, must_tell: input.must_tell.filter(isOther), also_happened: input.also_happened.filter(isOther) };

const isOther = ({ type, details }: RunEventRecord): boolean => type !== "state_changed" || details["state"] !== "open";

/** What was told of a part of the place is seen again once it is opened. */
const seeInside = ({ packet }: NarratorInput, { outcome }: NarratedAction, voice: Voice): string =>
  freshSentences(tellAgain(packet, outcome.target_name).join(" "), voice).join(" ");

/** A settled thread is narrated as settled; any other event by its own sentence. */
const narrateHeavyEvent = ({ type, text, details }: RunEventRecord, voice: Voice): string => {
  const ending = type === "thread_updated" ? voice.messages.events.threadEnds[String(details["status"])] : undefined;
  const told = type === "story_ended" ? text : remind(text, voice);
  return join([ending === undefined ? "" : voice.offer(`thread-${String(details["status"])}`, ending), told]);
};

const texts = (events: readonly RunEventRecord[]): string[] => events.map(({ text }) => text);

const join = (parts: readonly string[]): string => parts.filter((part) => part.trim() !== "").join(" ");
