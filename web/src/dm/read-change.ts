import type { ChangeField } from "virtual:change-forms";
import { changeForms } from "virtual:change-forms";
import type { ChangeInput } from "../api/generated/graphql.ts";
import { readText } from "../components/fields.tsx";
import { dmTexts } from "./texts.ts";

/** A change as the API takes it: one of its kinds with the fields that the form has. */
export const readChange = (change: string, fields: readonly ChangeField[], form: FormData): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const value = readField(field, form);
    if (value !== undefined) setAt(values, field.path, value);
  }
  return { [change]: values };
};

/** Whether the forms of the page know the change; the API checks its fields. */
export const isChange = (change: Record<string, unknown> | null): change is Record<string, unknown> & ChangeInput =>
  change !== null && Object.keys(change).every((name) => name in changeForms);

const readField = ({ path, kind }: ChangeField, form: FormData): unknown => {
  const text = readText(form, path.join("."));
  if (text === "") return undefined;
  if (kind === "NUMBER") return Number(text);
  if (kind === "YES_NO") return text === "true";
  if (kind === "LIST")
    return text
      .split(/[\n,]/)
      .map((item) => item.trim())
      .filter(Boolean);
  return kind === "JSON" ? parseJson(text) : text;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${dmTexts.notJson} ${text}`);
  }
};

const setAt = (target: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void => {
  if (rest.length === 0) target[name] = value;
  else {
    const inner = { ...(target[name] as Record<string, unknown> | undefined) };
    setAt(inner, rest, value);
    target[name] = inner;
  }
};
