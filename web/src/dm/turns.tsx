import { useEffect, useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { DmTurnsDocument, EditNarrationDocument, RewindDocument } from "../api/generated/graphql.ts";
import type { DmTurnsQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link } from "../router.tsx";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import type { PartProps } from "./types.ts";
import { WhyTurn } from "./why-turn.tsx";

type Turn = NonNullable<DmTurnsQuery["campaign"]>["turns"]["nodes"][number];

/** The turns of the campaign, rewound ones included: why each reads as it does, other words for it, and rewinding. */
export const Turns = (props: PartProps) =>
  /^\d+$/.test(props.rest) ? <WhyTurn id={props.id} number={Number(props.rest)} /> : <TurnList {...props} />;

const TurnList = ({ id, changes, reload: reloadDesk }: PartProps) => {
  const [after, setAfter] = useState<string | null>(null);
  const { data, problem, reload } = useQuery(DmTurnsDocument, { id, after });
  const [rewinding, setRewinding] = useState<Turn | null>(null);
  const [editing, setEditing] = useState<Turn | null>(null);
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const turns = data?.campaign?.turns;
  if (!turns) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const done = () => {
    setRewinding(null);
    setEditing(null);
    reload();
    reloadDesk();
  };
  const lost = turns.nodes.filter((turn) => rewinding && !turn.superseded && turn.number > rewinding.number);
  return (
    <section aria-label={dmTexts.turns}>
      {turns.nodes.length === 0 && <p class="empty">{dmTexts.noTurns}</p>}
      <ol class="story">
        {turns.nodes.map((turn) => (
          <TurnRow
            key={`${turn.number} ${turn.superseded} ${turn.input}`}
            id={id}
            turn={turn}
            edit={() => setEditing(turn)}
            rewind={() => setRewinding(turn)}
          />
        ))}
      </ol>
      <div class="chips">
        {turns.pageInfo.hasNextPage && <button onClick={() => setAfter(turns.pageInfo.endCursor)}>{dmTexts.earlier}</button>}
        {after && <button onClick={() => setAfter(null)}>{dmTexts.latest}</button>}
      </div>
      {rewinding && <Rewinding id={id} turn={rewinding} lost={lost} done={done} close={() => setRewinding(null)} />}
      {editing && <Editing id={id} turn={editing} done={done} close={() => setEditing(null)} />}
    </section>
  );
};

const TurnRow = ({ id, turn, edit, rewind }: { id: string; turn: Turn; edit: () => void; rewind: () => void }) => (
  <li class={`panel ${turn.superseded ? "superseded" : ""}`}>
    <h3>{`${texts.turn} ${turn.number}, ${turn.actor?.name ?? ""}${turn.superseded ? ` (${dmTexts.rewound})` : ""}`}</h3>
    <p class="said">{turn.input}</p>
    <details>
      <summary>{turn.narrationStatus === "HELD" ? texts.held : dmTexts.text}</summary>
      <p class="prose">{turn.text}</p>
    </details>
    {!turn.superseded && (
      <div class="chips">
        <Link to={`/c/${encodeURIComponent(id)}/dm/turns/${turn.number}`}>{dmTexts.why}</Link>
        <button class="quiet" onClick={edit}>
          {dmTexts.edit}
        </button>
        <button class="quiet" onClick={rewind}>
          {dmTexts.rewindTo}
        </button>
      </div>
    )}
  </li>
);

interface DecisionProps {
  readonly id: string;
  readonly turn: Turn;
  readonly done: () => void;
  readonly close: () => void;
}

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
