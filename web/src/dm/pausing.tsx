import { send } from "../api/client.ts";
import { PauseDocument, ResumeDocument } from "../api/generated/graphql.ts";
import type { AfterXCard } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Form, TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import type { DeskCampaign } from "./types.ts";
import { dmTexts } from "./texts.ts";

interface PausingProps {
  readonly id: string;
  readonly campaign: DeskCampaign;
  readonly reload: () => void;
}

const afterXCard = ["SKIP", "REWIND", "RESTORE"] as const satisfies readonly AfterXCard[];

/** Pauses play, or lets it go on; after an X-card in one of three ways. */
export const Pausing = ({ id, campaign, reload }: PausingProps) => {
  const task = useTask();
  const resume = (after?: AfterXCard) =>
    task.run(async () => {
      await send(ResumeDocument, { id, after });
      reload();
    });
  const pause = (form: FormData) =>
    task.run(async () => {
      await send(PauseDocument, { id, note: readText(form, "note") });
      reload();
    });
  if (!campaign.pause)
    return (
      <details>
        <summary>{dmTexts.pause}</summary>
        <Form class="inline" send={(form) => void pause(form)}>
          <TextField label={dmTexts.pauseNote} name="note" />
          <button disabled={task.busy}>{dmTexts.pause}</button>
        </Form>
        <Alert problem={task.problem} />
      </details>
    );
  const { reason, note, turnNumber } = campaign.pause;
  const withdrawn = reason === "X_CARD" && turnNumber !== null;
  return (
    <article class="panel urgent">
      <h2>{`${reason === "X_CARD" ? dmTexts.pausedByXCard : dmTexts.paused}${withdrawn ? ` (${texts.turn} ${turnNumber})` : ""}`}</h2>
      {note && <p>{note}</p>}
      <div class="chips">
        {withdrawn ? (
          <AfterXCardChoice busy={task.busy} resume={(after) => void resume(after)} />
        ) : (
          <button disabled={task.busy} onClick={() => void resume()}>
            {dmTexts.resume}
          </button>
        )}
      </div>
      <Alert problem={task.problem} />
    </article>
  );
};

const AfterXCardChoice = ({ busy, resume }: { busy: boolean; resume: (after: AfterXCard) => void }) => (
  <>
    {afterXCard.map((after) =>
      after === "REWIND" ? (
        <ConfirmButton
          key={after}
          label={dmTexts.afterXCard[after]}
          warning={dmTexts.takeBackWarning}
          disabled={busy}
          confirm={() => resume(after)}
        />
      ) : (
        <button key={after} disabled={busy} onClick={() => resume(after)}>
          {dmTexts.afterXCard[after]}
        </button>
      ),
    )}
  </>
);
