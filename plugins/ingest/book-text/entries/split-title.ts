import { bareName } from "../name-shape.ts";
import type { Labelled } from "./labelled.ts";

/** A heading without the labels that it ends with. */
export interface SplitTitle {
  readonly name: string;
  readonly labels: readonly Labelled[];
}

const endings: readonly RegExp[] = [
  /^(?<name>.+?),? \(?(?<label>Level|Rank|Circle|Tier|Grade|CR) (?<value>\d[\d/]*)\)?(?: (?<school>\p{Lu}\p{Ll}+))?$/u,
  /^(?<name>.+?):? (?<value>\d{1,2} \(\d{1,3}\))$/,
  /^(?<name>.+?): (?<value>\d{1,2})$/,
  /^(?<name>.+?):? (?<value>[●•○]+)$/,
];

/** "Charm Person Level 1", "Ogre CR 3", "Ogre: 4 (12)", "Dominate ●●": a rating at the end of a heading is a label of its entry. */
export const splitTitle = (title: string): SplitTitle => {
  const found = endings.map((ending) => ending.exec(title)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return { name: bareName(title), labels: [] };
  const { name = title, label = "Level", value = "", school } = found;
  return { name: bareName(name), labels: [{ label, value }, ...(school === undefined ? [] : [{ label: "School", value: school }])] };
};
