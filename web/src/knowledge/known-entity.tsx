import { KnownEntityDocument } from "../api/generated/graphql.ts";
import { Alert } from "../components/alert.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useQuery } from "../components/use-query.ts";
import { texts } from "../texts.ts";
import { knowledgeTexts } from "./texts.ts";

/** What the player's character knows of a person, a place or a thing; of their own character it is the sheet. */
export const KnownEntity = ({ campaign, entity, name, close }: { campaign: string; entity: string; name: string; close: () => void }) => {
  const { data, problem, reload } = useQuery(KnownEntityDocument, { id: campaign, entity });
  const found = data?.campaign?.entity;
  return (
    <Dialog title={name} close={close}>
      <Alert problem={problem} retry={reload} />
      {!data && !problem && <p role="status">{texts.loading}</p>}
      {found && (
        <>
          {found.description && <p class="prose">{found.description}</p>}
          <Lines title={knowledgeTexts.also} lines={found.aliases.length === 0 ? [] : [found.aliases.join(", ")]} />
          <Attributes attributes={Object(found.attributes)} />
          <Lines title={knowledgeTexts.wants} lines={found.dossier?.wants ?? []} />
          <Lines title={knowledgeTexts.promises} lines={found.dossier?.promises ?? []} />
          <Lines
            title={knowledgeTexts.dealings}
            lines={(found.dossier?.dealings ?? []).map(({ turnNo, text }) => `${texts.turn} ${turnNo}: ${text}`)}
          />
          <Lines title={knowledgeTexts.facts} lines={found.facts.flatMap(({ text }) => text ?? [])} />
        </>
      )}
    </Dialog>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );

/** Values that read without a key to them: words, numbers and lists of words. */
const Attributes = ({ attributes }: { attributes: Readonly<Record<string, unknown>> }) => {
  const shown = Object.entries(attributes).flatMap(([name, value]) => {
    const text = name === "description" || name === "aliases" ? "" : textOf(value);
    return text === "" ? [] : [{ name: name.replaceAll("_", " "), text }];
  });
  return shown.length === 0 ? null : (
    <dl>
      {shown.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const textOf = (value: unknown): string => {
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.every((one) => typeof one === "string") ? value.join(", ") : "";
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .flatMap(([name, one]) => (typeof one === "number" || typeof one === "string" ? `${name} ${one}` : []))
    .join(", ");
};
