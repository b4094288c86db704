import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../api/client.ts";
import {
  AnswerSetupDocument,
  DiscardSetupDocument,
  FinishSetupDocument,
  GoBackInSetupDocument,
  SetupStateDocument,
} from "../api/generated/graphql.ts";
import type { SetupPhase, StepFragment } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, TextField, readText } from "../components/fields.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link, navigate } from "../router.tsx";
import { language, texts } from "../texts.ts";
import { QuestionField } from "./question-field.tsx";
import "./setup.css";
import { setupTexts } from "./texts.ts";

/** Session zero: one phase at a time, with a way back to any other. */
export const SessionZero = ({ id }: { id: string }) => {
  const { data, problem, reload } = useQuery(SetupStateDocument, { id, language });
  const [step, setStep] = useState<StepFragment | null>(null);
  const task = useTask();
  const shown = step ?? data?.setup;
  if (!shown)
    return (
      <main class="narrow">
        <Alert problem={problem || (data ? setupTexts.gone : "")} retry={reload} />
        {!data && !problem && <p role="status">{texts.loading}</p>}
        <Link to="/new">{texts.newCampaign}</Link>
      </main>
    );
  const goTo = (phase: SetupPhase) =>
    task.run(async () => setStep(await send(GoBackInSetupDocument, { input: { setupId: id, phase }, language })));
  const answer = (given: Record<string, unknown>) =>
    task.run(async () => setStep(await send(AnswerSetupDocument, { input: { setupId: id, phase: shown.phase, answer: given }, language })));
  return (
    <main class="new">
      <PageLinks>
        <Link to="/new">{setupTexts.title}</Link>
      </PageLinks>
      <h1>{`${setupTexts.sessionZero}: ${setupTexts.phases[shown.phase]}`}</h1>
      <Steps step={shown} goTo={(phase) => void goTo(phase)} />
      {shown.phase === "VALIDATION" ? (
        <Finishing step={shown} goTo={(phase) => void goTo(phase)} />
      ) : (
        <Phase key={shown.phase} step={shown} busy={task.busy} answer={(given) => void answer(given)} />
      )}
      <Alert problem={task.problem} />
      <Discarding id={id} />
    </main>
  );
};

interface StepProps {
  readonly step: StepFragment;
  readonly goTo: (phase: SetupPhase) => void;
}

const Steps = ({ step, goTo }: StepProps) => (
  <nav aria-label={setupTexts.steps}>
    <ol class="steps">
      {step.phases.map(({ phase, answered }) => (
        <li key={phase}>
          <button type="button" class="quiet" aria-current={phase === step.phase ? "step" : undefined} onClick={() => goTo(phase)}>
            {`${answered ? "✓ " : ""}${setupTexts.phases[phase]}`}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

interface PhaseProps {
  readonly step: StepFragment;
  readonly busy: boolean;
  readonly answer: (given: Record<string, unknown>) => void;
}

/** The questions of a phase. Only what the user changed is sent, so that everything else keeps its default. */
const Phase = ({ step, busy, answer }: PhaseProps) => {
  const [given, setGiven] = useState<Record<string, unknown>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, select, textarea, button")?.focus(), []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        answer(given);
      }}
    >
      {step.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={question.key in given ? given[question.key] : question.value}
          change={(value) => setGiven((all) => ({ ...all, [question.key]: value }))}
        />
      ))}
      <button disabled={busy}>{setupTexts.next}</button>
    </form>
  );
};

const Finishing = ({ step, goTo }: StepProps) => {
  const task = useTask();
  const finish = (form: FormData) =>
    task.run(async () => {
      const seed = readText(form, "seed");
      await send(AnswerSetupDocument, { input: { setupId: step.key, phase: "VALIDATION", answer: {} }, language });
      const made = await send(FinishSetupDocument, { input: { setupId: step.key, ...(seed && { seed }) } });
      navigate(`/c/${encodeURIComponent(made.key)}`);
    });
  if (step.problems.length > 0)
    return (
      <section class="panel">
        <h2>{setupTexts.problems}</h2>
        <ul class="rows">
          {step.problems.map(({ phase, text }, nth) => (
            <li key={nth}>
              <span>{text}</span>
              <button type="button" onClick={() => goTo(phase)}>
                {setupTexts.phases[phase]}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Form class="panel" send={(form) => void finish(form)}>
      <p>{setupTexts.finishHelp}</p>
      <TextField label={setupTexts.seed} name="seed" />
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{setupTexts.finish}</button>
    </Form>
  );
};

const Discarding = ({ id }: { id: string }) => {
  const task = useTask();
  const [asked, setAsked] = useState(false);
  const discard = () =>
    task.run(async () => {
      await send(DiscardSetupDocument, { id });
      navigate("/new");
    });
  return (
    <>
      <p>
        <button type="button" class="quiet" onClick={() => setAsked(true)}>
          {setupTexts.discard}
        </button>
      </p>
      {asked && (
        <Dialog title={setupTexts.discardAsk} close={() => setAsked(false)}>
          <Alert problem={task.problem} />
          <button disabled={task.busy} onClick={() => void discard()}>
            {setupTexts.discard}
          </button>
        </Dialog>
      )}
    </>
  );
};
