import { send } from "../api/client.ts";
import { PreviewStrikeDocument, StrikeTurnDocument, UndoChangeDocument } from "../api/generated/graphql.ts";
import type { PreviewStrikeQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, TextField, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";

/** What is struck: a turn, or a change that a DM made by hand. */
export type Struck = { readonly turnNumber: number } | { readonly changeId: string };

interface StrikingProps {
  readonly id: string;
  readonly title: string;
  readonly struck: Struck;
  readonly done: () => void;
  readonly close: () => void;
}

/** Strikes a turn or undoes a change, after showing what would change and what depends on it. */
export const Striking = ({ id, title, struck, done, close }: StrikingProps) => {
  const { data, problem, reload } = useQuery(PreviewStrikeDocument, { id, turnNumber: null, changeId: null, ...struck });
  const task = useTask();
  const strike = (form: FormData) =>
    task.run(async () => {
      const input = { campaignId: id, reason: readText(form, "reason") };
      await ("turnNumber" in struck
        ? send(StrikeTurnDocument, { input: { ...input, ...struck } })
        : send(UndoChangeDocument, { input: { ...input, ...struck } }));
      done();
    });
  const preview = data?.previewStrike;
  return (
    <Dialog title={title} close={close}>
      <Alert problem={problem} retry={reload} />
      {!preview && !problem && <p role="status">{texts.loading}</p>}
      {preview && <Preview preview={preview} />}
      {preview?.dependents.length === 0 && (
        <Form send={(form) => void strike(form)}>
          <TextField label={dmTexts.reason} name="reason" />
          <Alert problem={task.problem} />
          <button disabled={task.busy}>{title}</button>
        </Form>
      )}
    </Dialog>
  );
};

const Preview = ({ preview: { dependents, rows, stays } }: { preview: PreviewStrikeQuery["previewStrike"] }) => (
  <>
    {dependents.length > 0 && (
      <section role="alert">
        <p>{dmTexts.dependsOnIt}</p>
        <ul>
          {dependents.map(({ turnNumber, changeKey, text }) => (
            <li key={changeKey ?? turnNumber}>{`${texts.turn} ${turnNumber}: ${text}`}</li>
          ))}
        </ul>
      </section>
    )}
    <p>{rows.length === 0 ? dmTexts.nothingTakenBack : dmTexts.takenBack}</p>
    <ul>
      {rows.map(({ table, key, before, after }) => (
        <li key={`${table} ${key.join(" ")}`}>
          <strong>{`${dmTexts.table(table)} ${key.join(", ")}`}</strong> <Difference before={before} after={after} />
        </li>
      ))}
    </ul>
    {stays.length > 0 && <p class="hint">{`${dmTexts.stays} ${stays.join(" ")}`}</p>}
  </>
);

const Difference = ({ before, after }: { before: unknown; after: unknown }) => (
  <details>
    <summary>{after === null ? dmTexts.isRemoved : before === null ? dmTexts.isBack : dmTexts.isChanged}</summary>
    <pre>{JSON.stringify({ before, after }, null, 2)}</pre>
  </details>
);
