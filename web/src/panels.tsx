import type { ShownPanelFragment } from "./api/generated/graphql.ts";
import { texts } from "./texts.ts";

/** What plugins show beside the story. All of it is text: nothing of a plugin runs in the page. */
export const Panels = ({ panels }: { panels: readonly ShownPanelFragment[] }) => (
  <>
    {panels.map(({ plugin, name, title, failed, parts }) => (
      <details key={`${plugin} ${name}`} open>
        <summary>{title}</summary>
        {failed && <p class="hint">{texts.panelFailed}</p>}
        {parts.map((part, nth) => (
          <Part key={nth} {...part} />
        ))}
      </details>
    ))}
  </>
);

const Part = (part: ShownPanelFragment["parts"][number]) => {
  if ("text" in part) return <p>{part.text}</p>;
  if ("value" in part)
    return (
      <p>
        {part.label}: <strong>{part.value}</strong>
      </p>
    );
  return (
    <p>
      <label>
        {part.label} <progress value={part.amount} max={part.max} />
      </label>
    </p>
  );
};
