import type { AskedFragment } from "../api/generated/graphql.ts";
import { setupTexts } from "./texts.ts";

/** A question of session zero; its fields, where it has any, are questions without fields. */
export type Question = AskedFragment & { readonly fields?: readonly AskedFragment[] };

export interface QuestionProps {
  readonly question: Question;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
}

/** A question without fields, with the input that its kind asks for. */
export const SimpleQuestion = (props: QuestionProps) => {
  const { question } = props;
  if (question.kind === "CHOICES") return <Choices {...props} />;
  return (
    <label class="field question">
      <span>
        {question.text}
        {isList(question) && <span class="hint">{` (${setupTexts.oneEachLine})`}</span>}
      </span>
      <Input {...props} />
      <Hint question={question} />
    </label>
  );
};

const isList = ({ kind }: Question): boolean => kind === "LIST" || kind === "ROWS";

/** What holds without an answer. */
export const Hint = ({ question }: { question: Question }) => (
  <span class="hint">
    {question.required
      ? setupTexts.required
      : `${setupTexts.without} ${question.default === null ? setupTexts.notAnswered : question.default}`}
  </span>
);

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The texts of a list, or none. */
export const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** The values of an object by their keys, or none. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

/** The input of a question without fields. An empty one has no answer. */
const Input = ({ question, value, change }: QuestionProps) => {
  const { kind, maxLength, minimum, maximum } = question;
  const set = (text: string) => change(text === "" ? undefined : text);
  if (kind === "CHOICE") return <Select choices={question.choices} value={textOf(value)} set={set} />;
  if (kind === "YES_NO") {
    const choices = [
      { value: "true", text: setupTexts.yes },
      { value: "false", text: setupTexts.no },
    ];
    return (
      <Select
        choices={choices}
        value={typeof value === "boolean" ? String(value) : ""}
        set={(text) => change(text === "" ? undefined : text === "true")}
      />
    );
  }
  if (isList(question))
    return (
      <textarea
        rows={3}
        defaultValue={listOf(value).join("\n")}
        onInput={(event) => change(event.currentTarget.value.split("\n").flatMap((line) => line.trim() || []))}
      />
    );
  if (kind === "LONG_TEXT")
    return (
      <textarea rows={3} maxLength={maxLength ?? undefined} value={textOf(value)} onInput={(event) => set(event.currentTarget.value)} />
    );
  if (kind === "NUMBER")
    return (
      <input
        type="number"
        min={minimum ?? undefined}
        max={maximum ?? undefined}
        value={textOf(value)}
        onInput={(event) => change(event.currentTarget.value === "" ? undefined : Number(event.currentTarget.value))}
      />
    );
  return (
    <input
      maxLength={maxLength ?? undefined}
      value={textOf(value)}
      autocomplete="off"
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
};

interface SelectProps {
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly value: string;
  readonly set: (value: string) => void;
}

const Select = ({ choices, value, set }: SelectProps) => (
  <select value={value} onChange={(event) => set(event.currentTarget.value)}>
    <option value="">{setupTexts.notAnswered}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.text}
      </option>
    ))}
  </select>
);

const Choices = ({ question, value, change }: QuestionProps) => {
  const chosen = listOf(value);
  return (
    <fieldset class="question">
      <legend>{question.text}</legend>
      {question.choices.map((choice) => (
        <label key={choice.value} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            onChange={(event) =>
              change(event.currentTarget.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
            }
          />{" "}
          {choice.text}
        </label>
      ))}
      <Hint question={question} />
    </fieldset>
  );
};
