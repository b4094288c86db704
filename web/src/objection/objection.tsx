import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { GiveFeedbackDocument, ObjectionDocument, ProposeCorrectionDocument, WithdrawFeedbackDocument } from "../api/generated/graphql.ts";
import type { ObjectionQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { ChoiceField, Form, LongTextField, TextField, readText } from "../components/fields.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { flags, objectionTexts } from "./texts.ts";

type Campaign = NonNullable<ObjectionQuery["campaign"]>;

interface ObjectionProps {
  readonly campaign: string;
  readonly number: number;
  readonly close: () => void;
}

/** What a player can do about a turn that is not what they meant: say it to the DM, or propose a name. */
export const Objection = ({ campaign, number, close }: ObjectionProps) => {
  const { data, problem, reload } = useQuery(ObjectionDocument, { id: campaign, number });
  const found = data?.campaign;
  const decided = found?.turn?.events.flatMap(({ text }) => text || []) ?? [];
  return (
    <Dialog title={`${texts.turn} ${number}: ${objectionTexts.title}`} close={close}>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {found && (
        <>
          <details open>
            <summary>{objectionTexts.decided}</summary>
            {decided.length === 0 && <p class="hint">{objectionTexts.nothing}</p>}
            <ul>
              {decided.map((text, nth) => (
                <li key={nth}>{text}</li>
              ))}
            </ul>
          </details>
          <Saying campaign={campaign} number={number} given={found.turn?.myFeedback ?? null} reload={reload} />
          <Naming campaign={campaign} entities={found.entities.nodes} />
        </>
      )}
    </Dialog>
  );
};

interface SayingProps extends Pick<ObjectionProps, "campaign" | "number"> {
  readonly given: NonNullable<Campaign["turn"]>["myFeedback"];
  readonly reload: () => void;
}

const Saying = ({ campaign, number, given, reload }: SayingProps) => {
  const task = useTask();
  const turn = { campaignId: campaign, turnNumber: number };
  const say = (form: FormData) =>
    task.run(async () => {
      const flag = flags.find((one) => one === readText(form, "flag")) ?? "OTHER";
      await send(GiveFeedbackDocument, { input: { ...turn, flag, comment: readText(form, "comment") } });
      reload();
    });
  const takeBack = () =>
    task.run(async () => {
      await send(WithdrawFeedbackDocument, { input: turn });
      reload();
    });
  return (
    <Form send={(form) => void say(form)}>
      <ChoiceField
        label={objectionTexts.what}
        name="flag"
        value={given?.flag ?? "OTHER"}
        choices={flags.map((flag) => [flag, objectionTexts.flags[flag]])}
      />
      <LongTextField
        key={given?.comment ?? ""}
        label={objectionTexts.comment}
        name="comment"
        value={given?.comment ?? ""}
        rows={3}
        required
      />
      <p class="hint" role="status">
        {given ? objectionTexts.said : objectionTexts.help}
      </p>
      <Alert problem={task.problem} />
      <div class="chips">
        <button disabled={task.busy}>{objectionTexts.send}</button>
        {given && (
          <button type="button" class="quiet" disabled={task.busy} onClick={() => void takeBack()}>
            {objectionTexts.takeBack}
          </button>
        )}
      </div>
    </Form>
  );
};

const Naming = ({ campaign, entities }: { campaign: string; entities: Campaign["entities"]["nodes"] }) => {
  const task = useTask();
  const [done, setDone] = useState("");
  const named = entities.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ key, name }) => [key, name] as const);
  const propose = (form: FormData) =>
    task.run(async () => {
      setDone("");
      const change = { renameEntity: { id: readText(form, "entity"), name: readText(form, "name") } };
      const { status } = await send(ProposeCorrectionDocument, {
        input: { campaignId: campaign, change, reason: readText(form, "reason") },
      });
      setDone(status === "PENDING" ? objectionTexts.proposed : objectionTexts.applied);
    });
  return (
    <details>
      <summary>{objectionTexts.name}</summary>
      <Form send={(form) => void propose(form)}>
        <ChoiceField label={objectionTexts.whose} name="entity" required choices={[["", ""], ...named]} />
        <TextField label={objectionTexts.right} name="name" required />
        <TextField label={objectionTexts.why} name="reason" />
        <Alert problem={task.problem} />
        <div class="chips">
          <button disabled={task.busy}>{objectionTexts.propose}</button>
          <span role="status">{done}</span>
        </div>
      </Form>
    </details>
  );
};
