import { send } from "../api/client.ts";
import { DecideActionsDocument } from "../api/generated/graphql.ts";
import type { ActionDecisionInput, ActionEdge, ActionsDecisionInput, OutcomeBand } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ChoiceField, Form, NumberField, TextField, readNumber, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { describeJson } from "./describe-json.ts";
import type { DeskCampaign } from "./types.ts";
import { dmTexts } from "./texts.ts";

type Waiting = NonNullable<NonNullable<DeskCampaign["dm"]>["waiting"][number]["actions"]>;
type Action = Waiting["actions"][number];

interface ReviewProps {
  readonly id: string;
  readonly reviewKey: string;
  readonly waiting: Waiting;
  readonly reload: () => void;
}

/** What a player means to do, before the dice: let it go on, on other terms if need be, forbid it, or answer instead. */
export const ActionsReview = ({ id, reviewKey, waiting, reload }: ReviewProps) => {
  const task = useTask();
  const decide = (decision: ActionsDecisionInput) =>
    task.run(async () => {
      await send(DecideActionsDocument, { input: { campaignId: id, key: reviewKey, decision } });
      reload();
    });
  const proceed = (form: FormData) => decide({ proceed: waiting.actions.flatMap(({ position }) => readTerms(form, position) ?? []) });
  return (
    <>
      <p>{waiting.intent}</p>
      {waiting.speech && <p class="prose">{waiting.speech}</p>}
      <Form send={(form) => void proceed(form)}>
        {waiting.actions.map((action) => (
          <ReviewedAction key={action.position} action={action} />
        ))}
        <Alert problem={task.problem} />
        <div class="chips">
          <button disabled={task.busy}>{dmTexts.proceed}</button>
        </div>
      </Form>
      <Form class="inline" send={(form) => void decide({ veto: readText(form, "veto") })}>
        <TextField label={dmTexts.vetoAll} name="veto" required />
        <button disabled={task.busy}>{dmTexts.veto}</button>
      </Form>
      <Form class="inline" send={(form) => void decide({ answer: readText(form, "answer") })}>
        <TextField label={dmTexts.answerInstead} name="answer" required />
        <button disabled={task.busy}>{dmTexts.answer}</button>
      </Form>
    </>
  );
};

const ReviewedAction = ({ action }: { action: Action }) => {
  const field = (name: string) => `${name}-${action.position}`;
  return (
    <fieldset>
      <legend>{`${action.action} ${action.targetName || action.target}`.trim()}</legend>
      <Ruling action={action} />
      <details>
        <summary>{dmTexts.changeTerms}</summary>
        <div class="fields">
          <ChoiceField label={dmTexts.edge} name={field("edge")} choices={edges} />
          <NumberField label={dmTexts.difficulty} name={field("difficulty")} />
          <ChoiceField label={dmTexts.outcome} name={field("outcome")} choices={outcomes} />
          <TextField label={dmTexts.otherTarget} name={field("target")} />
          <TextField label={dmTexts.otherAction} name={field("action")} />
          <TextField label={dmTexts.vetoOne} name={field("veto")} />
        </div>
      </details>
    </fieldset>
  );
};

const Ruling = ({ action }: { action: Action }) => (
  <dl class="facts">
    <Said name={dmTexts.goal} text={action.goal} />
    <Said name={dmTexts.details} text={action.details} />
    <Said name={dmTexts.opposition} text={action.opposition} />
    <Said name={dmTexts.risks} text={action.risks.join(", ")} />
    <Said name={dmTexts.minutes} text={String(action.minutes)} />
    <Said name={dmTexts.effects} text={describeJson(action.effects)} />
    <Said name={dmTexts.price} text={describeJson(action.costs)} />
    <Said name={dmTexts.refusedEffects} text={action.refused.join(" ")} />
    <Said name={dmTexts.blocked} text={action.blocked ?? ""} />
  </dl>
);

const Said = ({ name, text }: { name: string; text: string }) =>
  text === "" ? null : (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );

const edges = [
  ["", dmTexts.asRuled],
  ["ADVANTAGE", dmTexts.edges.ADVANTAGE],
  ["DISADVANTAGE", dmTexts.edges.DISADVANTAGE],
] as const;
const bands = ["CRITICAL", "SUCCESS", "MIXED", "FAILURE", "BOTCH"] as const satisfies readonly OutcomeBand[];
const outcomes = [["", dmTexts.byDice] as const, ...bands.map((band) => [band, texts.bands[band]] as const)];

const readEdge = (text: string): ActionEdge | undefined => (text === "ADVANTAGE" || text === "DISADVANTAGE" ? text : undefined);

/** The terms that the form sets for an action; `null` where it sets none. */
const readTerms = (form: FormData, position: number): ActionDecisionInput | null => {
  const text = (name: string) => readText(form, `${name}-${position}`);
  const [edge, veto, target, action] = [readEdge(text("edge")), text("veto"), text("target"), text("action")];
  const difficulty = readNumber(form, `difficulty-${position}`);
  const outcome = bands.find((band) => band === text("outcome"));
  const understood = { ...(target && { target }), ...(action && { action }) };
  const terms = {
    ...(edge && { edge }),
    ...(difficulty !== undefined && { difficulty }),
    ...(outcome && { outcome }),
    ...(veto && { veto }),
    ...((target || action) && { understood }),
  };
  return Object.keys(terms).length === 0 ? null : { position, ...terms };
};
