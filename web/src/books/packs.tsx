import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { InstallPackDocument, PreviewInstallDocument, PreviewUninstallDocument, UninstallPackDocument } from "../api/generated/graphql.ts";
import type { BooksQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
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
              <button aria-label={`${operatorTexts.install}: ${name}`} onClick={() => setPreviewed(key)}>
                {operatorTexts.install}
              </button>
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

const Installing = ({ pack, close, reload }: ChangeProps) => {
  const { data, problem } = useQuery(PreviewInstallDocument, { key: pack });
  const task = useTask();
  const install = () =>
    task.run(async () => {
      const job = await send(InstallPackDocument, { key: pack, idempotencyKey: crypto.randomUUID() });
      if (job.failure) throw new Error(job.failure.message);
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
          <pre>{JSON.stringify(data.previewPackInstall, null, 2)}</pre>
          <button disabled={task.busy} onClick={() => void install()}>
            {operatorTexts.install}
          </button>
        </>
      )}
    </Dialog>
  );
};
