import { send } from "../api/client.ts";
import { CancelServerJobDocument, RetryServerJobDocument, ServerWorkDocument } from "../api/generated/graphql.ts";
import type { ServerWorkQuery } from "../api/generated/graphql.ts";
import { operatorTexts } from "../books/texts.ts";
import { Alert } from "../components/alert.tsx";
import { usePolled } from "../components/use-polled.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { explain } from "../errors/problem.ts";
import { formatMoment, formatTime } from "../format-moment.ts";

/** What waits and runs on the server: turns, and the latest jobs, which can be cancelled and run again. */
export const Work = () => {
  const { data, problem, reload } = usePolled(ServerWorkDocument, {});
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
    <li>{operatorTexts.jobsLoad(load.queuedJobs, load.runningJobs, load.failedJobs)}</li>
    {load.oldestQueuedAt !== null && <li>{`${operatorTexts.oldestQueued} ${formatTime(load.oldestQueuedAt)}`}</li>}
  </ul>
);

type Job = ServerWorkQuery["jobs"][number];

const Jobs = ({ jobs, reload }: { jobs: readonly Job[]; reload: () => void }) => {
  const task = useTask();
  const change = (offer: ReturnType<typeof offered>, key: string) =>
    task.run(async () => {
      await offer?.change(key);
      reload();
    });
  if (jobs.length === 0) return <p class="empty">{operatorTexts.noJobs}</p>;
  return (
    <>
      <Alert problem={task.problem} />
      <ul class="rows" aria-label={operatorTexts.jobs}>
        {jobs.map((job) => {
          const does = offered(job);
          return (
            <li key={job.key}>
              <span>
                {job.kind} <span class="hint">{describe(job)}</span>
              </span>
              {does && (
                <button
                  class="quiet"
                  disabled={task.busy}
                  aria-label={`${does.text}: ${job.kind}, ${formatMoment(job.createdAt)}`}
                  onClick={() => void change(does, job.key)}
                >
                  {does.text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** What can be done with a job; `null` for a finished one. */
const offered = ({ status }: Job) => {
  if (status === "QUEUED" || status === "RUNNING")
    return { change: (key: string) => send(CancelServerJobDocument, { key }), text: operatorTexts.cancel };
  if (status === "FAILED" || status === "CANCELLED")
    return { change: (key: string) => send(RetryServerJobDocument, { key }), text: operatorTexts.runAgain };
  return null;
};

const describe = ({ status, userId, createdAt, failure, failedTries, retryAt }: Job): string =>
  [
    operatorTexts.statuses[status],
    userId,
    formatMoment(createdAt),
    failedTries > 0 && operatorTexts.failedTries(failedTries),
    retryAt !== null && `${operatorTexts.nextTry} ${formatTime(retryAt)}`,
    failure && explain(failure),
  ]
    .filter(Boolean)
    .join(", ");
