import { DiffPromptDocument, ListPromptsDocument, PinPromptDocument, UnpinPromptDocument } from "../api/generated/graphql.ts";
import type { PromptFieldsFragment as Prompt } from "../api/generated/graphql.ts";
import { campaignOf, dmOf } from "../api/read-campaign.ts";
import { unwrap } from "../api/unwrap.ts";
import { CommandError } from "../command-error.ts";
import { paint, print, printJson, printTable } from "../output.ts";
import { connected } from "../connect.ts";
import type { CampaignOptions } from "../connect.ts";

export const listPrompts = ({ campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { prompts } = dmOf(campaignOf(await api.request(ListPromptsDocument, { id }), id));
    if (json) return printJson({ campaign: id, prompts });
    printTable(prompts.map(describe));
  });

const describe = ({ key, standard, configured, readsBooks, pinned, versions }: Prompt): string[] => [
  key,
  versions.map(({ version }) => version).join(", "),
  standard === null ? "unused" : `default ${standard}`,
  configured === null ? "" : `configured ${configured}`,
  pinned === null ? "" : `pinned ${pinned}`,
  readsBooks ? "reads books" : "",
];

export const showPrompt = (name: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const { prompts } = dmOf(campaignOf(await api.request(ListPromptsDocument, { id }), id));
    const [key, wanted] = splitName(name);
    const prompt = prompts.find((one) => one.key === key);
    const version = wanted ?? prompt?.pinned ?? prompt?.configured ?? prompt?.standard;
    const found = prompt?.versions.find((one) => one.version === version);
    if (!found) throw new CommandError("prompt_not_found", `Unknown prompt "${name}". List them with: prompts list`);
    if (json) return printJson({ key, ...found });
    print(paint.dim(`${key}@${found.version}, ${found.tier.toLowerCase()}, output ${found.answerShape ?? "of any format"}`));
    print(found.text);
  });

const splitName = (name: string): [string, string | undefined] => {
  const [key = "", version] = name.split("@");
  return [key, version];
};

export const diffPrompt = (
  versions: { prompt: string; from: string; to: string },
  { campaign: id, json, ...options }: CampaignOptions,
): Promise<void> =>
  connected(options, async ({ api }) => {
    const { promptDiff } = dmOf(campaignOf(await api.request(DiffPromptDocument, { id, ...versions }), id));
    if (json) return printJson({ ...versions, diff: promptDiff });
    print(promptDiff === "" ? "The versions are identical." : promptDiff.trimEnd());
  });

export const pinPrompt = (name: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    const [prompt, version] = splitName(name);
    if (!version) throw new CommandError("version_missing", `"${name}" has no version. Write PROMPT@VERSION, such as turn/narrator@2.`, 2);
    showChanged(unwrap((await api.request(PinPromptDocument, { id, prompt, version })).pinPrompt), json);
  });

export const unpinPrompt = (prompt: string, { campaign: id, json, ...options }: CampaignOptions): Promise<void> =>
  connected(options, async ({ api }) => {
    showChanged(unwrap((await api.request(UnpinPromptDocument, { id, prompt })).unpinPrompt), json);
  });

const showChanged = (prompt: Prompt, json: boolean | undefined): void => {
  if (json) printJson(prompt);
  else print(describe(prompt).filter(Boolean).join("  "));
};
