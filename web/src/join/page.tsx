import { useEffect, useRef, useState } from "preact/hooks";
import { readToken, request, send, writeToken } from "../api/client.ts";
import { AcceptInvitationDocument, InvitationDocument } from "../api/generated/graphql.ts";
import type { InvitationQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { useTask } from "../components/use-task.ts";
import type { PageProps } from "../router.tsx";
import { texts } from "../texts.ts";
import { joinTexts } from "./texts.ts";
import { formatMoment } from "../format-moment.ts";

/** The code of the link. It stays in the address, so that who waits for a DM can open the page again. */
const codeOfLink = (): string => decodeURIComponent(location.hash.slice(1));

type Invitation = InvitationQuery["invitation"];

/** What an invitation leads to, and joining by it: with the user's token, or as a new user who gets one. */
export const Page = (_props: PageProps) => {
  const [code] = useState(codeOfLink);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState(code === "" ? joinTexts.noCode : "");
  const load = () => {
    setProblem("");
    request(InvitationDocument, { code }).then(
      (found) => setInvitation(found.invitation),
      (error: Error) => setProblem(error.message),
    );
  };
  useEffect(() => void (code !== "" && load()), [code]);
  return (
    <main class="narrow">
      <h1>{joinTexts.join}</h1>
      <Alert problem={problem} {...(code !== "" && { retry: load })} />
      {!invitation && !problem && <p role="status">{texts.loading}</p>}
      {invitation && <JoinForm code={code} invitation={invitation} />}
    </main>
  );
};

/** How often the page asks by itself whether a DM has decided. */
const askAgainMs = 5000;

/** Asks again and again while the user waits. */
const useWaiting = (waiting: boolean, ask: () => void): void => {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => latest.current(), askAgainMs);
    return () => clearInterval(timer);
  }, [waiting]);
};

const JoinForm = ({ code, invitation }: { code: string; invitation: Invitation }) => {
  const { busy, problem, run } = useTask();
  const [waiting, setWaiting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const join = (form: FormData) =>
    run(async () => {
      const [name, seat] = [String(form.get("name") ?? "").trim(), String(form.get("seat") ?? "")];
      const { campaignKey, arrival, token } = await send(AcceptInvitationDocument, {
        input: { code, ...(name !== "" && { name }), ...(seat !== "" && { seat }) },
      });
      if (token) writeToken(token, form.get("stay") !== null);
      setWaiting(arrival === "WAITING");
      // The whole page is loaded again, with the token that a newcomer may have got while they waited.
      if (arrival !== "WAITING") location.assign(`/c/${encodeURIComponent(campaignKey)}`);
    });
  useWaiting(waiting && problem === "", () => form.current && void join(new FormData(form.current)));
  const isNew = readToken() === null;
  const ends = formatMoment(invitation.expiresAt);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void join(new FormData(event.currentTarget));
      }}
    >
      <p>
        {joinTexts.invited} <strong>{invitation.campaignName}</strong> {joinTexts.as} {texts.roles[invitation.role]}. {joinTexts.until}{" "}
        {ends}.
      </p>
      {invitation.note && <p class="notice">{invitation.note}</p>}
      {invitation.approval && <p>{joinTexts.admitted}</p>}
      {isNew && (
        <label>
          {joinTexts.yourName} <input name="name" required maxLength={80} autocomplete="nickname" />
        </label>
      )}
      <Seats seats={invitation.seats} />
      {isNew && (
        <label>
          <input type="checkbox" name="stay" /> {texts.stay}
        </label>
      )}
      <Alert problem={problem} />
      {waiting && problem === "" && <p role="status">{joinTexts.waiting}</p>}
      <button disabled={busy}>{waiting ? joinTexts.again : joinTexts.join}</button>
    </form>
  );
};

const Seats = ({ seats }: { seats: Invitation["seats"] }) =>
  seats.length === 0 ? null : (
    <label>
      {joinTexts.seat}{" "}
      <select name="seat">
        <option value="">{joinTexts.firstFree}</option>
        {seats.map(({ key, name, description }) => (
          <option key={key} value={key}>
            {description ? `${name}: ${description}` : name}
          </option>
        ))}
      </select>
    </label>
  );
