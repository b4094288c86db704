import type { VoiceLines } from "../english/voices.ts";

export const low: VoiceLines = {
  said: [
    "Leise, nur für nahe Ohren: {speech}",
    "{speech} Du sprichst gedämpft.",
    "Du beugst dich vor, ehe du sprichst. {speech}",
    "{speech} Weiter als nötig trägt es nicht.",
  ],
  asked: ["Du beugst dich vor und fragst leise. {Who} hört zu.", "Du fragst mit gedämpfter Stimme, und {who} hört es."],
  told: ["Du beugst dich vor und sagst es leise. {Who} hört zu.", "Du sagst es mit gedämpfter Stimme, und {who} hört es."],
};

export const loud: VoiceLines = {
  said: ["Laut genug für alle: {speech}", "{speech} Man hört es bis ans andere Ende.", "Du dämpfst die Stimme nicht. {speech}"],
  asked: ["Du fragst, laut genug für alle. {Who} hört es auch.", "Du fragst mit lauter Stimme, und {who} hört es."],
  told: ["Du sagst es, laut genug für alle. {Who} hört es auch.", "Du sagst es mit lauter Stimme, und {who} hört es."],
};

export const blunt: VoiceLines = {
  said: ["Du sagst es geradeheraus. {speech}", "{speech} Schöner lässt es sich nicht sagen."],
  asked: ["Du fragst geradeheraus, und {who} hört zu.", "Du fragst ohne Umschweife. {Who} hört zu."],
  told: ["Du sagst es geradeheraus, und {who} hört zu.", "Du sagst es ohne Umschweife. {Who} hört zu."],
};
