import { useState } from "preact/hooks";
import { send } from "../api/client.ts";
import { CampaignPacksDocument, ChangeSettingsDocument, PreviewCampaignPackDocument } from "../api/generated/graphql.ts";
import type { CampaignPacksQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ConfirmButton } from "../components/confirm-button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { dmTexts } from "./texts.ts";

type Pack = CampaignPacksQuery["contentPacks"][number];

/** A pack and all on which it depends, itself first. */
const withNeeded = (installed: readonly Pack[], key: string, found: readonly string[] = []): readonly string[] => {
  if (found.includes(key)) return found;
  const needed = installed.find((pack) => pack.key === key)?.dependsOn ?? [];
  return needed.reduce<readonly string[]>((all, one) => withNeeded(installed, one.key, all), [...found, key]);
};

/** The packs that the campaign uses, and those that it could use; each is added after a preview of its conflicts. */
export const CampaignPacks = ({ id }: { id: string }) => {
  const { data, problem, reload } = useQuery(CampaignPacksDocument, { id });
  const [previewed, preview] = useState<Pack | null>(null);
  const task = useTask();
  const [used, installed] = [data?.campaign?.contentPacks ?? [], data?.contentPacks ?? []];
  const use = (contentPacks: readonly string[]) =>
    task.run(async () => {
      await send(ChangeSettingsDocument, { input: { campaignId: id, contentPacks: [...contentPacks] } });
      preview(null);
      reload();
    });
  const drop = (key: string) => use(used.filter((one) => !withNeeded(installed, one).includes(key)));
  return (
    <section class="panel">
      <h2>{dmTexts.packs}</h2>
      <p class="hint">{dmTexts.packsHelp}</p>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && installed.length === 0 && <p class="empty">{dmTexts.noPacks}</p>}
      <ul class="rows">
        {installed.map((pack) => (
          <PackRow
            key={pack.key}
            pack={pack}
            used={used.includes(pack.key)}
            busy={task.busy}
            preview={() => preview(pack)}
            drop={() => void drop(pack.key)}
          />
        ))}
      </ul>
      {previewed ? (
        <Previewing
          id={id}
          name={previewed.name}
          added={withNeeded(installed, previewed.key).filter((key) => !used.includes(key))}
          task={task}
          use={() => void use([...used, previewed.key])}
          close={() => preview(null)}
        />
      ) : (
        <Alert problem={task.problem} />
      )}
    </section>
  );
};

interface RowProps {
  readonly pack: Pack;
  readonly used: boolean;
  readonly busy: boolean;
  readonly preview: () => void;
  readonly drop: () => void;
}

const PackRow = ({ pack: { name, version }, used, busy, preview, drop }: RowProps) => (
  <li>
    <span>
      {`${name} ${version}`} {used && <span class="hint">{dmTexts.packUsed}</span>}
    </span>
    {used ? (
      <ConfirmButton label={dmTexts.dropPack} warning={`${name}: ${dmTexts.dropPackWarning}`} disabled={busy} confirm={drop} />
    ) : (
      <button class="quiet" aria-label={`${dmTexts.usePack}: ${name}`} onClick={preview}>
        {dmTexts.usePack}
      </button>
    )}
  </li>
);

interface PreviewProps {
  readonly id: string;
  readonly name: string;
  /** The pack and those that it brings along. */
  readonly added: readonly string[];
  readonly task: { readonly busy: boolean; readonly problem: string };
  readonly use: () => void;
  readonly close: () => void;
}

/** What a pack brings along, and which of its ids and names the campaign's packs define too. */
const Previewing = ({ id, name, added, task, use, close }: PreviewProps) => {
  const { data, problem } = useQuery(PreviewCampaignPackDocument, { id, with: [...added] });
  const before = new Set(data?.campaign?.dm?.now.map(({ account }) => account));
  const conflicts = [...new Set(data?.campaign?.dm?.then.map(({ account }) => account))].filter((account) => !before.has(account));
  return (
    <Dialog title={`${dmTexts.usePack}: ${name}`} close={close}>
      <Alert problem={problem || task.problem} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {added.length > 1 && <p>{`${dmTexts.packNeeds} ${added.slice(1).join(", ")}`}</p>}
      {data && <p>{conflicts.length === 0 ? dmTexts.noConflicts : `${dmTexts.conflicts} (${conflicts.length})`}</p>}
      <ul>
        {conflicts.map((account) => (
          <li key={account}>{account}</li>
        ))}
      </ul>
      {data && (
        <button disabled={task.busy} onClick={use}>
          {dmTexts.usePack}
        </button>
      )}
    </Dialog>
  );
};
