import { send, writeToken } from "../api/client.ts";
import { ExchangeCodeDocument } from "../api/generated/graphql.ts";
import { texts } from "../texts.ts";

/** The code of a sign-in link. It leaves the address at once. */
const takeCode = (): string | null => {
  const found = /^#key=(.+)$/.exec(location.hash)?.[1] ?? null;
  if (found !== null) history.replaceState(null, "", "/");
  return found;
};

/** The code that the page was opened with; `null` without one. */
export const signInCode = takeCode();

/** Exchanges a one-time code for a token and keeps it. Throws when the code is used or too old. */
export const exchangeCode = async (code: string): Promise<void> => {
  writeToken((await send(ExchangeCodeDocument, { code })).token);
};

/** Where a user without a valid token pastes one. */
export const SignIn = ({ problem, done }: { problem: string; done: () => void }) => (
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
