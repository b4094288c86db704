import { Rows } from "./rows.tsx";
import { Hint, SimpleQuestion, objectOf } from "./simple-question.tsx";
import type { QuestionProps } from "./simple-question.tsx";

/** One question with the input that its kind asks for. */
export const QuestionField = (props: QuestionProps) => {
  const { kind, fields = [] } = props.question;
  if (kind === "FIELDS") return <Fields {...props} />;
  if (kind === "ROWS" && fields.length > 0) return <Rows {...props} fields={fields} />;
  return <SimpleQuestion {...props} />;
};

const Fields = ({ question, value, change }: QuestionProps) => (
  <fieldset class="question">
    <legend>{question.text}</legend>
    <div class="fields">
      {question.fields?.map((field) => (
        <SimpleQuestion
          key={field.key}
          question={field}
          value={objectOf(value)[field.key]}
          change={(one) => change({ ...objectOf(value), [field.key]: one })}
        />
      ))}
    </div>
    <Hint question={question} />
  </fieldset>
);
