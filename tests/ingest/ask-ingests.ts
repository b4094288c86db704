import type { House } from "./house.ts";

const start = `mutation($input: StartIngestInput!) { startIngest(input: $input) {
  __typename ... on Job { key status } ... on Error { code reason message } } }`;
const ingestJob = `query($key: ID!) { ingestJob(key: $key) { book job { status failure { code } lastSeq } costs { calls cost byStage { name calls } }
  stages { name state modelCalls } pack { key draft usable } } }`;

/** A multipart request that starts an ingest of a file. */
export const formOf = (bytes: Buffer | string, name: string, variables: object): FormData => {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: start, variables }));
  form.set("map", JSON.stringify({ 0: ["variables.input.book.upload"] }));
  form.set("0", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
  return form;
};

/** Its variables. */
export const upload = (key: string) => ({
  input: { book: { upload: null }, pack: { id: "harbour", name: "Old Harbour" }, draft: true, idempotencyKey: key },
});

/** The subscription to an ingest's progress. */
export const progress = (key: string, after = 0): string =>
  `subscription { ingestProgress(key: "${key}", after: ${after}) { seq type stage done total note warnings cost failure } }`;

/** What tests ask of the ingests of the house that stands. */
export const askIngests = (house: () => House) => ({
  startBy: (user: string | null, input: object) => house().ask(user, start, { input }),
  read: async (key: string) => (await house().ask("op", ingestJob, { key })).data.ingestJob,
  watchAll: async (key: string, after = 0) => readTold(await (await house().follow("op", progress(key, after))).text()),
  /** Hears the beginning of what is told, until the connection drops. */
  hearSome: async (key: string, enough: number) => {
    const reader = (await house().follow("op", progress(key))).body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (readTold(heard).length < enough) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();
    return readTold(heard);
  },
});

const readTold = (text: string) => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, data = ""]) => JSON.parse(data).data.ingestProgress);
