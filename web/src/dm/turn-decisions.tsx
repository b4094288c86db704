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

/** What a rewind takes back. */
interface Lost {
  /** The turns of the page that the DM reads. */
  readonly lost: readonly Turn[];
  /** The first and the last of those that come after this page; `null` for none. */
  readonly later: readonly [first: number, last: number] | null;
}

/** The dialog of a decision. */
export const TurnDecision = ({ kind, lost, later, ...props }: DecisionProps & Lost & { kind: Decision["kind"] }) => {
  if (kind === "rewind") return <Rewinding {...props} lost={lost} later={later} />;
  if (kind === "edit") return <Editing {...props} />;
  const { turn, ...rest } = props;
  return <Striking {...rest} title={`${dmTexts.strike}: ${texts.turn} ${turn.number}`} struck={{ turnNumber: turn.number }} />;
};

/** So much of a turn's text names it where no player wrote anything. */
const excerptLength = 80;

const nameTurn = ({ number, input, text }: Turn): string => {
  const said = input || text;
  return `${number}: ${said.length > excerptLength ? `${said.slice(0, excerptLength)} …` : said}`;
};

const Rewinding = ({ id, turn, lost, later, done, close }: DecisionProps & Lost) => {
  const task = useTask();
  const rewind = (form: FormData) =>
    task.run(async () => {
      await send(RewindDocument, { input: { campaignId: id, turnNumber: turn.number, reason: readText(form, "reason") } });
      done();
    });
  return (
    <Dialog title={`${dmTexts.rewindTo}: ${texts.turn} ${turn.number}`} close={close}>
      <p>{lost.length > 0 || later ? dmTexts.rewindTakes : dmTexts.rewindTakesNothing}</p>
      <ul>
        {lost.map((one) => (
          <li key={one.number}>{nameTurn(one)}</li>
        ))}
        {later && <li>{`${later[0]}–${later[1]}`}</li>}
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
