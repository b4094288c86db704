import { SignedOutError, readToken, refuse } from "./client.ts";
import type { Answer } from "./client.ts";

/** Reads a file of the server that only some may read. Throws {@link SignedOutError}, or an error for any other answer. */
export const readFile = async (path: string): Promise<Blob> => (await accepted(await fetch(path, { headers: authorized() }))).blob();

/** Sends a file to its place on the server. Throws {@link SignedOutError}, or an error with the server's message. */
export const putFile = async (path: string, file: File): Promise<void> => {
  await accepted(await fetch(path, { method: "PUT", headers: { ...authorized(), "content-type": file.type }, body: file }));
};

const authorized = () => ({ authorization: `Bearer ${readToken()}` });

const accepted = async (response: Response): Promise<Response> => {
  if (response.ok) return response;
  if (response.status === 401) throw new SignedOutError();
  const { errors }: Answer<never> = await response.json().catch(() => ({}));
  throw errors?.[0] ? await refuse(errors[0]) : new Error(response.statusText);
};
