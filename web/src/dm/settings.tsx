import { request, send } from "../api/client.ts";
import {
  ArchiveDocument,
  ChangeSettingsDocument,
  EndSessionDocument,
  ExportCampaignDocument,
  RenameDocument,
  RestoreDocument,
  SessionsDocument,
  SetBoundariesDocument,
  SettingsDocument,
  StartSessionDocument,
} from "../api/generated/graphql.ts";
import type { LateNarration, OnUnfixableNarration, ReviewMode, SettingsQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { CheckField, ChoiceField, Form, LongTextField, NumberField, TextField, readNumber, readText } from "../components/fields.tsx";
import { saveFile } from "../components/save-file.ts";
import { useQuery } from "../components/use-query.ts";
import { Saved } from "../components/saved.tsx";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { Costs } from "./costs.tsx";
import { CampaignPacks } from "./packs.tsx";
import { dmTexts } from "./texts.ts";
import type { PartProps } from "./types.ts";
import { formatMoment } from "../format-moment.ts";

type Campaign = NonNullable<SettingsQuery["campaign"]>;

interface SettingProps {
  readonly id: string;
  readonly campaign: Campaign;
  readonly reload: () => void;
}

const reviewModes = ["AUTO", "REVIEW_ACTIONS", "REVIEW_NARRATION", "REVIEW_ALL"] as const satisfies readonly ReviewMode[];
const late = ["RELEASE", "FALLBACK"] as const satisfies readonly LateNarration[];
const unfixable = ["FALLBACK", "HOLD"] as const satisfies readonly OnUnfixableNarration[];

/** The settings of a campaign, its sessions and copies, and what it has cost. */
export const Settings = ({ id, reload: reloadDesk }: PartProps) => {
  const { data, problem, reload } = useQuery(SettingsDocument, { id });
  const campaign = data?.campaign;
  if (!campaign) return problem ? <Alert problem={problem} retry={reload} /> : <p role="status">{texts.loading}</p>;
  const props = {
    id,
    campaign,
    reload: () => {
      reload();
      reloadDesk();
    },
  };
  return (
    <>
      <Alert problem={problem} retry={reload} />
      <Reviewing {...props} />
      <Boundaries {...props} />
      <Sessions id={id} />
      <CampaignPacks id={id} />
      <Keeping {...props} />
      {campaign.dm && <Costs id={id} dm={campaign.dm} reload={reload} />}
    </>
  );
};

const Reviewing = ({ id, campaign, reload }: SettingProps) => {
  const task = useTask();
  const save = (form: FormData) =>
    task.run(async () => {
      const pick = <T extends string>(values: readonly T[], name: string) => values.find((value) => value === readText(form, name));
      const input = {
        campaignId: id,
        reviewMode: pick(reviewModes, "reviewMode"),
        lateNarration: pick(late, "late"),
        onUnfixableNarration: pick(unfixable, "unfixable"),
        actionsReviewSeconds: readNumber(form, "actionsSeconds"),
        narrationReviewSeconds: readNumber(form, "narrationSeconds"),
        sharedStory: form.has("shared"),
        language: readText(form, "language") || null,
      };
      await send(ChangeSettingsDocument, { input });
      reload();
    });
  return (
    <Form class="panel" send={(form) => void save(form)}>
      <h2>{dmTexts.reviews}</h2>
      <div class="fields">
        <ChoiceField
          label={dmTexts.whatWaits}
          name="reviewMode"
          value={campaign.reviewMode}
          choices={reviewModes.map((mode) => [mode, dmTexts.reviewModes[mode]])}
        />
        <NumberField label={dmTexts.actionsSeconds} name="actionsSeconds" value={campaign.actionsReviewSeconds} min={1} />
        <NumberField label={dmTexts.narrationSeconds} name="narrationSeconds" value={campaign.narrationReviewSeconds} min={1} />
        <ChoiceField
          label={dmTexts.late}
          name="late"
          value={campaign.lateNarration}
          choices={late.map((one) => [one, dmTexts.lates[one]])}
        />
        <ChoiceField
          label={dmTexts.unfixable}
          name="unfixable"
          value={campaign.onUnfixableNarration}
          choices={unfixable.map((one) => [one, dmTexts.unfixables[one]])}
        />
      </div>
      <TextField label={dmTexts.language} name="language" value={campaign.language} />
      <CheckField label={dmTexts.sharedStory} name="shared" checked={campaign.sharedStory} />
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{dmTexts.save}</button> <Saved task={task} text={dmTexts.saved} />
    </Form>
  );
};

const readLines = (form: FormData, name: string): string[] =>
  readText(form, name)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const Boundaries = ({ id, campaign, reload }: SettingProps) => {
  const task = useTask();
  const save = (form: FormData) =>
    task.run(async () => {
      await send(SetBoundariesDocument, { input: { campaignId: id, lines: readLines(form, "lines"), veils: readLines(form, "veils") } });
      reload();
    });
  return (
    <Form class="panel" send={(form) => void save(form)}>
      <h2>{dmTexts.boundaries}</h2>
      <div class="fields">
        <LongTextField label={dmTexts.lines} name="lines" value={campaign.boundaries.lines.join("\n")} />
        <LongTextField label={dmTexts.veils} name="veils" value={campaign.boundaries.veils.join("\n")} />
      </div>
      <Alert problem={task.problem} />
      <button disabled={task.busy}>{dmTexts.saveBoundaries}</button> <Saved task={task} text={dmTexts.saved} />
    </Form>
  );
};

const Sessions = ({ id }: { id: string }) => {
  const { data, problem, reload } = useQuery(SessionsDocument, { id });
  const task = useTask();
  const active = data?.campaign?.activeSession;
  const change = () =>
    task.run(async () => {
      await (active ? send(EndSessionDocument, { id }) : send(StartSessionDocument, { id }));
      reload();
    });
  return (
    <section class="panel">
      <h2>{dmTexts.session}</h2>
      <Alert problem={problem || task.problem} />
      <p>{active ? `${dmTexts.sessionSince} ${formatMoment(active.startedAt)}` : dmTexts.noSession}</p>
      <button disabled={task.busy || !data} onClick={() => void change()}>
        {active ? dmTexts.endSession : dmTexts.startSession}
      </button>
    </section>
  );
};

const Keeping = ({ id, campaign, reload }: SettingProps) => {
  const task = useTask();
  const rename = (form: FormData) =>
    task.run(async () => {
      await send(RenameDocument, { input: { campaignId: id, name: readText(form, "name") } });
      reload();
    });
  const archived = campaign.status === "ARCHIVED";
  const archive = () =>
    task.run(async () => {
      await (archived ? send(RestoreDocument, { id }) : send(ArchiveDocument, { id }));
      reload();
    });
  const keep = () =>
    task.run(async () => {
      const { campaignArchive: file } = await request(ExportCampaignDocument, { id });
      saveFile(file.base64, file.fileName);
    });
  return (
    <section class="panel">
      <h2>{dmTexts.campaign}</h2>
      <p class="hint">{[campaign.systemName, campaign.resolutionMethod].join(", ")}</p>
      <Form class="inline" send={(form) => void rename(form)}>
        <TextField label={dmTexts.name} name="name" value={campaign.name} required />
        <button disabled={task.busy}>{dmTexts.rename}</button>
      </Form>
      <Alert problem={task.problem} />
      <div class="chips">
        <button disabled={task.busy} onClick={() => void keep()}>
          {dmTexts.export}
        </button>
        <button class="quiet" disabled={task.busy} onClick={() => void archive()}>
          {archived ? dmTexts.restore : dmTexts.archive}
        </button>
      </div>
    </section>
  );
};
