import { send } from "../api/client.ts";
import { CancelJobDocument, ResumeIngestDocument } from "../api/generated/graphql.ts";
import type { BooksQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useTask } from "../components/use-task.ts";
import { Link, navigate } from "../router.tsx";
import { operatorTexts } from "./texts.ts";
import { formatMoment } from "../format-moment.ts";

interface ReadBooksProps {
  readonly books: BooksQuery["ingestJobs"];
  readonly reload: () => void;
}

/** The books that were or are being read; each can be cancelled, or gone on with where it stopped. */
export const ReadBooks = ({ books, reload }: ReadBooksProps) => {
  const task = useTask();
  const cancel = (key: string) => task.run(async () => void (await send(CancelJobDocument, { key }), reload()));
  const resume = (key: string) =>
    task.run(async () => {
      const job = await send(ResumeIngestDocument, { key, idempotencyKey: crypto.randomUUID() });
      navigate(`/books/${encodeURIComponent(job.key)}`);
    });
  return (
    <section class="panel">
      <h2>{operatorTexts.readBooks}</h2>
      <Alert problem={task.problem} />
      {books.length === 0 && <p class="empty">{operatorTexts.none}</p>}
      <ul class="rows">
        {books.map(({ key, book, job, pack, promotedAt }) => (
          <li key={key}>
            <span>
              <Link to={`/books/${encodeURIComponent(key)}`}>{book}</Link>{" "}
              <span class="hint">
                {[operatorTexts.statuses[job.status], pack?.name, promotedAt && operatorTexts.promoted, formatMoment(job.createdAt)]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            {running.includes(job.status) && (
              <button class="quiet" disabled={task.busy} aria-label={`${operatorTexts.cancel}: ${book}`} onClick={() => void cancel(key)}>
                {operatorTexts.cancel}
              </button>
            )}
            {stopped.includes(job.status) && (
              <button class="quiet" disabled={task.busy} aria-label={`${operatorTexts.resume}: ${book}`} onClick={() => void resume(key)}>
                {operatorTexts.resume}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

type Status = BooksQuery["ingestJobs"][number]["job"]["status"];
const running: readonly Status[] = ["QUEUED", "RUNNING", "WAITING"];
const stopped: readonly Status[] = ["FAILED", "CANCELLED"];
