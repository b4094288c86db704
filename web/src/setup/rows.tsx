import type { AskedFragment } from "../api/generated/graphql.ts";
import { Hint, SimpleQuestion, objectOf } from "./simple-question.tsx";
import type { QuestionProps } from "./simple-question.tsx";
import { setupTexts } from "./texts.ts";

/** A question with any number of answers of several fields each, such as people and places. */
export const Rows = ({ question, value, change, fields }: QuestionProps & { fields: readonly AskedFragment[] }) => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const replace = (nth: number, row: Record<string, unknown>) => change(rows.map((old, at) => (at === nth ? row : old)));
  return (
    <fieldset class="question">
      <legend>{question.text}</legend>
      {rows.map((row, nth) => (
        <fieldset key={nth} class="panel">
          <legend>{nth + 1}</legend>
          <div class="fields">
            {fields.map((field) => (
              <SimpleQuestion
                key={field.key}
                question={field}
                value={objectOf(row)[field.key]}
                change={(one) => replace(nth, { ...objectOf(row), [field.key]: one })}
              />
            ))}
          </div>
          <button
            type="button"
            class="quiet"
            aria-label={`${setupTexts.remove} ${nth + 1}`}
            onClick={() => change(rows.filter((_, at) => at !== nth))}
          >
            {setupTexts.remove}
          </button>
        </fieldset>
      ))}
      <p>
        <button type="button" disabled={rows.length >= (question.maxItems ?? Infinity)} onClick={() => change([...rows, {}])}>
          {setupTexts.add}
        </button>{" "}
        <Hint question={question} />
      </p>
    </fieldset>
  );
};
