import type { Wordings } from "freeform-rpg/language";

/** How words are put in one way of speaking. */
export interface VoiceLines {
  /** `{speech}` are the words in quotation marks. */
  readonly said: Wordings;
  /** The words are not quoted: somebody is asked, or told. */
  readonly asked: Wordings;
  readonly told: Wordings;
}

/** Words that are not for everybody. */
export const low: VoiceLines = {
  said: [
    "Under your breath: {speech}",
    "Low enough for {target} alone: {speech}",
    "{speech} You keep your voice down.",
    "You lean in before you speak. {speech}",
    "{speech} It goes no farther than it has to.",
  ],
  asked: ["You lean in, and ask {who} quietly.", "You put it to {who} under your breath.", "You keep your voice down, and ask {who}."],
  told: ["You say so to {who}, under your breath.", "You lean in, and tell {who} quietly.", "You keep your voice down, and tell {who}."],
};

/** Words that everybody hears. */
export const loud: VoiceLines = {
  said: [
    "Loud enough for everybody: {speech}",
    "{speech} It carries to the far end.",
    "{speech} There is no one near who has not heard it.",
    "You do not keep your voice down. {speech}",
  ],
  asked: ["You ask {who}, loud enough for everybody.", "You ask {who} at the top of your voice."],
  told: ["You say so to {who}, loud enough for everybody.", "You tell {who} at the top of your voice."],
};

/** Words that are said without a detour. */
export const blunt: VoiceLines = {
  said: ["You say it straight out. {speech}", "{speech} There is no prettier way to put it.", "You do not go round about it. {speech}"],
  asked: ["You ask {who} straight out.", "You ask {who} to {their} face."],
  told: ["You say so to {who}, straight out.", "You tell {who} to {their} face."],
};
