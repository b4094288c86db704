import { baseLanguage } from "freeform-rpg/language";
import { actionsOf } from "freeform-rpg/plugins/rules/actions/lib";
import type { InterpreterInput } from "freeform-rpg/plugins/turn/interpreter";
import { InterpreterOutput } from "freeform-rpg/schemas/turn";
import type { RiskFlag } from "freeform-rpg/schemas";
import { actorNames } from "./actor-names.ts";
import { interpretGerman } from "./german/interpret-german.ts";
import { openLexicon } from "./lexicon.ts";
import { openNameBook } from "./names/name-book.ts";
import { readMessage } from "./messages/read-message.ts";
import type { Reading } from "./reading.ts";
import { asked } from "./speech/asked.ts";
import { askGame } from "./speech/ask-game.ts";
import { readWhole } from "./speech/read-whole.ts";
import { takeTableTalk } from "./speech/table-talk.ts";
import { splitSegments } from "./text/split-sentences.ts";
import { cleanUp } from "./text/spell-out.ts";

/** Reads a player's message by grammar and the words of the action catalogue: no model, the same answer for the same input. */
export const interpret = (input: InterpreterInput): InterpreterOutput =>
  baseLanguage(input.packet.calibration.language || "en") === "de" ? interpretGerman(input, interpretEnglish) : interpretEnglish(input);

const interpretEnglish = ({ packet, text, actions: listed, chosen }: InterpreterInput): InterpreterOutput => {
  const actions = actionsOf({ actions: listed?.own });
  const reading: Reading = {
    packet,
    book: openNameBook(packet),
    earlier: [],
    actions,
    lexicon: openLexicon(actions),
    actor: actorNames(packet),
    chosen,
  };
  const orders = readWhole(text, []);
  const { talk, rest } = orders === "rules" ? { talk: "", rest: text } : takeTableTalk(text, (one) => askGame(one) !== null);
  const plain = cleanUp(rest).slice(0, longest);
  const whole = orders ?? (splitSegments(plain).length > 1 ? null : readWhole(plain, reading.book));
  const { actions: read, ...message } =
    whole === null && plain !== "" ? readMessage(plain, reading) : { ...silence, actions: whole === null ? [] : [asked(whole)] };
  const tableTalk = `${talk} ${message.tableTalk}`.trim();
  const proposed = read.length === 0 && tableTalk === "" ? [asked("unclear")] : read;
  return InterpreterOutput.parse({
    intent: text.replaceAll(/\s+/g, " ").trim().slice(0, 300),
    referenced_entities: unique(message.mentioned.map(({ id }) => id).filter((id) => !id.startsWith("feature:"))),
    proposed_actions: proposed,
    assumptions: message.assumed,
    risk_flags: unique(proposed.flatMap(({ risk_flags = [] }): RiskFlag[] => risk_flags)),
    perception_flags: unique(message.perceived),
    speech: message.speech,
    table_talk: tableTalk,
  });
};

/** Characters that are read: a message beyond that is no message. */
const longest = 2000;

const silence = { mentioned: [], perceived: [], assumed: [], speech: "", tableTalk: "" };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
