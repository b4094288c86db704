import { useState } from "preact/hooks";
import { RefusedError, send } from "../api/client.ts";
import { DecideNarrationDocument } from "../api/generated/graphql.ts";
import type { NarrationDecisionInput, OwnTextInput } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { CheckField, Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import type { DeskCampaign } from "./types.ts";
import { dmTexts } from "./texts.ts";
import { Verdicts, markVerdicts } from "./verdicts.tsx";

type Narration = NonNullable<NonNullable<DeskCampaign["dm"]>["waiting"][number]["narration"]>;

interface ReviewProps {
  readonly id: string;
  readonly reviewKey: string;
  readonly narration: Narration;
  readonly reload: () => void;
}

/** A narration that waits, with what the checks found beside it: release it, change it, or have it written again. */
export const NarrationReview = ({ id, reviewKey, narration, reload }: ReviewProps) => {
  const task = useTask();
  const [text, setText] = useState<string | null>(null);
  const [breaksRules, setBreaksRules] = useState(false);
  const decide = (decision: NarrationDecisionInput) =>
    task.run(async () => {
      try {
        await send(DecideNarrationDocument, { input: { campaignId: id, key: reviewKey, decision } });
      } catch (error) {
        setBreaksRules(error instanceof RefusedError && error.reason === "narration_invalid");
        throw error;
      }
      reload();
    });
  return (
    <>
      {narration.refused && <p class="notice">{dmTexts.refusedByChecks}</p>}
      <div class="beside">
        {text === null ? (
          <p class="prose">{markVerdicts(narration.text, narration.violations)}</p>
        ) : (
          <OwnText
            text={text}
            breaksRules={breaksRules}
            busy={task.busy}
            back={() => setText(null)}
            publish={(ownText) => void decide({ ownText })}
          />
        )}
        <Verdicts violations={narration.violations} />
      </div>
      <Alert problem={task.problem} />
      {text === null && (
        <div class="chips">
          <Release narration={narration} busy={task.busy} release={() => void decide({ publish: "AS_DRAFTED" })} />
          <button onClick={() => setText(narration.text)}>{dmTexts.edit}</button>
          <button disabled={task.busy} onClick={() => void decide({ publish: "FALLBACK" })}>
            {dmTexts.plain}
          </button>
        </div>
      )}
      <PlainText text={narration.plainText} />
      <Another busy={task.busy} ask={(note) => void decide({ another: note })} />
    </>
  );
};

/** Publishes the draft. It asks first where the checks found something, because players read it at once. */
const Release = ({ narration, busy, release }: { narration: Narration; busy: boolean; release: () => void }) =>
  narration.refused || narration.violations.length > 0 ? (
    <ConfirmButton main label={dmTexts.release} warning={dmTexts.releaseWarning} disabled={busy} confirm={release} />
  ) : (
    <button disabled={busy} onClick={release}>
      {dmTexts.release}
    </button>
  );

interface OwnTextProps {
  readonly text: string;
  readonly breaksRules: boolean;
  readonly busy: boolean;
  readonly back: () => void;
  readonly publish: (own: OwnTextInput) => void;
}

const OwnText = ({ text, breaksRules, busy, back, publish }: OwnTextProps) => (
  <Form send={(form) => publish({ text: readText(form, "text"), ignoreViolations: form.has("ignore") })}>
    <LongTextField label={dmTexts.ownText} name="text" value={text} rows={8} required />
    {breaksRules && <CheckField label={dmTexts.ignoreViolations} name="ignore" />}
    <div class="chips">
      <button disabled={busy}>{dmTexts.publish}</button>
      <button type="button" class="quiet" onClick={back}>
        {dmTexts.back}
      </button>
    </div>
  </Form>
);

const Another = ({ busy, ask }: { busy: boolean; ask: (note: string) => void }) => (
  <Form class="inline" send={(form) => ask(readText(form, "note"))}>
    <TextField label={dmTexts.noteForNarrator} name="note" required />
    <button disabled={busy}>{dmTexts.another}</button>
  </Form>
);

const PlainText = ({ text }: { text: string }) => (
  <details>
    <summary>{dmTexts.plainText}</summary>
    <p class="prose">{text}</p>
  </details>
);
