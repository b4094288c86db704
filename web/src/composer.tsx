import { useRef, useState } from "preact/hooks";
import { request } from "./api/client.ts";
import { SendDocument } from "./api/generated/graphql.ts";
import type { PlayKind } from "./api/generated/graphql.ts";
import { texts } from "./texts.ts";

const kinds = ["ACTION", "SPEECH", "TABLE_TALK", "ROLL"] as const satisfies readonly PlayKind[];

interface ComposerProps {
  readonly id: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly suggestions: readonly string[];
  readonly prompt: string;
}

/** Sends the text. It and its idempotency key stay until the server has accepted it, so that a second attempt plays nothing twice. */
const useSending = (id: string, text: string, kind: PlayKind, accepted: () => void) => {
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);
  const sent = useRef({ key: "", text: "", kind: "" });
  const send = async () => {
    if (text.trim() === "" || sending) return;
    if (sent.current.text !== text || sent.current.kind !== kind) sent.current = { key: crypto.randomUUID(), text, kind };
    setSending(true);
    setProblem("");
    try {
      const { playTurn } = await request(SendDocument, { input: { campaignId: id, text, kind, idempotencyKey: sent.current.key } });
      if ("message" in playTurn) return setProblem(playTurn.message);
      sent.current = { key: "", text: "", kind: "" };
      accepted();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  return { problem, sending, send };
};

/** Where the player writes. A suggestion fills the text and is not sent. */
export const Composer = ({ id, text, setText, suggestions, prompt }: ComposerProps) => {
  const [kind, setKind] = useState<PlayKind>("ACTION");
  const { problem, sending, send } = useSending(id, text, kind, () => setText(""));
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div class="chips">
        {suggestions.map((suggestion) => (
          <button type="button" key={suggestion} class="quiet" onClick={() => setText(suggestion)}>
            {suggestion}
          </button>
        ))}
      </div>
      <label>
        {prompt || texts.what}
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
