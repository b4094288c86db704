import { useEffect } from "preact/hooks";
import { send } from "../api/client.ts";
import { CancelServerJobDocument, ServerWorkDocument } from "../api/generated/graphql.ts";
import type { ServerWorkQuery } from "../api/generated/graphql.ts";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";

/** How often it is read again, in milliseconds. */
const pace = 5000;

/** What waits and runs on the server: turns, and the latest jobs, which can be cancelled. */
export const Work = () => {
  const { data, problem, reload } = useQuery(ServerWorkDocument, {});
  useEffect(() => {
    const timer = setInterval(reload, pace);
    return () => clearInterval(timer);
  }, []);
  return (
    <section class="panel">
      <h2>{operatorTexts.work}</h2>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <Load load={data.workLoad} />}
      {data && <Jobs jobs={data.jobs} reload={reload} />}
    </section>
  );
};

const Load = ({ load }: { load: ServerWorkQuery["workLoad"] }) => (
  <ul>
    <li>{operatorTexts.turnsLoad(load.queuedTurns, load.runningTurns, load.waitingTurns)}</li>
    <li>{operatorTexts.jobsLoad(load.queuedJobs, load.runningJobs)}</li>
    {load.oldestQueuedAt !== null && <li>{`${operatorTexts.oldestQueued} ${new Date(load.oldestQueuedAt).toLocaleTimeString()}`}</li>}
  </ul>
);

const Jobs = ({ jobs, reload }: { jobs: ServerWorkQuery["jobs"]; reload: () => void }) => {
  const task = useTask();
  const cancel = (key: string) =>
    task.run(async () => {
      await send(CancelServerJobDocument, { key });
      reload();
    });
  if (jobs.length === 0) return <p class="empty">{operatorTexts.noJobs}</p>;
  return (
    <>
      <Alert problem={task.problem} />
      <ul class="rows" aria-label={operatorTexts.jobs}>
        {jobs.map(({ key, kind, userId, status, createdAt, failure }) => (
          <li key={key}>
            <span>
              {kind}{" "}
              <span class="hint">
                {[operatorTexts.statuses[status], userId, new Date(createdAt).toLocaleString(), failure?.message]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            {(status === "QUEUED" || status === "RUNNING") && (
              <button
                class="quiet"
                disabled={task.busy}
                aria-label={`${operatorTexts.cancel}: ${kind}, ${new Date(createdAt).toLocaleString()}`}
                onClick={() => void cancel(key)}
              >
                {operatorTexts.cancel}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
};
