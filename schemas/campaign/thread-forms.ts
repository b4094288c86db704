import type { ThreadType } from "../values/enums.ts";

/** The required wording of a thread's title, with a good and a bad example. */
export interface ThreadForm {
  readonly template: string;
  readonly pattern: RegExp;
  readonly good: string;
  readonly bad: string;
}

/** A title in the form of a template: each `...` is any text. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replaceAll("?", String.raw`\?`)
      .replaceAll(": ...", String.raw`:\s*\S.*`)
      .replaceAll(" ...", String.raw`\s+\S.*`)
      .replaceAll("; ", String.raw`;\s*`)}$`,
    "is",
  );

const form = (template: string, good: string, bad: string): ThreadForm => ({ template, pattern: patternOf(template), good, bad });

/** The forms of the thread contract: questions for what is not known, goals with a condition, prevention for what looms. */
export const threadForms: Readonly<Record<ThreadType, ThreadForm>> = {
  MYSTERY: form("Open question: ...?", "Open question: who cut the ferry rope?", "The rope was cut."),
  INFORMATION: form("Need to learn: ...", "Need to learn: which gate the tide opens first", "Odo knows about the gates."),
  MORAL: form("Open dilemma: ...", "Open dilemma: save the ledger or the man who wrote it?", "It feels wrong to leave him."),
  RELATIONSHIP: form(
    "Open relationship question: ...?",
    "Open relationship question: will Bree forgive the lie about the map?",
    "Bree is angry.",
  ),
  QUEST: form("Goal: ...; success when ...", "Goal: cross the river; success when all four stand on the far landing", "Cross the river."),
  RESOURCE: form(
    "Need resource: ...; success when ...",
    "Need resource: lamp oil; success when the lantern burns through the night",
    "You have no oil.",
  ),
  DANGER: form(
    "Prevent risk: ...; avoid by ...",
    "Prevent risk: the weir may break before dawn; avoid by opening the sluice",
    "The weir is breaking.",
  ),
};

const germanTemplates: Readonly<Record<ThreadType, string>> = {
  MYSTERY: "Offene Frage: ...?",
  INFORMATION: "Zu erfahren: ...",
  MORAL: "Offenes Dilemma: ...",
  RELATIONSHIP: "Offene Beziehungsfrage: ...?",
  QUEST: "Ziel: ...; erreicht, wenn ...",
  RESOURCE: "Gebraucht: ...; erreicht, wenn ...",
  DANGER: "Zu verhindern: ...; abzuwenden durch ...",
};

/** The template of a type in the language of a campaign, by its base tag: German, or else English. */
export const threadTemplate = (type: ThreadType, language: string): string =>
  language === "de" ? germanTemplates[type] : threadForms[type].template;

/** What a title asks for: an answer, knowledge, something to do, a means, or that something does not happen; `open` for a title in no form. */
export type ThreadMatter = "question" | "learn" | "goal" | "need" | "risk" | "open";

const openings: Readonly<Record<Exclude<ThreadMatter, "open">, RegExp>> = {
  question: /^\s*(?:open (?:question|dilemma|relationship question)|offene (?:frage|beziehungsfrage)|offenes dilemma)\s*:\s*/i,
  learn: /^\s*(?:need to learn|zu erfahren)\s*:\s*/i,
  goal: /^\s*(?:goal|ziel)\s*:\s*/i,
  need: /^\s*(?:need resource|gebraucht)\s*:\s*/i,
  risk: /^\s*(?:prevent risk|zu verhindern)\s*:\s*/i,
};
const joint = /;\s*(?:success when|avoid by|erreicht, wenn|abzuwenden durch)\b/i;

/** What a title asks for, and its words without those of its form: no opening, no condition. */
export const readTitle = (title: string): { readonly matter: ThreadMatter; readonly topic: string } => {
  const [matter, opening = /^/] = Object.entries(openings).find(([, one]) => one.test(title)) ?? [];
  const [bare = ""] = title.replace(opening, "").split(joint);
  return { matter: isMatter(matter) ? matter : "open", topic: bare.trim() };
};

const isMatter = (text: string | undefined): text is ThreadMatter => text !== undefined && text in openings;

/** The title without the words of the forms, which all threads of a type share. */
export const dropFormWords = (title: string): string =>
  Object.values(openings)
    .reduce((text, opening) => text.replace(opening, " "), title)
    .replaceAll(new RegExp(joint, "gi"), " ");

/** The required form of a type with an example, as a sentence for people and models. */
export const describeForm = (type: ThreadType): string =>
  `Word it as "${threadForms[type].template}", for example "${threadForms[type].good}".`;

const germanPatterns = Object.fromEntries(Object.entries(germanTemplates).map(([type, template]) => [type, patternOf(template)]));

/** True when the text has the form of its type, in English or German. */
export const hasForm = (type: ThreadType, text: string): boolean =>
  threadForms[type].pattern.test(text.trim()) || germanPatterns[type]?.test(text.trim()) === true;
