import type { ChangeField } from "virtual:change-forms";
import type { World } from "./types.ts";
import { dmTexts } from "./texts.ts";

/** The input for one field of a change. Where it names something in the world, its ids are offered. */
export const FieldInput = ({ field: { path, kind, required, values }, value }: { field: ChangeField; value: string }) => {
  const name = path.join(".");
  const label = `${dmTexts.fieldName(path.at(-1) ?? "")}${required ? " *" : ""}${kind === "LIST" ? ` (${dmTexts.commas})` : ""}`;
  if (kind === "CHOICE" || kind === "YES_NO")
    return (
      <label class="field">
        <span>{label}</span>
        <select name={name} required={required}>
          {!required && <option value="">{dmTexts.unchanged}</option>}
          {(kind === "CHOICE" ? values : ["true", "false"]).map((one) => (
            <option key={one} value={one} selected={one === value}>
              {dmTexts.value(one)}
            </option>
          ))}
        </select>
      </label>
    );
  if (longTexts.has(name))
    return (
      <label class="field wide">
        <span>{label}</span>
        <textarea name={name} rows={3} required={required} defaultValue={value} />
      </label>
    );
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type={kind === "NUMBER" ? "number" : "text"}
        required={required}
        defaultValue={value}
        list={lists[name]}
        autocomplete="off"
      />
    </label>
  );
};

const longTexts: ReadonlySet<string> = new Set(["text", "description", "attrs"]);

const lists: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["who", "entity", "target", "at", "to", "owner", "item", "subject", "from", "source", "toward", "location"].map((name) => [
      name,
      "ids-entities",
    ]),
  ),
  clock: "ids-clocks",
  thread: "ids-threads",
  fact: "ids-facts",
  situation: "ids-situations",
  threat: "ids-threats",
};

/** The ids of everything in the world, for the inputs that name something. */
export const Ids = ({ world }: { world: World }) => (
  <>
    <IdList id="ids-entities" rows={world.entities.nodes.map(({ key, name }) => [key, name])} />
    <IdList id="ids-clocks" rows={world.clocks.map(({ key, name }) => [key, name])} />
    <IdList id="ids-threads" rows={world.threads.map(({ key, title }) => [key, title])} />
    <IdList id="ids-facts" rows={world.facts.nodes.map(({ key, text }) => [key, text ?? key])} />
    <IdList id="ids-situations" rows={world.situations.map(({ key, narrative }) => [key, narrative])} />
    <IdList id="ids-threats" rows={world.threats.map(({ key, text }) => [key, text])} />
  </>
);

const IdList = ({ id, rows }: { id: string; rows: readonly (readonly [key: string, name: string])[] }) => (
  <datalist id={id}>
    {rows.map(([key, name]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </datalist>
);
