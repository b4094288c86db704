import { useEffect, useState } from "preact/hooks";
import { SignedOutError, readToken, request, writeToken } from "./api/client.ts";
import { CampaignsDocument, ExchangeCodeDocument } from "./api/generated/graphql.ts";
import type { CampaignsQuery } from "./api/generated/graphql.ts";
import { CampaignPage } from "./campaign.tsx";
import { texts } from "./texts.ts";

/** The code of a sign-in link. It leaves the address at once. */
const takeCode = (): string | null => {
  const code = /^#key=(.+)$/.exec(location.hash)?.[1] ?? null;
  if (code !== null) history.replaceState(null, "", "/");
  return code;
};
const code = takeCode();

/** The page: sign-in, the list of campaigns, or one campaign. */
export const App = () => {
  const [signedIn, setSignedIn] = useState(code === null && readToken() !== null);
  const [problem, setProblem] = useState("");
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const move = () => setPath(location.pathname);
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  }, []);
  useEffect(() => {
    if (code !== null)
      exchange(code).then(
        () => setSignedIn(true),
        (error: Error) => setProblem(error.message),
      );
  }, []);
  const signOut = (why = "") => {
    writeToken(null);
    setProblem(why);
    setSignedIn(false);
  };
  const go = (to: string) => {
    history.pushState(null, "", to);
    setPath(to);
  };
  if (!signedIn) return <SignIn problem={problem} done={() => setSignedIn(true)} />;
  const campaign = /^\/c\/(.+)$/.exec(path)?.[1];
  if (campaign) return <CampaignPage id={decodeURIComponent(campaign)} signOut={signOut} home={() => go("/")} />;
  return <CampaignList open={(key) => go(`/c/${encodeURIComponent(key)}`)} signOut={signOut} />;
};

const exchange = async (given: string): Promise<void> => {
  const { exchangeSignInCode: result } = await request(ExchangeCodeDocument, { code: given });
  if (!("token" in result)) throw new Error(result.message);
  writeToken(result.token);
};

const SignIn = ({ problem, done }: { problem: string; done: () => void }) => (
  <main class="narrow">
    <h1>{texts.signIn}</h1>
    <p>{texts.signInHelp}</p>
    {problem && <p role="alert">{problem}</p>}
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        writeToken(String(form.get("token")).trim(), form.get("stay") !== null);
        done();
      }}
    >
      <label>
        {texts.token} <input name="token" required autocomplete="off" />
      </label>
      <label>
        <input type="checkbox" name="stay" /> {texts.stay}
      </label>
      <button>{texts.signIn}</button>
    </form>
  </main>
);

const CampaignList = ({ open, signOut }: { open: (key: string) => void; signOut: (why?: string) => void }) => {
  const [data, setData] = useState<CampaignsQuery | null>(null);
  const [problem, setProblem] = useState("");
  const load = () => {
    setProblem("");
    request(CampaignsDocument, {}).then(setData, (error: Error) =>
      error instanceof SignedOutError ? signOut(error.message) : setProblem(error.message),
    );
  };
  useEffect(load, []);
  return (
    <main class="narrow">
      <h1>{texts.campaigns}</h1>
      {problem && (
        <p role="alert">
          {problem} <button onClick={load}>{texts.retry}</button>
        </p>
      )}
      {!data && !problem && <p>{texts.loading}</p>}
      {data?.campaigns.nodes.length === 0 && <p>{texts.noCampaigns}</p>}
      <ul class="cards">
        {data?.campaigns.nodes.map(({ key, name, myRole, currentTurn }) => (
          <li key={key}>
            <button class="card" onClick={() => open(key)}>
              <strong>{name}</strong> <span>{`${myRole} · ${texts.turn} ${currentTurn}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <button class="quiet" onClick={() => signOut()}>
        {texts.signOut}
      </button>
    </main>
  );
};
