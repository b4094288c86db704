import { useEffect, useRef } from "preact/hooks";
import { request } from "./api/client.ts";
import { SetTypingDocument } from "./api/generated/graphql.ts";
import type { PresenceSubscription } from "./api/generated/graphql.ts";
import { usePreferences } from "./preferences.ts";
import { texts } from "./texts.ts";

/** The members who have the campaign open. */
export type PresentMembers = PresenceSubscription["campaignPresence"]["members"];

interface PresenceProps {
  readonly members: PresentMembers;
  readonly me: string;
}

/** Who else is there, and who of them writes. Screen readers are not interrupted by it. */
export const Presence = ({ members, me }: PresenceProps) => {
  const others = members.filter(({ userId }) => userId !== me);
  const writing = others.filter(({ typing }) => typing).map(({ name }) => name);
  return (
    <p class="presence hint">
      {others.length > 0 && <span>{`${texts.here}: ${others.map(({ name }) => name).join(", ")}`}</span>}
      {writing.length > 0 && <span>{` ${texts.writing(writing.join(", "), writing.length)}`}</span>}
    </p>
  );
};

/** The server forgets one who writes after six seconds. */
const repeatMs = 3000;
const stopMs = 4000;

/** Tells the others that the player writes: on each change of the text, until they pause or send it. */
export const useTyping = (id: string) => {
  const { present } = usePreferences();
  const said = useRef({ typing: false, at: 0 });
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const say = (typing: boolean) => {
    const { current } = said;
    if (!present || (current.typing === typing && (!typing || Date.now() - current.at < repeatMs))) return;
    said.current = { typing, at: Date.now() };
    // Nothing depends on it: what is not told is not shown.
    void request(SetTypingDocument, { id, typing }).catch(() => undefined);
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  return (text: string) => {
    clearTimeout(pause.current);
    say(text.trim() !== "");
    pause.current = setTimeout(() => say(false), stopMs);
  };
};
