import { useState } from "preact/hooks";
import { sendFile } from "../api/upload.ts";
import { BooksDocument, StartIngestDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { CheckField, Form } from "../components/fields.tsx";
import { ForOperators } from "../components/for-operators.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { Link, navigate } from "../router.tsx";
import type { PageProps } from "../router.tsx";
import { texts } from "../texts.ts";
import { Book } from "./book.tsx";
import "./books.css";
import { ImportingNotes } from "./importing-notes.tsx";
import { Packs } from "./packs.tsx";
import { ReadBooks } from "./read-books.tsx";
import { operatorTexts } from "./texts.ts";

/** Books: reading one, what was read, and the packs of the server; or one book, which the address names. */
export const Page = ({ params: [key = ""] }: PageProps) => (key === "" ? <Overview /> : <Book id={key} />);

const Overview = () => (
  <main class="new">
    <PageLinks>
      <Link to="/">{texts.campaigns}</Link> <Link to="/server">{texts.server}</Link>
    </PageLinks>
    <h1>{operatorTexts.title}</h1>
    <ForOperators>
      <Books />
    </ForOperators>
  </main>
);

const Books = () => {
  const { data, problem, reload } = useQuery(BooksDocument, {});
  return (
    <>
      <Uploading />
      <ImportingNotes reload={reload} />
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && <ReadBooks books={data.ingestJobs} reload={reload} />}
      {data && <Packs available={data.availablePacks} installed={data.contentPacks} reload={reload} />}
    </>
  );
};

const Uploading = () => {
  const task = useTask();
  const [share, setShare] = useState<number | null>(null);
  const upload = (form: FormData) =>
    task.run(async () => {
      const file = form.get("book");
      if (!(file instanceof File)) return;
      const input = { book: { upload: null }, draft: form.has("draft"), idempotencyKey: crypto.randomUUID() };
      setShare(0);
      try {
        const job = await sendFile(StartIngestDocument, { input }, { file, path: "variables.input.book.upload", sent: setShare });
        if (typeof job === "object" && job !== null && "key" in job) navigate(`/books/${encodeURIComponent(String(job.key))}`);
      } finally {
        setShare(null);
      }
    });
  return (
    <Form class="panel" send={(form) => void upload(form)}>
      <h2>{operatorTexts.upload}</h2>
      <label class="field">
        <span>{operatorTexts.file}</span>
        <input type="file" name="book" accept=".pdf,.epub,.docx,.html,.htm,.md,.markdown,.txt" required />
      </label>
      <CheckField label={operatorTexts.draft} name="draft" checked />
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{operatorTexts.start}</button>
      {share !== null && <progress aria-label={operatorTexts.uploaded} value={share} max={1} />}
    </Form>
  );
};
