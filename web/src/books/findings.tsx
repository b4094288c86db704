import { useState } from "preact/hooks";
import { BookFileDocument } from "../api/generated/graphql.ts";
import type { PackCheckPhase, Severity } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useQuery } from "../components/use-query.ts";
import { texts } from "../texts.ts";
import { operatorTexts } from "./texts.ts";

interface Finding {
  readonly file: string | null;
  readonly message: string;
  readonly phase: PackCheckPhase;
  readonly severity: Severity;
}

const ranks: readonly Severity[] = ["INFO", "WARNING", "ERROR"];

interface FindingsProps {
  readonly ingest: string;
  /** The pack's, relative to that of the ingest. */
  readonly folder: string;
  readonly findings: readonly Finding[];
}

/** What the checks found in a pack, worst first; each with its file. */
export const Findings = ({ ingest, folder, findings }: FindingsProps) => {
  const [file, setFile] = useState("");
  return (
    <section class="panel">
      <h2>{`${operatorTexts.findings} (${findings.length})`}</h2>
      {findings.length === 0 && <p class="empty">{operatorTexts.noFindings}</p>}
      <ul class="rows">
        {findings
          .toSorted((a, b) => ranks.indexOf(b.severity) - ranks.indexOf(a.severity))
          .map(({ file: path, message, phase, severity }, nth) => (
            <li key={nth} data-severity={severity}>
              <span>
                <strong>{texts.severities[severity]}</strong> {message} <span class="hint">{operatorTexts.phases[phase]}</span>
              </span>
              {path && (
                <button class="quiet" aria-label={`${operatorTexts.show}: ${path}`} onClick={() => setFile(path)}>
                  {operatorTexts.show}
                </button>
              )}
            </li>
          ))}
      </ul>
      {file && (
        <Dialog title={file} close={() => setFile("")}>
          <PackFile ingest={ingest} path={`${folder}/${file}`} />
        </Dialog>
      )}
    </section>
  );
};

/** A file of the pack that an ingest made. */
export const PackFile = ({ ingest, path }: { ingest: string; path: string }) => {
  const { data, problem, reload } = useQuery(BookFileDocument, { key: ingest, path });
  if (!data) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  return (
    <>
      {data.ingestJob?.files.map(({ path: name, text }) => (
        <pre key={name}>{text ?? name}</pre>
      ))}
    </>
  );
};
