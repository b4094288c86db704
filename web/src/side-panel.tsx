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
  readonly meter?: { readonly value: number; readonly max: number };
  readonly known?: { readonly key: string; readonly name: string } | null | undefined;
}

/** The id of the panel, with which a narrow page opens it. */
export const asideId = "scene";

/** What the player's character sees, carries, pursues and knows. */
export const SidePanel = ({ campaign }: { campaign: NonNullable<PlayQuery["campaign"]> }) => {
  const { scene, me, clocks, threads } = campaign;
  const [shown, show] = useState<Item["known"]>(null);
  const open = (known: Item["known"]) => show(known ?? null);
  const listed = (entities: readonly { readonly key: string; readonly name: string }[]): Item[] =>
    entities.map((known) => ({ text: known.name, known }));
  return (
    <aside id={asideId} popover="auto" aria-label={scene?.location?.name ?? campaign.name}>
      <button type="button" class="quiet aside-button" popovertarget={asideId}>
        {texts.close}
      </button>
      <h2>{scene?.location?.name}</h2>
      {scene && <p class="story-time hint">{describeTime(scene.time)}</p>}
      {me.character && (
        <p>
          {texts.yourCharacter}{" "}
          <button type="button" class="link" onClick={() => open(me.character)}>
            {me.character.name}
          </button>
        </p>
      )}
      <List title={texts.exits} items={listed(scene?.location?.exits ?? [])} open={open} />
      <List
        title={texts.present}
        items={listed(scene?.present.filter(({ type, key }) => type !== "ITEM" && key !== me.character?.key) ?? [])}
        open={open}
      />
      <List title={texts.inventory} items={listCarried(me)} open={open} />
      <List
        title={texts.clocks}
        items={clocks.map(({ name, value, max }) => ({ text: `${name} ${value}/${max}`, meter: { value, max } }))}
        open={open}
      />
      <List title={texts.threads} items={threads.map(({ title }) => ({ text: title }))} open={open} />
      <Panels panels={campaign.panels} />
      <HeldHandouts handouts={campaign.handouts.nodes} />
      <Knowledge id={campaign.key} />
      {shown && <KnownEntity campaign={campaign.key} entity={shown.key} name={shown.name} close={() => show(null)} />}
    </aside>
  );
};

const listCarried = ({ inventory }: NonNullable<PlayQuery["campaign"]>["me"]): Item[] =>
  (inventory?.inventory ?? []).map(({ item, quantity }) => ({
    text: `${item?.name ?? ""}${quantity > 1 ? ` × ${quantity}` : ""}`,
    known: item,
  }));

const describeTime = ({ day, hour, minute, weather }: NonNullable<NonNullable<PlayQuery["campaign"]>["scene"]>["time"]): string =>
  [`${texts.day} ${day}, ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`, weather].filter(Boolean).join(", ");

const List = ({ title, items, open }: { title: string; items: readonly Item[]; open: (known: Item["known"]) => void }) =>
  items.length === 0 ? null : (
    <details open>
      <summary>{title}</summary>
      <ul>
        {items.map(({ text, known, meter }) => (
          <li key={known?.key ?? text}>
            {known ? (
              <button type="button" class="link" onClick={() => open(known)}>
                {text}
              </button>
            ) : (
              text
            )}
            {meter && <meter class="meter" aria-hidden="true" {...meter} />}
          </li>
        ))}
      </ul>
    </details>
  );
