import type { ThreadType } from "../values/enums.ts";

/** The required wording of a thread's title, with a good and a bad example. */
export interface ThreadForm {
  readonly template: string;
  readonly pattern: RegExp;
  readonly good: string;
  readonly bad: string;
}

const form = (template: string, pattern: RegExp, good: string, bad: string): ThreadForm => ({ template, pattern, good, bad });

/** The forms of the thread contract: questions for what is not known, goals with a condition, prevention for what looms. */
export const threadForms: Readonly<Record<ThreadType, ThreadForm>> = {
  MYSTERY: form("Open question: ...?", /^Open question:\s*\S.*\?$/is, "Open question: who cut the ferry rope?", "The rope was cut."),
  INFORMATION: form(
    "Need to learn: ...",
    /^Need to learn:\s*\S.*$/is,
    "Need to learn: which gate the tide opens first",
    "Odo knows about the gates.",
  ),
  MORAL: form(
    "Open dilemma: ...",
    /^Open dilemma:\s*\S.*$/is,
    "Open dilemma: save the ledger or the man who wrote it?",
    "It feels wrong to leave him.",
  ),
  RELATIONSHIP: form(
    "Open relationship question: ...?",
    /^Open relationship question:\s*\S.*\?$/is,
    "Open relationship question: will Bree forgive the lie about the map?",
    "Bree is angry.",
  ),
  QUEST: form(
    "Goal: ...; success when ...",
    /^Goal:\s*\S.*;\s*success when\s+\S.*$/is,
    "Goal: cross the river; success when all four stand on the far landing",
    "Cross the river.",
  ),
  RESOURCE: form(
    "Need resource: ...; success when ...",
    /^Need resource:\s*\S.*;\s*success when\s+\S.*$/is,
    "Need resource: lamp oil; success when the lantern burns through the night",
    "You have no oil.",
  ),
  DANGER: form(
    "Prevent risk: ...; avoid by ...",
    /^Prevent risk:\s*\S.*;\s*avoid by\s+\S.*$/is,
    "Prevent risk: the weir may break before dawn; avoid by opening the sluice",
    "The weir is breaking.",
  ),
};

const opening = /^\s*(?:open question|need to learn|open dilemma|open relationship question|goal|need resource|prevent risk)\s*:/i;
const joint = /;\s*(?:success when|avoid by)\b/gi;

/** The title without the words of the forms, which all threads of a type share. */
export const dropFormWords = (title: string): string => title.replace(opening, " ").replaceAll(joint, " ");

/** The required form of a type with an example, as a sentence for people and models. */
export const describeForm = (type: ThreadType): string =>
  `Word it as "${threadForms[type].template}", for example "${threadForms[type].good}".`;

/** True when the text has the form of its type. */
export const hasForm = (type: ThreadType, text: string): boolean => threadForms[type].pattern.test(text.trim());
