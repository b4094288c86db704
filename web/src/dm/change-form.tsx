import { useEffect, useRef, useState } from "preact/hooks";
import { changeForms } from "virtual:change-forms";
import type { ChangeField } from "virtual:change-forms";
import { request, send } from "../api/client.ts";
import { ApplyChangeDocument, PreviewChangeDocument } from "../api/generated/graphql.ts";
import type { PreviewChangeQuery } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { ChangePreview } from "./change-preview.tsx";
import type { Started, World } from "./types.ts";
import { FieldInput, Ids } from "./field-input.tsx";
import { isChange, readChange } from "./read-change.ts";
import { dmTexts } from "./texts.ts";

interface ChangeFormProps {
  readonly id: string;
  readonly world: World;
  readonly started: Started;
  readonly start: (started: Started) => void;
  readonly done: () => void;
}

/** Reads the form, previews it and applies it. A preview holds until a field changes. */
const useChange = ({ id, started, start, done }: Omit<ChangeFormProps, "world">) => {
  const form = useRef<HTMLFormElement>(null);
  const task = useTask();
  const [preview, setPreview] = useState<PreviewChangeQuery["previewChange"] | null>(null);
  const fields: readonly ChangeField[] = changeForms[started.change] ?? [];
  useEffect(() => {
    setPreview(null);
    if (Object.keys(started.values).length > 0) form.current?.querySelector<HTMLElement>(".fields [name]")?.focus();
  }, [started]);
  const readForm = () => {
    const change = form.current?.reportValidity() ? readChange(started.change, fields, new FormData(form.current)) : null;
    return isChange(change) ? [change] : null;
  };
  const look = () =>
    task.run(async () => {
      const changes = readForm();
      if (changes) setPreview((await request(PreviewChangeDocument, { id, changes })).previewChange);
    });
  const apply = () =>
    task.run(async () => {
      const changes = readForm();
      if (!changes || !form.current) return;
      const given = new FormData(form.current);
      const [announcement, note] = [readText(given, "announcement"), readText(given, "note")];
      await send(ApplyChangeDocument, { input: { campaignId: id, changes, ...(announcement && { announcement }), ...(note && { note }) } });
      start({ change: started.change, values: {} });
      done();
    });
  return { form, fields, task, preview, setPreview, look, apply };
};

/** One change by hand: its fields, what it would come to, and what players read of it. */
export const ChangeForm = ({ id, world, started, start, done }: ChangeFormProps) => {
  const { form, fields, task, preview, setPreview, look, apply } = useChange({ id, started, start, done });
  return (
    <form
      ref={form}
      class="panel"
      aria-label={dmTexts.byHand}
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <h2>{dmTexts.byHand}</h2>
      <Kinds change={started.change} start={start} />
      <Ids world={world} />
      <div class="fields" key={`${started.change} ${JSON.stringify(started.values)}`} onInput={() => setPreview(null)}>
        {fields.map((field) => (
          <FieldInput key={field.path.join(".")} field={field} value={started.values[field.path.join(".")] ?? ""} />
        ))}
      </div>
      <div class="fields">
        <TextField label={dmTexts.announcement} name="announcement" />
        <TextField label={dmTexts.note} name="note" />
      </div>
      {preview && <ChangePreview preview={preview} />}
      <Alert problem={task.problem} />
      <div class="chips">
        <button disabled={task.busy}>{dmTexts.preview}</button>
        <button type="button" disabled={task.busy || preview === null} onClick={() => void apply()}>
          {dmTexts.apply}
        </button>
      </div>
    </form>
  );
};

const Kinds = ({ change, start }: { change: string; start: (started: Started) => void }) => (
  <label class="field">
    <span>{dmTexts.whatChanges}</span>
    <select value={change} onChange={(event) => start({ change: event.currentTarget.value, values: {} })}>
      {Object.keys(changeForms).map((name) => (
        <option key={name} value={name}>
          {dmTexts.changeName(name)}
        </option>
      ))}
    </select>
  </label>
);
