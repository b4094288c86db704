import { useErrorBoundary, useEffect, useState } from "preact/hooks";
import { readToken, writeToken } from "./api/client.ts";
import { CampaignPage } from "./campaign.tsx";
import { Alert } from "./components/alert.tsx";
import { Home } from "./home.tsx";
import { Link, lazyPage, navigate, usePath } from "./router.tsx";
import type { PageProps } from "./router.tsx";
import { SignIn, exchangeCode, signInCode } from "./session/sign-in.tsx";
import { SignOut } from "./session/sign-out.ts";
import { texts } from "./texts.ts";

const PlayerPage = ({ params: [id = ""], signOut }: PageProps) => <CampaignPage id={id} signOut={signOut} home={() => navigate("/")} />;

const NoPage = () => (
  <main class="narrow">
    <p>{texts.noPage}</p>
    <Link to="/">{texts.campaigns}</Link>
  </main>
);

const joinPath = /^\/join\/?$/;
const JoinPage = lazyPage(() => import("./join/page.tsx"));

/** The pages by their paths; the first that matches is shown. */
const routes = [
  { path: /^\/c\/([^/]+)\/?$/, Page: PlayerPage },
  { path: /^\/c\/([^/]+)\/as\/[^/]+\/?$/, Page: PlayerPage },
  { path: /^\/c\/([^/]+)\/dm(?:\/([^/]+))?(?:\/([^/]+))?\/?$/, Page: lazyPage(() => import("./dm/page.tsx")) },
  { path: /^\/new(?:\/([^/]+))?\/?$/, Page: lazyPage(() => import("./setup/page.tsx")) },
  { path: /^\/books(?:\/([^/]+))?\/?$/, Page: lazyPage(() => import("./books/page.tsx")) },
  { path: /^\/server\/?$/, Page: lazyPage(() => import("./server/page.tsx")) },
  { path: joinPath, Page: JoinPage },
  { path: /^\/$/, Page: Home },
  { path: /^/, Page: NoPage },
] as const;

/** The page: sign-in, or the page that the path names. */
export const App = () => {
  const [signedIn, setSignedIn] = useState(signInCode === null && readToken() !== null);
  const [problem, setProblem] = useState("");
  const path = usePath();
  useEffect(() => {
    if (signInCode !== null)
      exchangeCode(signInCode).then(
        () => setSignedIn(true),
        (error: Error) => setProblem(error.message),
      );
  }, []);
  const signOut = (why = "") => {
    writeToken(null);
    setProblem(why);
    setSignedIn(false);
  };
  if (!signedIn && joinPath.test(path)) return <JoinPage params={[]} signOut={signOut} />;
  if (!signedIn) return <SignIn problem={problem} done={() => setSignedIn(true)} />;
  return (
    <SignOut.Provider value={signOut}>
      <Shown path={path} signOut={signOut} />
    </SignOut.Provider>
  );
};

/** Every path is a page of its own, but the parts of the DM's page are one. */
const pageKey = (path: string): string => path.replace(/^(\/c\/[^/]+\/dm)\/.*$/, "$1");

/** The page of a path. A page that fails says so and is shown again on request. */
const Shown = ({ path, signOut }: { path: string; signOut: (why?: string) => void }) => {
  const [error, reset] = useErrorBoundary();
  if (error) return <main class="narrow">{<Alert problem={`${texts.broken} ${String(error)}`} retry={reset} />}</main>;
  for (const { path: pattern, Page } of routes) {
    const found = pattern.exec(path);
    if (found) return <Page key={pageKey(path)} params={found.slice(1).map((part) => decodeURIComponent(part ?? ""))} signOut={signOut} />;
  }
  return null;
};
