import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { InstallPackDocument, PreviewInstallDocument, PreviewUninstallDocument, UninstallPackDocument } from "../api/generated/graphql.ts";
import type { BooksQuery, PreviewInstallQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { explainLater } from "../errors/problem.ts";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { operatorTexts } from "./texts.ts";

interface PacksProps {
  readonly available: BooksQuery["availablePacks"];
  readonly installed: BooksQuery["contentPacks"];
  readonly reload: () => void;
}

/** The packs in the server's directory: which are installed, and installing the others after a preview. */
export const Packs = ({ available, installed, reload }: PacksProps) => {
  const [previewed, setPreviewed] = useState("");
  const [leaving, setLeaving] = useState("");
  const versions = new Map(installed.map(({ key, version }) => [key, version]));
  return (
    <section class="panel">
      <h2>{operatorTexts.packs}</h2>
      <ul class="rows">
        {available.map(({ key, name, version, description, problems }) => (
          <li key={key}>
            <span>
              <strong>{`${name} ${version ?? ""}`}</strong> {description}{" "}
              <span class="hint">
                {[versions.has(key) && `${operatorTexts.installed}: ${versions.get(key)}`, ...problems].filter(Boolean).join(" ")}
              </span>
            </span>
            <span class="chips">
              <InstallButton name={name} again={versions.get(key) === (version ?? "")} show={() => setPreviewed(key)} />
              {versions.has(key) && (
                <button class="quiet" aria-label={`${operatorTexts.uninstall}: ${name}`} onClick={() => setLeaving(key)}>
                  {operatorTexts.uninstall}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {previewed && <Installing pack={previewed} close={() => setPreviewed("")} reload={reload} />}
      {leaving && <Uninstalling pack={leaving} close={() => setLeaving("")} reload={reload} />}
    </section>
  );
};

/** Opens the preview. What is installed in this version may still have changed on the disk. */
const InstallButton = ({ name, again, show }: { name: string; again: boolean; show: () => void }) => {
  const text = again ? operatorTexts.installAgain : operatorTexts.install;
  return (
    <button class={again ? "quiet" : ""} aria-label={`${text}: ${name}`} onClick={show}>
      {text}
    </button>
  );
};

interface ChangeProps {
  readonly pack: string;
  readonly close: () => void;
  readonly reload: () => void;
}

const Uninstalling = ({ pack, close, reload }: ChangeProps) => {
  const { data, problem } = useQuery(PreviewUninstallDocument, { key: pack });
  const task = useTask();
  const uninstall = () =>
    task.run(async () => {
      await send(UninstallPackDocument, { key: pack });
      close();
      reload();
    });
  const lost = data?.previewPackUninstall;
  return (
    <Dialog title={`${operatorTexts.uninstall}: ${pack} ${lost?.version ?? ""}`} close={close}>
      <Alert problem={problem || task.problem} />
      {!lost && !problem && <p role="status">{texts.loading}</p>}
      {lost && (
        <>
          <p>{`${operatorTexts.lostChunks}: ${lost.chunks}`}</p>
          <p>{`${operatorTexts.campaignsWithout}: ${lost.campaigns.join(", ") || operatorTexts.noCampaign}`}</p>
          {lost.dependents.length > 0 && <p>{`${operatorTexts.dependents}: ${lost.dependents.join(", ")}`}</p>}
          <button disabled={task.busy} onClick={() => void uninstall()}>
            {operatorTexts.uninstall}
          </button>
        </>
      )}
    </Dialog>
  );
};

type Preview = PreviewInstallQuery["previewPackInstall"];

/** What installing a pack would change, with the files of each pack folded away. */
const InstallPreview = ({ preview: { packs, conflicts, warnings, campaigns } }: { preview: Preview }) => (
  <>
    <ul class="rows">
      {packs.map(({ pack, installedVersion, version, action, chunks, files }) => (
        <li key={pack}>
          <span>
            <strong>{pack}</strong>{" "}
            {installedVersion === null || installedVersion === version ? version : `${installedVersion} → ${version}`}{" "}
            {operatorTexts.actions[action]}{" "}
            <span class="hint">{operatorTexts.chunks(chunks.added + chunks.changed, chunks.kept, chunks.removed)}</span>
            <Files {...files} />
          </span>
        </li>
      ))}
    </ul>
    <Lines title={operatorTexts.conflicts} lines={conflicts.map(({ account }) => account)} />
    <Lines title={operatorTexts.warnings} lines={warnings} />
    {campaigns.length > 0 && <p>{`${operatorTexts.campaignsUsing}: ${campaigns.join(", ")}`}</p>}
  </>
);

const Files = ({ added, changed, removed }: Preview["packs"][number]["files"]) => {
  const lines = [...added.map((path) => `+ ${path}`), ...changed.map((path) => `~ ${path}`), ...removed.map((path) => `- ${path}`)];
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{`${operatorTexts.files} (${lines.length})`}</summary>
      <pre>{lines.join("\n")}</pre>
    </details>
  );
};

/** Lines with their title. Two names of one thing may be in conflict in the same words. */
const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => {
  const unique = [...new Set(lines)];
  return unique.length === 0 ? null : (
    <>
      <h4>{`${title} (${unique.length})`}</h4>
      <ul>
        {unique.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
};

const Installing = ({ pack, close, reload }: ChangeProps) => {
  const { data, problem } = useQuery(PreviewInstallDocument, { key: pack });
  const task = useTask();
  const install = () =>
    task.run(async () => {
      const job = await send(InstallPackDocument, { key: pack, idempotencyKey: crypto.randomUUID() });
      if (job.failure) throw new Error(await explainLater(job.failure));
      close();
      reload();
    });
  return (
    <Dialog title={`${operatorTexts.install}: ${pack}`} close={close}>
      <Alert problem={problem || task.problem} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && (
        <>
          <h3>{operatorTexts.installPreview}</h3>
          <InstallPreview preview={data.previewPackInstall} />
          <button disabled={task.busy} onClick={() => void install()}>
            {operatorTexts.install}
          </button>
        </>
      )}
    </Dialog>
  );
};
