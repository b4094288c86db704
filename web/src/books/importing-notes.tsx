import { useState } from "preact/hooks";
import { sendFile } from "../api/upload.ts";
import { ImportNotesDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { CheckField, Form, TextField, readText } from "../components/fields.tsx";
import { useTask } from "../components/use-task.ts";
import { operatorTexts } from "./texts.ts";

/** Makes a pack of notes and of other programs' exports, without a model. */
export const ImportingNotes = ({ reload }: { reload: () => void }) => {
  const task = useTask();
  const [made, setMade] = useState("");
  const importNotes = (form: FormData) =>
    task.run(async () => {
      const file = form.get("notes");
      if (!(file instanceof File)) return;
      const name = readText(form, "name");
      const input = { source: { upload: null }, known: form.has("known"), force: form.has("force"), ...(name && { name }) };
      setMade("");
      setMade(describe(await sendFile(ImportNotesDocument, { input }, { file, path: "variables.input.source.upload" })));
      reload();
    });
  return (
    <Form class="panel" send={(form) => void importNotes(form)}>
      <h2>{operatorTexts.importNotes}</h2>
      <label class="field">
        <span>{operatorTexts.notesFile}</span>
        <input type="file" name="notes" accept=".md,.markdown,.txt,.json,.zip,.png" required />
      </label>
      <TextField label={operatorTexts.packName} name="name" />
      <CheckField label={operatorTexts.notesKnown} name="known" />
      <CheckField label={operatorTexts.replacePack} name="force" />
      <Alert problem={task.problem} />
      {made && <p role="status">{made}</p>}
      <button disabled={task.busy}>{operatorTexts.importNow}</button>
    </Form>
  );
};

const describe = (made: unknown): string => {
  if (typeof made !== "object" || made === null || !("name" in made && "format" in made && "entries" in made && "warnings" in made))
    return "";
  const warnings = Array.isArray(made.warnings) ? made.warnings.map(String) : [];
  const [name, format, entries] = [made.name, made.format, made.entries].map(String);
  return [`${operatorTexts.imported} ${name}, ${format}, ${entries} ${operatorTexts.entries}.`, ...warnings].join(" ");
};
