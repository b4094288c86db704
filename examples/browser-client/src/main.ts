import type { Client } from "@urql/core";
import { follow, send, signIn } from "./api.ts";
import {
  ApproveDocument,
  CampaignDocument,
  DecisionsDocument,
  PlayDocument,
  ProceedDocument,
  PublishDocument,
  ReadingDocument,
  StartDocument,
  TableDocument,
  TurnDocument,
  UploadDocument,
} from "./generated/graphql.ts";
import { element, line, onSubmit, run, say } from "./page.ts";

let client: Client;
let campaignId = "";

onSubmit("sign-in", async (fields, form) => {
  client = signIn(String(fields.get("server")), String(fields.get("token")));
  const { viewer } = await send(client, StartDocument, {});
  const campaigns = viewer?.campaigns.nodes ?? [];
  const options = campaigns.map(({ id, name }) => {
    const option = line("option", name);
    option.setAttribute("value", id);
    return option;
  });
  element("campaign").replaceChildren(...options);
  document.querySelector("main")?.removeAttribute("hidden");
  form.hidden = true;
  say(`Signed in as ${viewer?.name}.`);
  if (campaigns[0]) await open(campaigns[0].id);
});

element("campaign").addEventListener("change", ({ target }) => run(() => open((target as HTMLSelectElement).value)));

/** Shows a campaign, resumes a turn that was being read, and reads the campaign again whenever something changes. */
const open = async (id: string): Promise<void> => {
  campaignId = id;
  const after = await showTable(id);
  const reading = sessionStorage.getItem(id);
  if (reading) run(() => readTurn(reading));
  const receive = ({ campaignEvents: { seq } }: { campaignEvents: { seq: number } }): number | null => {
    if (id !== campaignId) return null;
    run(async () => void (await showTable(id)));
    return seq;
  };
  await follow(client, { document: CampaignDocument, variables: { id }, after, receive });
};

const showTable = async (id: string): Promise<number> => {
  const { campaign } = await send(client, TableDocument, { id });
  if (!campaign) throw new Error("There is no such campaign.");
  if (id !== campaignId) return campaign.lastEventSeq;
  const turns = campaign.turns.nodes.map(({ input, text }) => line("li", `${input}\n${text}`));
  element("story").replaceChildren(line("li", campaign.openingText ?? ""), ...turns);
  if (campaign.myRole === "DM") await showDecisions(id);
  return campaign.lastEventSeq;
};

const showDecisions = async (id: string): Promise<void> => {
  const { campaign } = await send(client, DecisionsDocument, { id });
  const waiting = (campaign?.dm?.waiting ?? []).map(({ id: key, kind, input, narration }) =>
    kind === "ACTIONS"
      ? line("li", input, {
          label: "Let it go on",
          press: () => decide(() => send(client, ProceedDocument, { input: { campaignId: id, key, decision: { proceed: [] } } })),
        })
      : line("li", narration?.text ?? "", {
          label: "Publish",
          press: () => decide(() => send(client, PublishDocument, { input: { campaignId: id, key, decision: { publish: "AS_DRAFTED" } } })),
        }),
  );
  const proposals = (campaign?.corrections.nodes ?? []).map(({ id: correctionId, action, targetKey, value }) =>
    line("li", `${action} ${targetKey} ${value ?? ""}`, {
      label: "Approve",
      press: () => decide(() => send(client, ApproveDocument, { input: { campaignId: id, correctionId } })),
    }),
  );
  element("decisions").replaceChildren(...waiting, ...proposals);
};

const decide = async (work: () => Promise<unknown>): Promise<void> => {
  await work();
  await showTable(campaignId);
};

onSubmit("play", async (fields, form) => {
  const input = { campaignId, text: String(fields.get("text")), idempotencyKey: crypto.randomUUID() };
  const { playTurn } = await send(client, PlayDocument, { input });
  form.reset();
  if (!playTurn || !("run" in playTurn) || !playTurn.run) return;
  sessionStorage.setItem(campaignId, playTurn.run.id);
  await readTurn(playTurn.run.id);
});

/** Shows a narration while it is written. */
const readTurn = async (id: string): Promise<void> => {
  const campaign = campaignId;
  let text = "";
  await follow(client, {
    document: TurnDocument,
    variables: { id },
    receive: ({ runEvents: event }) => {
      if (event.__typename === "TokenStreamed") text += event.text;
      if (event.__typename === "NarrationPatched") text = text.slice(0, event.from) + event.text + text.slice(event.to);
      if (event.__typename === "DraftDiscarded") text = "";
      if (event.__typename === "RunSuspended") say("The turn waits for the DM.");
      if (event.__typename === "RunFailed") say(event.failure.message);
      element("live").textContent = text;
      return event.__typename === "RunFinished" || event.__typename === "RunFailed" ? null : event.seq;
    },
  });
  sessionStorage.removeItem(campaign);
  element("live").textContent = "";
  await showTable(campaign);
};

onSubmit("upload", async (fields) => {
  const upload = fields.get("book");
  if (!(upload instanceof File)) return;
  const { startIngest } = await send(client, UploadDocument, { input: { book: { upload }, idempotencyKey: crypto.randomUUID() } });
  if (!startIngest || !("id" in startIngest)) return;
  await follow(client, {
    document: ReadingDocument,
    variables: { id: startIngest.id },
    receive: ({ ingestProgress: { seq, type, note, failure } }) => {
      say(failure ?? `${upload.name}: ${type} ${note}`);
      return type === "RUN_FINISHED" || type === "RUN_FAILED" ? null : seq;
    },
  });
});
