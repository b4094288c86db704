import { useEffect } from "preact/hooks";
import { send } from "../api/client.ts";
import {
  CancelDocument,
  EndRoundDocument,
  GiveSpotlightDocument,
  SetOrderDocument,
  SkipInRoundDocument,
  TableDocument,
} from "../api/generated/graphql.ts";
import type { OrderMode, TableQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { CheckField, ChoiceField, Form, NumberField, readNumber, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import type { Task } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";
import type { PartProps } from "./types.ts";

type Table = NonNullable<TableQuery["campaign"]>;

interface OrderProps {
  readonly id: string;
  readonly table: Table;
  readonly task: Task;
  /** Sends something and reads the table again. */
  readonly change: (work: () => Promise<unknown>) => void;
}

const modes = ["FREE", "ROUNDS", "SPOTLIGHT"] as const satisfies readonly OrderMode[];

/** Who acts when: free play, rounds or the spotlight, and what waits. */
export const Order = ({ id, changes }: PartProps) => {
  const { data, problem, reload } = useQuery(TableDocument, { id });
  const task = useTask();
  useEffect(() => {
    if (changes > 0) reload();
  }, [changes]);
  const table = data?.campaign;
  if (!table) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const change = (work: () => Promise<unknown>) => void task.run(async () => void (await work(), reload()));
  const props = { id, table, task, change };
  return (
    <>
      <Alert problem={task.problem} />
      <Mode {...props} />
      {table.order?.mode === "SPOTLIGHT" && <Spotlight {...props} />}
      {table.order?.round && <Round {...props} round={table.order.round} />}
      <Waiting {...props} />
      <Scenes table={table} />
    </>
  );
};

const Mode = ({ id, table: { order }, task, change }: OrderProps) => {
  const set = (form: FormData) => {
    const mode = modes.find((one) => one === readText(form, "mode")) ?? "FREE";
    const limitSeconds = readNumber(form, "limit");
    const others = form.has("refuse") ? ("REFUSE" as const) : ("WAIT" as const);
    change(() => send(SetOrderDocument, { input: { campaignId: id, mode, others, ...(limitSeconds !== undefined && { limitSeconds }) } }));
  };
  return (
    <Form class="panel" send={set}>
      <h2>{dmTexts.order}</h2>
      <div class="fields">
        <ChoiceField
          label={dmTexts.order}
          name="mode"
          value={order?.mode ?? "FREE"}
          choices={modes.map((mode) => [mode, dmTexts.modes[mode]])}
        />
        <NumberField label={dmTexts.roundLimit} name="limit" value={order?.limitSeconds ?? ""} min={1} />
      </div>
      <CheckField label={dmTexts.refuseOthers} name="refuse" checked={order?.others === "REFUSE"} />
      <button disabled={task.busy}>{dmTexts.set}</button>
    </Form>
  );
};

const Spotlight = ({ id, table, task, change }: OrderProps) => (
  <section class="panel">
    <h2>{`${dmTexts.modes.SPOTLIGHT}: ${table.order?.spotlight?.name ?? dmTexts.nobody}`}</h2>
    <div class="chips">
      {table.members.map(({ character }) =>
        character ? (
          <button
            key={character.key}
            class={character.key === table.order?.spotlight?.key ? "" : "quiet"}
            aria-pressed={character.key === table.order?.spotlight?.key}
            disabled={task.busy}
            onClick={() => change(() => send(GiveSpotlightDocument, { id, actor: character.key }))}
          >
            {character.name}
          </button>
        ) : null,
      )}
      <button class="quiet" disabled={task.busy} onClick={() => change(() => send(GiveSpotlightDocument, { id }))}>
        {dmTexts.nobody}
      </button>
    </div>
  </section>
);

type RoundOfPlay = NonNullable<NonNullable<Table["order"]>["round"]>;

const nameAwaited = ({ seats }: RoundOfPlay): string =>
  seats.flatMap(({ actor, awaited }) => (awaited && actor ? actor.name : [])).join(", ") || dmTexts.nobody;

const Round = ({ id, round, task, change }: OrderProps & { round: RoundOfPlay }) => (
  <section class="panel">
    <h2>{`${dmTexts.round} ${round.number}`}</h2>
    <ul class="rows">
      {round.seats.map(({ actor, awaited, declared, text, initiative }) => (
        <li key={actor?.key}>
          <span>
            {`${actor?.name ?? ""} (${initiative.total}): ${declared ? dmTexts.declared : awaited ? dmTexts.awaited : dmTexts.skipped}`}{" "}
            {text && <q>{text}</q>}
          </span>
          {awaited && actor && (
            <button class="quiet" disabled={task.busy} onClick={() => change(() => send(SkipInRoundDocument, { id, actor: actor.key }))}>
              {dmTexts.skip}
            </button>
          )}
        </li>
      ))}
    </ul>
    <ConfirmButton
      main
      label={dmTexts.endRound}
      warning={`${dmTexts.endRoundWarning} ${nameAwaited(round)}`}
      disabled={task.busy || round.running}
      confirm={() => change(() => send(EndRoundDocument, { id }))}
    />
  </section>
);

const Waiting = ({ table: { runs }, task, change }: OrderProps) =>
  runs.length === 0 ? null : (
    <section class="panel">
      <h2>{dmTexts.queue}</h2>
      <ul class="rows">
        {runs.map(({ key, status, actor, input }) => (
          <li key={key}>
            <span>
              {`${actor?.name ?? texts.narration}: ${dmTexts.statuses[status]}`} {input && <q>{input}</q>}
            </span>
            <button class="quiet" disabled={task.busy} onClick={() => change(() => send(CancelDocument, { id: key }))}>
              {texts.cancel}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

const Scenes = ({ table: { scenes } }: { table: Table }) => (
  <section class="panel">
    <h2>{dmTexts.whoIsWhere}</h2>
    <ul>
      {scenes.map(({ location, characters }, nth) => (
        <li key={nth}>{`${location?.name ?? ""}: ${characters.map(({ name }) => name).join(", ")}`}</li>
      ))}
    </ul>
  </section>
);
