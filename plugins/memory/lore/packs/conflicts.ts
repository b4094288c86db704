import { foldText } from "../retrieve/names.ts";
import { orderPacks, explainPrecedence } from "./precedence.ts";
import type { PlacedPack } from "./precedence.ts";

/** A content file as it lays claim to an id and to names. */
export interface FileClaim {
  readonly pack_id: string;
  /** `pack:id`. */
  readonly file_id: string;
  readonly type: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** One id or name that files of several packs claim. */
export interface PackConflict {
  readonly kind: "id" | "name";
  /** The id without its pack, or the name as the winner writes it. */
  readonly claimed: string;
  /** The file that prevails. */
  readonly winner: string;
  readonly losers: readonly string[];
  /** Who prevails, why, and what that means, as sentences. */
  readonly account: string;
}

/** What several packs claim, by id first, then by name. `packs` in the order in which a campaign or the library holds them. */
export const findConflicts = (claims: readonly FileClaim[], packs: readonly PlacedPack[]): PackConflict[] => {
  const order = orderPacks(packs);
  const place = new Map(order.map(({ id }, at) => [id, at]));
  const ranked = claims.toSorted((a, b) => (place.get(a.pack_id) ?? 0) - (place.get(b.pack_id) ?? 0));
  const byId = shared(ranked, ({ file_id }) => [bareId(file_id)]).map(([claimed, files]) => describeIdConflict(claimed, files, order));
  const byName = shared(ranked, namesOf)
    .filter(([, [first, ...others]]) => others.some(({ file_id }) => bareId(file_id) !== bareId(first?.file_id ?? "")))
    .map(([, files]) => describeNameConflict(files, order));
  return [...byId, ...byName].flatMap((each) => each ?? []);
};

/** The part of `pack:id` that its pack calls it by. */
export const bareId = (fileId: string): string => fileId.slice(fileId.indexOf(":") + 1);

const namesOf = ({ title, aliases }: FileClaim): string[] => [
  ...new Set([title, ...aliases].map((name) => foldText(name).replace(/^(the|an?) /, ""))),
];

type Shared = readonly [claimed: string, files: readonly FileClaim[]];

/** What files of at least two packs claim, the first file of each pack counting. */
const shared = (claims: readonly FileClaim[], claimedBy: (claim: FileClaim) => readonly string[]): Shared[] => {
  const found = new Map<string, Map<string, FileClaim>>();
  for (const claim of claims)
    for (const claimed of claimedBy(claim)) {
      const files = found.get(claimed) ?? new Map<string, FileClaim>();
      if (!files.has(claim.pack_id)) files.set(claim.pack_id, claim);
      found.set(claimed, files);
    }
  return [...found]
    .filter(([claimed, files]) => claimed !== "" && files.size > 1)
    .map(([claimed, files]) => [claimed, [...files.values()]]);
};

const describeIdConflict = (claimed: string, files: readonly FileClaim[], packs: readonly PlacedPack[]): PackConflict | null => {
  const [winner, ...losers] = files;
  if (winner === undefined) return null;
  const alike = losers.every(({ type }) => type === winner.type);
  const effect = alike
    ? `They are one and the same: its attributes, name and sections stand in place of the others', whose remaining sections stay.`
    : `They are of different types, so both stand; give one of them another id if they are the same.`;
  return tell("id", { claimed, winner, losers }, packs, effect);
};

const describeNameConflict = (files: readonly FileClaim[], packs: readonly PlacedPack[]): PackConflict | null => {
  const [winner, ...rivals] = files;
  if (winner === undefined) return null;
  const losers = rivals.filter(({ file_id }) => bareId(file_id) !== bareId(winner.file_id));
  const claimed = [winner.title, ...winner.aliases].find((name) =>
    rivals.some((rival) => namesOf(rival).some((each) => namesOf({ ...winner, title: name, aliases: [] }).includes(each))),
  );
  const effect = `Both stand; the name means the first. Give the same id to what is the same, and different names to what is not.`;
  return tell("name", { claimed: claimed ?? winner.title, winner, losers }, packs, effect);
};

const tell = (
  kind: PackConflict["kind"],
  { claimed, winner, losers }: { claimed: string; winner: FileClaim; losers: readonly FileClaim[] },
  packs: readonly PlacedPack[],
  effect: string,
): PackConflict => {
  const placed = (id: string) => packs.find((pack) => pack.id === id);
  const [first, second] = [placed(winner.pack_id), placed(losers[0]?.pack_id ?? "")];
  const why = first && second ? explainPrecedence(first, second) : "it is the more specific";
  const ids = losers.map(({ file_id }) => file_id);
  const account = `The ${kind} "${claimed}" is claimed by ${[winner.file_id, ...ids].join(" and ")}. ${winner.file_id} prevails: ${why}. ${effect}`;
  return { kind, claimed, winner: winner.file_id, losers: ids, account };
};
