import { request } from "../api/client.ts";
import { CampaignsDocument, ExportCampaignDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { ChoiceField, Form } from "../components/fields.tsx";
import { saveFile } from "../components/save-file.ts";
import { useQuery } from "../components/use-query.ts";
import { useTask } from "../components/use-task.ts";
import { texts } from "../texts.ts";
import { serverTexts } from "./texts.ts";

/** Exports a campaign of which the operator is a DM: a file holds the DM's secrets. */
export const Exporting = () => {
  const { data, problem, reload } = useQuery(CampaignsDocument, {});
  const task = useTask();
  const own = data?.viewer?.campaigns.nodes.filter(({ myRole }) => myRole === "DM") ?? [];
  const keep = (form: FormData) =>
    task.run(async () => {
      const { campaignArchive: file } = await request(ExportCampaignDocument, { id: String(form.get("campaign")) });
      saveFile(file.base64, file.fileName);
    });
  return (
    <Form class="panel" send={(form) => void keep(form)}>
      <h2>{serverTexts.exportCampaign}</h2>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {data && own.length === 0 && <p class="empty">{serverTexts.noOwnCampaign}</p>}
      {own.length > 0 && (
        <ChoiceField label={serverTexts.campaign} name="campaign" choices={own.map(({ key, name }) => [key, name] as const)} />
      )}
      <p class="hint">{serverTexts.exportHelp}</p>
      <Alert problem={task.problem} />
      {own.length > 0 && <button disabled={task.busy}>{serverTexts.exportNow}</button>}
    </Form>
  );
};
