import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { ConnectionError, SignedOutError, request } from "./api/client.ts";
import { SendDocument } from "./api/generated/graphql.ts";
import type { PlayKind } from "./api/generated/graphql.ts";
import { useTyping } from "./presence.tsx";
import { SignOut } from "./session/sign-out.ts";
import { texts } from "./texts.ts";

const kinds = ["ACTION", "SPEECH", "TABLE_TALK", "ROLL"] as const satisfies readonly PlayKind[];

interface ComposerProps {
  readonly id: string;
  readonly online: boolean;
  /** The last turn, which suggests what to do next. */
  readonly last: { readonly suggestedActions: readonly string[]; readonly nextPrompt: string } | undefined;
}

/** What the player types. The tab keeps it until it is sent, over a reload and a new sign-in. */
const useTyped = (id: string) => {
  const key = `freeform-rpg-typed ${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const change = (typed: string) => {
    sessionStorage.setItem(key, typed);
    setText(typed);
  };
  return [text, change] as const;
};

/** How long to wait before text that met no server is sent again. */
const retryMs = 1000;

interface Sending {
  readonly id: string;
  readonly text: string;
  readonly kind: PlayKind;
  readonly online: boolean;
  readonly accepted: () => void;
}

/** Sends the text. It and its idempotency key stay until the server has accepted it: sent again, by itself or by the player, it plays nothing twice. */
const useSending = ({ id, text, kind, online, accepted }: Sending) => {
  const signOut = useContext(SignOut);
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);
  const [unanswered, setUnanswered] = useState(0);
  const [answer, setAnswer] = useState("");
  const sent = useRef({ key: "", text: "", kind: "" });
  const send = async () => {
    if (text.trim() === "" || sending) return;
    if (sent.current.text !== text || sent.current.kind !== kind) sent.current = { key: crypto.randomUUID(), text, kind };
    setSending(true);
    setProblem("");
    try {
      const { playTurn } = await request(SendDocument, { input: { campaignId: id, text, kind, idempotencyKey: sent.current.key } });
      setUnanswered(0);
      if ("message" in playTurn) return setProblem(playTurn.message);
      sent.current = { key: "", text: "", kind: "" };
      setAnswer(playTurn.answer ?? "");
      accepted();
    } catch (error) {
      if (error instanceof SignedOutError) signOut(error.message);
      else if (error instanceof ConnectionError) setUnanswered((count) => count + 1);
      else setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  useEffect(() => {
    if (unanswered === 0 || !online) return;
    const timer = setTimeout(() => void send(), retryMs);
    return () => clearTimeout(timer);
  }, [unanswered, online]);
  return { problem: unanswered > 0 ? texts.unsent : problem, answer, sending, send };
};

/** Where the player writes. A suggestion fills the text and is not sent. */
export const Composer = ({ id, online, last }: ComposerProps) => {
  const [kind, setKind] = useState<PlayKind>("ACTION");
  const [text, setTyped] = useTyped(id);
  const tellTyping = useTyping(id);
  const setText = (typed: string) => {
    setTyped(typed);
    tellTyping(typed);
  };
  const { problem, answer, sending, send } = useSending({ id, text, kind, online, accepted: () => setText("") });
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="chips suggestions">
        {last?.suggestedActions.map((suggestion) => (
          <button type="button" key={suggestion} class="quiet" onClick={() => setText(suggestion)}>
            {suggestion}
          </button>
        ))}
      </div>
      <label>
        {last?.nextPrompt || texts.what}
        <textarea
          rows={2}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      {answer && (
        <p role="status" class="answer">
          {answer}
        </p>
      )}
      <div class="chips">
        <KindChoice kind={kind} setKind={setKind} />
        <button disabled={sending}>{texts.send}</button>
      </div>
    </form>
  );
};

const KindChoice = ({ kind, setKind }: { kind: PlayKind; setKind: (kind: PlayKind) => void }) => (
  <select aria-label={texts.kind} value={kind} onChange={(event) => setKind(kinds[event.currentTarget.selectedIndex] ?? "ACTION")}>
    {kinds.map((one) => (
      <option key={one} value={one}>
        {texts[one]}
      </option>
    ))}
  </select>
);
