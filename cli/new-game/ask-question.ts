import { isCancel, multiselect, select, text } from "@clack/prompts";
import type { QuestionFieldsFragment, SetupFieldsFragment } from "../api/generated/graphql.ts";
import { CommandError } from "../command-error.ts";

/** A question of session zero, with what is asked of each of its rows. */
export type Question = SetupFieldsFragment["questions"][number];
type Field = QuestionFieldsFragment;

/** What a user wants with a question: an answer (`undefined` keeps the default), or the question before. */
export type Reply = { readonly answer: unknown } | "back";

/** What is typed to go back. */
const backKey = "<";

/** Asks one question in the way of its kind. */
export const askQuestion = (question: Question): Promise<Reply> => {
  if (question.kind === "ROWS") return askRows(question);
  if (question.kind === "FIELDS") return askFields(question.fields);
  return askField(question);
};

/** Asks questions in order. Going back from the first one goes back from all. */
export const askInOrder = async <T extends Field>(
  questions: readonly T[],
  ask: (question: T) => Promise<Reply>,
): Promise<Record<string, unknown> | "back"> => {
  const answers: Record<string, unknown> = {};
  for (let at = 0; at < questions.length;) {
    const question = questions[at];
    if (question === undefined) break;
    const reply = await ask(question);
    if (reply === "back" && at === 0) return "back";
    if (reply !== "back") answers[question.key] = reply.answer;
    at += reply === "back" ? -1 : 1;
  }
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
};

const askFields = async (fields: readonly Field[]): Promise<Reply> => {
  if (fields.length === 0) return { answer: undefined };
  const answer = await askInOrder(
    fields.map((field) => ({ ...field, required: false })),
    askField,
  );
  if (answer === "back") return "back";
  return { answer: Object.keys(answer).length > 0 ? answer : undefined };
};

/** Asks for rows, one after the other and field by field, until there are enough. */
const askRows = async ({ text: message, default: standard, required, maxItems, fields, ...question }: Question): Promise<Reply> => {
  const rows: unknown[] = [];
  for (;;) {
    const done = rows.length > 0 ? `Done: ${rows.map(nameOf).join(", ")}` : `Use the default: ${standard ?? ""}`;
    const options = [
      ...(rows.length === 0 && required ? [] : [{ value: "done", label: done }]),
      ...(maxItems !== null && rows.length >= maxItems ? [] : [{ value: "add", label: rows.length === 0 ? "Add one" : "Add another" }]),
      ...(rows.length > 0 ? [{ value: "drop", label: `Take back ${nameOf(rows.at(-1))}` }] : []),
      { value: "back", label: "Back" },
    ];
    const chosen = await given(select({ message, options }));
    if (chosen === "back") return "back";
    if (chosen === "done") return { answer: rows.length > 0 ? rows : undefined };
    if (chosen === "drop") rows.pop();
    else await addRow(rows, fields, { ...question, text: message, default: null, required: true, maxItems });
  }
};

const addRow = async (rows: unknown[], fields: readonly Field[], single: Field): Promise<void> => {
  const row = fields.length === 0 ? await askText(single) : await askInOrder(fields, askField);
  if (row === "back") return;
  rows.push("answer" in row && fields.length === 0 ? row.answer : row);
};

const nameOf = (row: unknown): string => (typeof row === "string" ? row : String(Object.values(Object(row))[0] ?? "it"));

const askField = (field: Field): Promise<Reply> => {
  if (field.kind === "CHOICE" || field.kind === "YES_NO") return askChoice(field);
  return field.kind === "CHOICES" ? askChoices(field) : askText(field);
};

const yesNo = [
  { value: "true", text: "Yes." },
  { value: "false", text: "No." },
];

const askChoice = async ({ kind, text: message, choices, default: standard }: Field): Promise<Reply> => {
  const options = [
    ...(standard === null ? [] : [{ value: "", label: `Use the default: ${standard}` }]),
    ...(kind === "YES_NO" ? yesNo : choices).map((choice) => ({ value: choice.value, label: choice.text })),
    { value: backKey, label: "Back" },
  ];
  const chosen = await given(select({ message, options }));
  return chosen === backKey ? "back" : { answer: chosen === "" ? undefined : chosen };
};

const askChoices = async ({ text: message, choices, default: standard }: Field): Promise<Reply> => {
  if (choices.length === 0) return { answer: undefined };
  const options = [...choices.map((choice) => ({ value: choice.value, label: choice.text })), { value: backKey, label: "Back" }];
  const chosen = await given(
    multiselect({ message: `${message} Enter alone keeps the default: ${standard ?? ""}`, options, required: false }),
  );
  if (chosen.includes(backKey)) return "back";
  return { answer: chosen.length > 0 ? chosen : undefined };
};

const askText = async (field: Field): Promise<Reply> => {
  const { text: message, default: standard, kind } = field;
  const hint = kind === "LIST" ? " Separate them by commas." : "";
  const typed = await given(
    text({
      message: `${message}${hint}`,
      placeholder: standard ?? `${backKey} goes back`,
      validate: (value) => findFault(field, value ?? ""),
    }),
  );
  const answer = typed.trim();
  if (answer === backKey) return "back";
  if (answer === "") return { answer: undefined };
  return { answer: kind === "NUMBER" ? Number(answer) : answer };
};

/** What is wrong with a typed answer; `undefined` for nothing. */
const findFault = ({ kind, required, maxLength, maxItems, minimum, maximum }: Field, value: string): string | undefined => {
  const typed = value.trim();
  if (typed === backKey) return undefined;
  if (typed === "") return required ? `This needs an answer. ${backKey} goes back.` : undefined;
  if (maxLength !== null && typed.length > maxLength) return `This has ${typed.length} characters; ${maxLength} are allowed.`;
  if (maxItems !== null && kind === "LIST" && typed.split(",").length > maxItems) return `At most ${maxItems} are allowed.`;
  return kind === "NUMBER" ? findWrongNumber(typed, minimum ?? -Infinity, maximum ?? Infinity) : undefined;
};

const findWrongNumber = (typed: string, least: number, most: number): string | undefined => {
  if (!/^[+-]?\d+$/.test(typed)) return "Type a whole number.";
  return Number(typed) < least || Number(typed) > most ? `Type a number from ${least} to ${most}.` : undefined;
};

/** The answer of a prompt. Throws `left` when the user leaves. */
export const given = async <T>(prompt: Promise<T>): Promise<Exclude<T, symbol>> => {
  const answer = await prompt;
  if (isCancel(answer)) throw new CommandError("left", "You left session zero. Completed phases are saved: new-game continues from there.");
  return answer as Exclude<T, symbol>;
};
