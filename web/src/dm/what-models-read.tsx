import { dmTexts } from "./texts.ts";
import { groupChosen, listParts, readNames } from "./read-packet.ts";
import type { Chosen } from "./read-packet.ts";

interface Read {
  /** The field `selection` of a turn. */
  readonly selection: unknown;
  /** The field `packet` of a turn. */
  readonly packet: unknown;
}

/** What the models read for a turn, and of everything that was considered why it was used or left out. */
export const WhatModelsRead = ({ selection, packet }: Read) => {
  const names = readNames(packet);
  return (
    <>
      <Choices title={dmTexts.used} kinds={groupChosen(selection, true)} names={names} />
      <Choices title={dmTexts.leftOut} kinds={groupChosen(selection, false)} names={names} />
      <details class="panel">
        <summary>{dmTexts.packet}</summary>
        {listParts(packet).map(([name, value]) => (
          <details key={name}>
            <summary>{name.replaceAll("_", " ")}</summary>
            <pre>{typeof value === "string" ? value : JSON.stringify(value, null, 2)}</pre>
          </details>
        ))}
      </details>
    </>
  );
};

interface ChoicesProps {
  readonly title: string;
  readonly kinds: ReadonlyMap<string, readonly Chosen[]>;
  readonly names: ReadonlyMap<string, string>;
}

const Choices = ({ title, kinds, names }: ChoicesProps) => {
  const all = [...kinds.values()].flat();
  if (all.length === 0) return null;
  return (
    <details class="panel">
      <summary>{`${title} (${all.length}, ${all.reduce((sum, { tokens }) => sum + tokens, 0)} ${dmTexts.tokens})`}</summary>
      {[...kinds].map(([kind, chosen]) => (
        <details key={kind}>
          <summary>{`${dmTexts.packetKind(kind)} (${chosen.length})`}</summary>
          <ul>
            {chosen.map(({ id, reason, tokens }) => (
              <li key={id}>
                {names.get(id) ?? <code>{id}</code>}
                {`: ${reason}`} <span class="hint">{`${tokens} ${dmTexts.tokens}`}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </details>
  );
};
