import { send } from "../api/client.ts";
import { EditNarrationDocument, RewindDocument } from "../api/generated/graphql.ts";
import type { DmTurnsQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { Striking } from "./striking.tsx";
import { dmTexts } from "./texts.ts";

/** A turn in the DM's list. */
export type Turn = NonNullable<DmTurnsQuery["campaign"]>["turns"]["nodes"][number];

/** What a DM is about to do with a turn. */
export interface Decision {
  readonly kind: "rewind" | "edit" | "strike";
  readonly turn: Turn;
}

interface DecisionProps {
  readonly id: string;
  readonly turn: Turn;
  readonly done: () => void;
  readonly close: () => void;
}

/** The dialog of a decision. `lost` are the turns that a rewind takes back. */
export const TurnDecision = ({ kind, lost, ...props }: DecisionProps & { kind: Decision["kind"]; lost: readonly Turn[] }) => {
  if (kind === "rewind") return <Rewinding {...props} lost={lost} />;
  if (kind === "edit") return <Editing {...props} />;
  const { turn, ...rest } = props;
  return <Striking {...rest} title={`${dmTexts.strike}: ${texts.turn} ${turn.number}`} struck={{ turnNumber: turn.number }} />;
};

const Rewinding = ({ id, turn, lost, done, close }: DecisionProps & { lost: readonly Turn[] }) => {
  const task = useTask();
  const rewind = (form: FormData) =>
    task.run(async () => {
      await send(RewindDocument, { input: { campaignId: id, turnNumber: turn.number, reason: readText(form, "reason") } });
      done();
    });
  return (
    <Dialog title={`${dmTexts.rewindTo} ${turn.number}`} close={close}>
      <p>{dmTexts.rewindTakes}</p>
      <ul>
        {lost.map(({ number, input }) => (
          <li key={number}>{`${number}: ${input}`}</li>
        ))}
      </ul>
      <Form send={(form) => void rewind(form)}>
        <TextField label={dmTexts.reason} name="reason" />
        <Alert problem={task.problem} />
        <button disabled={task.busy}>{dmTexts.rewind}</button>
      </Form>
    </Dialog>
  );
};

const Editing = ({ id, turn, done, close }: DecisionProps) => {
  const task = useTask();
  const edit = (form: FormData) =>
    task.run(async () => {
      await send(EditNarrationDocument, { input: { campaignId: id, turnNumber: turn.number, text: readText(form, "text") } });
      done();
    });
  return (
    <Dialog title={`${dmTexts.edit}: ${texts.turn} ${turn.number}`} close={close}>
      <Form send={(form) => void edit(form)}>
        <LongTextField label={dmTexts.ownText} name="text" value={turn.text} rows={10} required />
        <Alert problem={task.problem} />
        <button disabled={task.busy}>{dmTexts.publish}</button>
      </Form>
    </Dialog>
  );
};
