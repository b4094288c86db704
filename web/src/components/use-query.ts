import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { RefusedError, SignedOutError, request } from "../api/client.ts";
import type { TypedDocumentString } from "../api/generated/graphql.ts";
import { SignOut } from "../session/sign-out.ts";

/** The answer to a query, with a way to ask again. Old data stays while new data is read. */
export interface Queried<R> {
  readonly data: R | null;
  readonly problem: string;
  /** Why the server refused it, for programs; empty unless it did. */
  readonly reason: string;
  readonly reload: () => void;
}

/** Asks a query when the page opens and when its variables change. An expired token leads to the sign-in. */
export const useQuery = <R, V>(document: TypedDocumentString<R, V>, variables: V): Queried<R> => {
  const signOut = useContext(SignOut);
  const [data, setData] = useState<R | null>(null);
  const [problem, setProblem] = useState("");
  const [reason, setReason] = useState("");
  const latest = useRef(0);
  const load = async () => {
    const mine = ++latest.current;
    try {
      const found = await request(document, variables);
      if (mine !== latest.current) return;
      setData(found);
      setProblem("");
      setReason("");
    } catch (error) {
      if (error instanceof SignedOutError) signOut(error.message);
      else if (mine === latest.current) {
        setReason(error instanceof RefusedError ? error.reason : "");
        setProblem(error instanceof Error ? error.message : String(error));
      }
    }
  };
  useEffect(() => void load(), [JSON.stringify(variables)]);
  return { data, problem, reason, reload: () => void load() };
};
