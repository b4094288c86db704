import { useContext, useEffect, useState } from "preact/hooks";
import { openSocket, send } from "../api/client.ts";
import {
  BookDocument,
  BookProgressDocument,
  CancelJobDocument,
  PromoteDraftDocument,
  ResumeIngestDocument,
} from "../api/generated/graphql.ts";
import type { BookProgressSubscription, BookQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { explain, signedOut } from "../errors/problem.ts";
import { PageLinks } from "../components/page-links.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link, navigate } from "../router.tsx";
import { SignOut } from "../session/sign-out.ts";
import { language, texts } from "../texts.ts";
import { Decisions } from "./decisions.tsx";
import { Findings } from "./findings.tsx";
import { operatorTexts } from "./texts.ts";

type Ingest = NonNullable<BookQuery["ingestJob"]>;
/** The last event of a stage, and when and where its first one found it, from which the time left follows. */
interface Progress {
  readonly event: BookProgressSubscription["ingestProgress"];
  readonly since: number;
  readonly from: number;
}

/** A book while it is read, and afterwards: its stages, what is to be reviewed, and its pack. */
export const Book = ({ id }: { id: string }) => {
  const { data, problem, reload } = useQuery(BookDocument, { key: id });
  const progress = useProgress(id, reload);
  const ingest = data?.ingestJob;
  if (!ingest)
    return (
      <main class="narrow">
        {problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>}
        <Link to="/books">{operatorTexts.title}</Link>
      </main>
    );
  return (
    <main class="new">
      <PageLinks>
        <Link to="/books">{operatorTexts.title}</Link>
      </PageLinks>
      <h1>{ingest.book}</h1>
      <p role="status">{describe(ingest, progress)}</p>
      <Alert problem={problem || (ingest.job.failure ? explain(ingest.job.failure) : "")} />
      <Steering ingest={ingest} reload={reload} />
      <Stages ingest={ingest} progress={progress} />
      {ingest.decisions && !ingest.promotedAt && (
        <Decisions ingest={ingest.key} folder={ingest.pack?.folder ?? ""} decisions={ingest.decisions} reload={reload} />
      )}
      {ingest.pack && <Findings ingest={ingest.key} folder={ingest.pack.folder} findings={ingest.pack.findings} />}
    </main>
  );
};

/** The last event of each stage. A new connection goes on after the last one. */
const useProgress = (id: string, changed: () => void): Readonly<Record<string, Progress>> => {
  const signOut = useContext(SignOut);
  const [stages, setStages] = useState<Readonly<Record<string, Progress>>>({});
  useEffect(() => {
    let after = 0;
    const socket = openSocket((_, code) => code === 4401 && signOut(explain(signedOut)));
    const variables = {
      key: id,
      get after() {
        return after;
      },
    };
    socket.follow(BookProgressDocument, variables, ({ ingestProgress: event }) => {
      after = event.seq;
      const { stage } = event;
      if (stage !== null)
        setStages((all) => ({ ...all, [stage]: { since: all[stage]?.since ?? Date.now(), from: all[stage]?.from ?? event.done, event } }));
      if (event.type !== "PROGRESS") changed();
    });
    return socket.close;
  }, [id]);
  return stages;
};

const describe = ({ job, costs }: Ingest, progress: Readonly<Record<string, Progress>>): string => {
  const cost = Math.max(costs.cost, ...Object.values(progress).map(({ event }) => event.cost));
  return `${operatorTexts.statuses[job.status]}, $${cost.toFixed(4)}`;
};

/** How long a stage still takes at the pace that was seen; empty while that is not known. */
const describeTimeLeft = (progress: Progress | undefined): string => {
  if (!progress) return "";
  const { event, since, from } = progress;
  const [made, left] = [event.done - from, (event.total ?? 0) - event.done];
  return made > 0 && left > 0 ? operatorTexts.timeLeft(describeDuration(((Date.now() - since) / made / 1000) * left)) : "";
};

/** Seconds up to two minutes, then minutes, up to two hours, then hours; always rounded up. */
const describeDuration = (seconds: number): string => {
  const [value, unit] = seconds < 120 ? [seconds, "second"] : seconds < 7200 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
  return Math.ceil(value).toLocaleString(language, { style: "unit", unit });
};

/** The ends of a job from which it can go on. */
const stopped: readonly Ingest["job"]["status"][] = ["FAILED", "CANCELLED"];

const Steering = ({ ingest, reload }: { ingest: Ingest; reload: () => void }) => {
  const task = useTask();
  const promotion = useTask();
  const running = ingest.job.status === "QUEUED" || ingest.job.status === "RUNNING";
  const cancel = () => task.run(async () => void (await send(CancelJobDocument, { key: ingest.job.key }), reload()));
  const resume = () =>
    task.run(async () => {
      const job = await send(ResumeIngestDocument, { key: ingest.key, idempotencyKey: crypto.randomUUID() });
      navigate(`/books/${encodeURIComponent(job.key)}`);
    });
  const promote = (force: boolean) =>
    promotion.run(async () => {
      await send(PromoteDraftDocument, { key: ingest.key, force });
      reload();
    });
  return (
    <>
      <div class="chips">
        {running && <button onClick={() => void cancel()}>{operatorTexts.cancel}</button>}
        {stopped.includes(ingest.job.status) && <button onClick={() => void resume()}>{operatorTexts.resume}</button>}
        {ingest.pack?.usable && !ingest.promotedAt && (
          <button disabled={promotion.busy} onClick={() => void promote(false)}>
            {operatorTexts.promote}
          </button>
        )}
        {promotion.reason === "pack_taken" && (
          <button disabled={promotion.busy} onClick={() => void promote(true)}>
            {operatorTexts.replace}
          </button>
        )}
      </div>
      {ingest.promotedAt && <p class="notice">{`${operatorTexts.promoted}: ${ingest.pack?.key ?? ""} ${ingest.pack?.version ?? ""}`}</p>}
      <Alert problem={task.problem || promotion.problem} />
    </>
  );
};

const Stages = ({ ingest: { stages }, progress }: { ingest: Ingest; progress: Readonly<Record<string, Progress>> }) => (
  <div class="scroll" tabIndex={0} role="region" aria-label={operatorTexts.stages}>
    <table>
      <thead>
        <tr>
          {[operatorTexts.stage, operatorTexts.state, operatorTexts.progress, operatorTexts.cost].map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, state, done, total, note, warnings, cost }) => {
          const event = progress[name]?.event;
          const [made, all] = [Math.max(done, event?.done ?? 0), event?.total ?? total];
          return (
            <tr key={name}>
              <th scope="row">{operatorTexts.stageName(name)}</th>
              <td>{operatorTexts.stageStates[state]}</td>
              <td>
                {all ? <progress aria-label={`${operatorTexts.progress}: ${operatorTexts.stageName(name)}`} value={made} max={all} /> : ""}{" "}
                {all ? `${made}/${all}` : made || ""}{" "}
                <span class="hint">
                  {[describeTimeLeft(progress[name]), state !== "FINISHED" && note, ...warnings].filter(Boolean).join(" ")}
                </span>
              </td>
              <td>{cost > 0 ? `$${cost.toFixed(4)}` : ""}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </div>
);
