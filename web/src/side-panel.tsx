import { useState } from "preact/hooks";
import type { PlayQuery } from "./api/generated/graphql.ts";
import { HeldHandouts } from "./handouts/held-handouts.tsx";
import { KnownEntity } from "./knowledge/known-entity.tsx";
import { Knowledge } from "./knowledge/knowledge.tsx";
import { Panels } from "./panels.tsx";
import { texts } from "./texts.ts";

/** A line of the panel; one with a key opens what is known of it. */
interface Item {
  readonly text: string;
  readonly known?: { readonly key: string; readonly name: string } | null | undefined;
}

/** What the player's character sees, carries, pursues and knows. */
export const SidePanel = ({ campaign }: { campaign: NonNullable<PlayQuery["campaign"]> }) => {
  const { scene, me, clocks, threads } = campaign;
  const [shown, show] = useState<Item["known"]>(null);
  const open = (known: Item["known"]) => show(known ?? null);
  const listed = (entities: readonly { readonly key: string; readonly name: string }[]): Item[] =>
    entities.map((known) => ({ text: known.name, known }));
  return (
    <aside aria-label={scene?.location?.name ?? campaign.name}>
      <h2>{scene?.location?.name}</h2>
      {me.character && (
        <p>
          <button type="button" class="link" onClick={() => open(me.character)}>
            {me.character.name}
          </button>
        </p>
      )}
      <List title={texts.exits} items={listed(scene?.location?.exits ?? [])} open={open} />
      <List title={texts.present} items={listed(scene?.present.filter(({ type }) => type !== "ITEM") ?? [])} open={open} />
      <List
        title={texts.inventory}
        items={
          me.inventory?.inventory.map(({ item, quantity }) => ({
            text: `${item?.name ?? ""}${quantity > 1 ? ` × ${quantity}` : ""}`,
            known: item,
          })) ?? []
        }
        open={open}
      />
      <List title={texts.clocks} items={clocks.map(({ name, value, max }) => ({ text: `${name} ${value}/${max}` }))} open={open} />
      <List title={texts.threads} items={threads.map(({ title }) => ({ text: title }))} open={open} />
      <Panels panels={campaign.panels} />
      <HeldHandouts handouts={campaign.handouts.nodes} />
      <Knowledge id={campaign.key} />
      {shown && <KnownEntity campaign={campaign.key} entity={shown.key} name={shown.name} close={() => show(null)} />}
    </aside>
  );
};

const List = ({ title, items, open }: { title: string; items: readonly Item[]; open: (known: Item["known"]) => void }) =>
  items.length === 0 ? null : (
    <details open>
      <summary>{title}</summary>
      <ul>
        {items.map(({ text, known }) => (
          <li key={text}>
            {known ? (
              <button type="button" class="link" onClick={() => open(known)}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </details>
  );
