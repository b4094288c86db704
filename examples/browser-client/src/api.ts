import { Client, fetchExchange } from "@urql/core";
import type { AnyVariables, CombinedError, TypedDocumentNode } from "@urql/core";

/** A client of one server, signed in. Subscriptions are server-sent events, which pass every proxy; files are sent as multipart forms. */
export const signIn = (server: string, token: string): Client =>
  new Client({
    url: new URL("/graphql", server).href,
    exchanges: [fetchExchange],
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
    fetchSubscriptions: true,
    preferGetMethod: false,
  });

/** Sends an operation until the server answers: with an idempotency key in its input it happens once. Throws what the server refuses. */
export const send = async <Data extends object, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const isQuery = document.definitions.some((one) => one.kind === "OperationDefinition" && one.operation === "query");
  for (;;) {
    const { data, error } = await (isQuery ? client.query(document, variables) : client.mutation(document, variables)).toPromise();
    if (!error && data) return refuse(data);
    if (!isCut(error)) throw error ?? new Error("The server sent no data.");
    await connectionMayBeBack();
  }
};

/** Every mutation answers with its result or with an error that has a message for people. */
const refuse = <Data extends object>(data: Data): Data => {
  for (const result of Object.values(data) as readonly unknown[])
    if (typeof result === "object" && result !== null && "message" in result) throw new Error(String(result.message));
  return data;
};

interface Followed<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables & { after?: number | null | undefined }>;
  readonly variables: Variables;
  /** The last event that was received. */
  readonly after?: number;
  /** Returns the number of the event, or `null` when it was the last one. */
  readonly receive: (data: Data) => number | null;
}

/** Follows numbered events to the last one. After a cut it continues behind the event that was received last. */
export const follow = async <Data, Variables extends object>(client: Client, followed: Followed<Data, Variables>): Promise<void> => {
  const { document, variables, receive } = followed;
  let after: number | null = followed.after ?? 0;
  while (after !== null) {
    const error = await new Promise<CombinedError | undefined>((resolve) => {
      const { unsubscribe } = client.subscription(document, { ...variables, after: after ?? 0 }).subscribe((result) => {
        if (result.data && after !== null) after = receive(result.data);
        if (after !== null && !result.error && result.hasNext) return;
        resolve(result.error);
        setTimeout(() => unsubscribe());
      });
    });
    if (error && !isCut(error)) throw error;
    if (after !== null) await connectionMayBeBack();
  }
};

/** Whether no answer came, as opposed to one that refuses. */
const isCut = (error: CombinedError | undefined): boolean => error?.networkError !== undefined;

const connectionMayBeBack = () => new Promise((resolve) => setTimeout(resolve, 1000));
