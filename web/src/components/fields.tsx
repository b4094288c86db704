import type { ComponentChildren } from "preact";

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly value?: string | number;
  readonly required?: boolean;
}

/** A line of text with its label. */
export const TextField = ({ label, name, value, required, list }: FieldProps & { readonly list?: string }) => (
  <label class="field">
    <span>{label}</span>
    <input name={name} defaultValue={String(value ?? "")} required={required} list={list} autocomplete="off" />
  </label>
);

/** Several lines of text with their label. */
export const LongTextField = ({ label, name, value, required, rows = 4 }: FieldProps & { readonly rows?: number }) => (
  <label class="field">
    <span>{label}</span>
    <textarea name={name} rows={rows} required={required} defaultValue={String(value ?? "")} />
  </label>
);

/** A whole number with its label. */
export const NumberField = ({ label, name, value, required, min, step }: FieldProps & { readonly min?: number; readonly step?: "any" }) => (
  <label class="field">
    <span>{label}</span>
    <input type="number" name={name} defaultValue={String(value ?? "")} required={required} min={min} step={step} />
  </label>
);

interface ChoiceProps extends FieldProps {
  /** Values with their texts; the value `""` stands for none. */
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoice?: (value: string) => void;
}

/** One of a few values with its label. */
export const ChoiceField = ({ label, name, value, required, choices, onChoice }: ChoiceProps) => (
  <label class="field">
    <span>{label}</span>
    <select name={name} required={required} onChange={(event) => onChoice?.(event.currentTarget.value)}>
      {choices.map(([one, text]) => (
        <option key={one} value={one} selected={one === String(value ?? "")}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** Yes or no with its label. */
export const CheckField = ({ label, name, checked }: { readonly label: string; readonly name: string; readonly checked?: boolean }) => (
  <label class="check">
    <input type="checkbox" name={name} defaultChecked={checked} /> {label}
  </label>
);

interface FormProps {
  readonly send: (form: FormData, element: HTMLFormElement) => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A form whose fields are read when it is sent. */
export const Form = ({ send, children, class: name }: FormProps) => (
  <form
    class={name}
    onSubmit={(event) => {
      event.preventDefault();
      send(new FormData(event.currentTarget), event.currentTarget);
    }}
  >
    {children}
  </form>
);

/** The text of a field; empty without it. */
export const readText = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();
/** The number of a field; `undefined` where it is empty. */
export const readNumber = (form: FormData, name: string): number | undefined =>
  readText(form, name) === "" ? undefined : Number(readText(form, name));
