import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

/** The server that the provider of `foreign-oracle` asks. */
export interface OracleServer {
  readonly url: string;
  /** The ids of the prompts that it was asked, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** Starts a server that answers each prompt with the values of its id, one after another, and then with the last of them again. */
export const startOracle = async (answers: Readonly<Record<string, readonly unknown[]>>): Promise<OracleServer> => {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { prompt } = JSON.parse(await text(request));
    asked.push(prompt);
    const nth = asked.filter((other) => other === prompt).length - 1;
    const values = answers[prompt] ?? [];
    response.end(JSON.stringify({ value: values[nth] ?? values.at(-1) }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}/`, asked, close: () => server.close() };
};
