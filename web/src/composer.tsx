import type { RefObject } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { ConnectionError, SignedOutError, send as sendMutation } from "./api/client.ts";
import { SendDocument } from "./api/generated/graphql.ts";
import type { PlayKind } from "./api/generated/graphql.ts";
import { SignOut } from "./session/sign-out.ts";
import { texts } from "./texts.ts";

const kinds = ["ACTION", "SPEECH", "TABLE_TALK", "ROLL"] as const satisfies readonly PlayKind[];

interface ComposerProps {
  readonly id: string;
  readonly online: boolean;
  /** What the narrator asks; empty for nothing. */
  readonly prompt: string;
  /** The language of the story. */
  readonly language: string;
  readonly text: string;
  readonly setText: (typed: string) => void;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

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
      const { answer: given } = await sendMutation(SendDocument, {
        input: { campaignId: id, text, kind, idempotencyKey: sent.current.key },
      });
      setUnanswered(0);
      sent.current = { key: "", text: "", kind: "" };
      setAnswer(given ?? "");
      accepted();
    } catch (error) {
      if (error instanceof SignedOutError) signOut(error.message);
      else if (error instanceof ConnectionError) setUnanswered((count) => count + 1);
      else {
        setUnanswered(0);
        setProblem(error instanceof Error ? error.message : String(error));
      }
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

/** Where the player writes. */
export const Composer = ({ id, online, prompt, language, text, setText, input }: ComposerProps) => {
  const [kind, setKind] = useState<PlayKind>("ACTION");
  const { problem, answer, sending, send } = useSending({ id, text, kind, online, accepted: () => setText("") });
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span class="prompt" lang={prompt ? language : undefined}>
          {prompt || texts.what}
        </span>
        <textarea
          ref={input}
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
        <span class="hint keys">{texts.sendKeys}</span>
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
