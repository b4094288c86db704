import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { DecideDraftDocument } from "../api/generated/graphql.ts";
import type { BookQuery, DecideDraftInput, DraftAnswer, PackContentType } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { ChoiceField, Form, TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { PackFile } from "./findings.tsx";
import { decisionTexts } from "./decision-texts.ts";
import { operatorTexts } from "./texts.ts";

type Decision = NonNullable<NonNullable<BookQuery["ingestJob"]>["decisions"]>[number];
type Case = Decision["cases"][number];
type Given = Omit<DecideDraftInput, "key">;

interface DecisionsProps {
  readonly ingest: string;
  /** The pack's, relative to that of the ingest. */
  readonly folder: string;
  readonly decisions: readonly Decision[];
  readonly reload: () => void;
}

/** What is in doubt in a draft, the gravest first, each case with one button an answer. */
export const Decisions = ({ ingest, folder, decisions, reload }: DecisionsProps) => {
  const task = useTask();
  const decide = (given: Given) =>
    task.run(async () => {
      await send(DecideDraftDocument, { input: { key: ingest, ...given } });
      reload();
    });
  const open = decisions.flatMap(({ cases }) => cases).filter(({ answer }) => answer === null).length;
  return (
    <section class="panel">
      <h2>{decisionTexts.title}</h2>
      <p role="status">{open === 0 ? decisionTexts.none : decisionTexts.open(open)}</p>
      <Alert problem={task.problem} />
      {decisions.map((decision) => (
        <OneDecision
          key={decision.key}
          show={(path, one) => <EntryAndPages ingest={ingest} path={`${folder}/${path}`} one={one} />}
          decision={decision}
          busy={task.busy}
          decide={(given) => void decide(given)}
        />
      ))}
    </section>
  );
};

/** Pages that are shown at most. */
const mostPages = 6;

/** An entry of the pack, and beside it the pages of the book as they were read. */
const EntryAndPages = ({ ingest, path, one: { firstPage, lastPage } }: { ingest: string; path: string; one: Case }) => {
  const count = firstPage === null ? 0 : Math.min(mostPages, (lastPage ?? firstPage) - firstPage + 1);
  const pages = Array.from({ length: count }, (_, nth) => (firstPage ?? 0) + nth);
  return (
    <div class="entry-pages">
      <PackFile ingest={ingest} path={path} />
      {pages.length > 0 && (
        <div>
          {pages.map((page) => (
            <section key={page} aria-label={decisionTexts.ofBook(page)}>
              <h3>{decisionTexts.ofBook(page)}</h3>
              <PackFile ingest={ingest} path={`01_extract/pages/page_${String(page).padStart(4, "0")}.md`} />
            </section>
          ))}
        </div>
      )}
    </div>
  );
};

interface OneDecisionProps {
  readonly show: (path: string, one: Case) => ComponentChildren;
  readonly decision: Decision;
  readonly busy: boolean;
  readonly decide: (given: Given) => void;
}

const OneDecision = ({ show, decision, busy, decide }: OneDecisionProps) => {
  const { key, kind, type, cases } = decision;
  const left = cases.filter(({ answer }) => answer === null).length;
  const title = `${decisionTexts.kinds[kind]}${type === null ? "" : `: ${decisionTexts.types[type]}`}`;
  return (
    <details open={left > 0}>
      <summary>{`${left === 0 ? "✓ " : ""}${title} (${left}/${cases.length})`}</summary>
      <ul class="rows">
        {cases.map((one) => (
          <OneCase key={one.key} show={show} decision={decision} one={one} busy={busy} decide={decide} />
        ))}
      </ul>
      {left > 1 && (
        <button
          class="quiet"
          disabled={busy}
          aria-label={`${decisionTexts.keepRest}: ${title}`}
          onClick={() => decide({ decision: key, answer: "KEEP" })}
        >
          {decisionTexts.keepRest}
        </button>
      )}
    </details>
  );
};

interface CaseProps extends OneDecisionProps {
  readonly one: Case;
}

/** Answers that need another word. */
type Asked = Extract<DraftAnswer, "RENAME" | "RETYPE">;

const OneCase = ({ show, decision, one, busy, decide }: CaseProps) => {
  const [file, setFile] = useState("");
  const [asking, setAsking] = useState<Asked | null>(null);
  const about = one.name ?? one.text;
  const answer = (given: Omit<Given, "decision" | "case">) => decide({ decision: decision.key, case: one.key, ...given });
  const offered = one.files.length === 0 ? (["KEEP"] as const) : decision.answers;
  return (
    <li>
      <span>
        {one.name !== null && <strong>{one.name}</strong>} {one.text} <span class="hint">{describePages(one)}</span>
      </span>
      <span class="chips">
        {one.files.map((path) => (
          <button key={path} class="quiet" aria-label={`${operatorTexts.show}: ${path}`} onClick={() => setFile(path)}>
            {operatorTexts.show}
          </button>
        ))}
        {one.answer !== null && <em>{[decisionTexts.answered[one.answer], one.value].filter(Boolean).join(" ")}</em>}
        {one.answer === null &&
          offered.map((as) => (
            <button
              key={as}
              disabled={busy}
              aria-label={`${decisionTexts.answers[as]}: ${about}`}
              onClick={() => (as === "RENAME" || as === "RETYPE" ? setAsking(as) : answer({ answer: as }))}
            >
              {decisionTexts.answers[as]}
            </button>
          ))}
      </span>
      {file && (
        <Dialog title={file} wide={one.firstPage !== null} close={() => setFile("")}>
          {show(file, one)}
        </Dialog>
      )}
      {asking && <Asking as={asking} one={one} close={() => setAsking(null)} answer={answer} />}
    </li>
  );
};

const describePages = ({ firstPage, lastPage }: Case): string => {
  if (firstPage === null) return "";
  return firstPage === lastPage ? `${decisionTexts.page} ${firstPage}` : `${decisionTexts.pages} ${firstPage}–${lastPage}`;
};

interface AskingProps {
  readonly as: Asked;
  readonly one: Case;
  readonly close: () => void;
  readonly answer: (given: Omit<Given, "decision" | "case">) => void;
}

const types = Object.entries(decisionTexts.types);

const Asking = ({ as, one, close, answer }: AskingProps) => {
  const send = (form: FormData) => {
    if (as === "RENAME") answer({ answer: as, name: readText(form, "name") });
    else answer({ answer: as, type: readText(form, "type") as PackContentType });
    close();
  };
  return (
    <Dialog title={`${decisionTexts.answers[as]}: ${one.name ?? ""}`} close={close}>
      <Form send={send}>
        {as === "RENAME" ? (
          <TextField label={decisionTexts.newName} name="name" value={one.name ?? ""} required />
        ) : (
          <ChoiceField label={decisionTexts.newType} name="type" choices={types} />
        )}
        <button>{decisionTexts.answers[as]}</button>
      </Form>
    </Dialog>
  );
};
