import { callsAll } from "../speech/hail.ts";

/** Puts marks around words that are said without them: before "I ask him", behind the colon of a verb of speech, and to the whole room. */
export const quoteSaid = (text: string): string => quoteToAll(quoteCalled(dropChoices(quoteAsked(text))));

/** `What happened to your hand? I ask him`: words that are said, without quotation marks. */
const quoteAsked = (text: string): string => {
  const [, asked, tag] =
    /^([^"“„«]*\?)\s+(i (?:ask|demand of|say to) (?:\p{L}+(?: \p{Lu}\p{L}+)?)(?: \w+ly)?(?:,? [^.!?"]*)?)[.!]?$/iu.exec(text) ?? [];
  return asked === undefined || tag === undefined ? text : `"${asked}" ${tag}.`;
};

/** `Hush, everybody. I listen`: what is said to the room, before what is done. */
const quoteToAll = (text: string): string => {
  const [, called = "", rest = ""] = /^([^"“„«.!?]+[.!])(\s+\S.*)$/su.exec(text) ?? [];
  return called !== "" && callsAll(called) ? `I say "${called}"${rest}` : text;
};

/** "Ask her for his name: John, Jack, or what?", "ask him about the boat: big, small?": what may be the answer is no speech of its own. */
const dropChoices = (text: string): string =>
  text.replace(
    /\b(ask (?:(?!:)[^.!?"“]){1,30}?\b(?:for|about) (?:(?!:)[^.!?"“]){2,60}):\s+(?:\p{L}+(?: \p{L}+)?,\s+)+(?:or )?\p{L}+(?: \p{L}+)?(?=\s*[.!?]|$)/iu,
    "$1",
  );

/** `I call softly: who's there?`: what stands behind the colon of a verb of speech is said. */
const quoteCalled = (text: string): string =>
  /["“„«]/.test(text)
    ? text
    : text.replace(
        /\b((?:call|say|ask|shout|whisper|answer|reply|tell|yell|murmur|mutter|add|cry|lie|explain|announce|declare|insist|plead|beg|joke)(?: (?!that\b|to\b)[\p{L}']+){0,4}):\s+(\S[^:]*?)((?<=[.!?])\s+(?:then,? )?i (?:wait|watch|look|listen|step|lean|turn|go|walk|sit|stand|hold|smile|nod|put|take|leave)\b[^:]*)?$/iu,
        (_, verb: string, said: string, rest = "") => `${verb}: "${said.trim()}"${String(rest)}`,
      );
