import { send } from "../api/client.ts";
import { DecideJoinRequestDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { useTask } from "../components/use-task.ts";
import type { DeskCampaign } from "./types.ts";
import { dmTexts } from "./texts.ts";

interface RequestsProps {
  readonly id: string;
  readonly requests: NonNullable<DeskCampaign["dm"]>["joinRequests"];
  readonly reload: () => void;
}

/** Users who came by an invitation and wait to be admitted. */
export const JoinRequests = ({ id, requests, reload }: RequestsProps) => {
  const task = useTask();
  const decide = (userId: string, admit: boolean) =>
    task.run(async () => {
      await send(DecideJoinRequestDocument, { input: { campaignId: id, userId, admit } });
      reload();
    });
  return (
    <>
      <Alert problem={task.problem} />
      {requests.map(({ userId, name, seat }) => (
        <article key={userId} class="panel">
          <h2>{`${name} ${dmTexts.wantsToJoin}${seat ? ` (${seat.name})` : ""}`}</h2>
          <div class="chips">
            <button disabled={task.busy} onClick={() => void decide(userId, true)}>
              {dmTexts.admit}
            </button>
            <ConfirmButton
              label={dmTexts.refuse}
              warning={dmTexts.refuseWarning}
              disabled={task.busy}
              confirm={() => void decide(userId, false)}
            />
          </div>
        </article>
      ))}
    </>
  );
};
