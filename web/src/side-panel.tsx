import type { PlayQuery } from "./api/generated/graphql.ts";
import { texts } from "./texts.ts";

/** What the player's character sees, carries and pursues. */
export const SidePanel = ({ campaign }: { campaign: NonNullable<PlayQuery["campaign"]> }) => {
  const { scene, me, clocks, threads } = campaign;
  return (
    <aside aria-label={scene?.location?.name ?? campaign.name}>
      <h2>{scene?.location?.name}</h2>
      <List title={texts.exits} items={scene?.location?.exits.map(({ name }) => name) ?? []} />
      <List title={texts.present} items={scene?.present.filter(({ type }) => type !== "ITEM").map(({ name }) => name) ?? []} />
      <List
        title={texts.inventory}
        items={me.inventory?.inventory.map(({ item, quantity }) => `${item?.name ?? ""}${quantity > 1 ? ` × ${quantity}` : ""}`) ?? []}
      />
      <List title={texts.clocks} items={clocks.map(({ name, value, max }) => `${name} ${value}/${max}`)} />
      <List title={texts.threads} items={threads.map(({ title }) => title)} />
    </aside>
  );
};

const List = ({ title, items }: { title: string; items: readonly string[] }) =>
  items.length === 0 ? null : (
    <details open>
      <summary>{title}</summary>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
