import { useEffect } from "preact/hooks";
import type { TypedDocumentString } from "../api/generated/graphql.ts";
import { useQuery } from "./use-query.ts";
import type { Queried } from "./use-query.ts";

/** How often it is asked again, in milliseconds. */
const pace = 5000;

/** Asks a query again and again while the page is in front. */
export const usePolled = <R, V>(document: TypedDocumentString<R, V>, variables: V): Queried<R> => {
  const queried = useQuery(document, variables);
  useEffect(() => {
    const timer = setInterval(() => globalThis.document.hidden || queried.reload(), pace);
    return () => clearInterval(timer);
  }, []);
  return queried;
};
