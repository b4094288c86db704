import { useContext, useEffect, useState } from "preact/hooks";
import { openSocket } from "../api/client.ts";
import { DeskEventsDocument } from "../api/generated/graphql.ts";
import { explain, signedOut } from "../errors/problem.ts";
import { SignOut } from "../session/sign-out.ts";

/** Counts the changes of a campaign, so that a page reads again what it shows; `online` says whether the connection is up. */
export const useCampaignEvents = (id: string): { readonly changes: number; readonly online: boolean } => {
  const signOut = useContext(SignOut);
  const [changes, setChanges] = useState(0);
  const [online, setOnline] = useState(true);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    // Several events of one turn come together: they are one reason to read again.
    const change = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setChanges((count) => count + 1), 100);
    };
    const socket = openSocket((up, code) => {
      setOnline(up);
      if (code === 4401) signOut(explain(signedOut));
      else if (up) change();
    });
    socket.follow(DeskEventsDocument, { id }, change);
    return () => {
      clearTimeout(waiting);
      socket.close();
    };
  }, [id]);
  return { changes, online };
};
