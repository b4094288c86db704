import { foldText } from "../retrieve/names.ts";
import { orderPacks, explainPrecedence } from "./precedence.ts";
import type { PlacedPack } from "./precedence.ts";

/** The id and the names that a content file defines. */
export interface FileClaim {
  readonly pack_id: string;
  /** `pack:id`. */
  readonly file_id: string;
  readonly type: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** An id or name that files of several packs define. */
export interface PackConflict {
  readonly kind: "id" | "name";
  /** The id without its pack, or the name as the winner writes it. */
  readonly claimed: string;
  /** The file that takes precedence. */
  readonly winner: string;
  readonly losers: readonly string[];
  /** An explanation of which file takes precedence, why, and with what effect. */
  readonly account: string;
}

/** Finds ids and then names that several packs define. `packs` in the order of the campaign, or of their installation. */
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

/** The part of `pack:id` after the pack. */
export const bareId = (fileId: string): string => fileId.slice(fileId.indexOf(":") + 1);

const namesOf = ({ title, aliases }: FileClaim): string[] => [
  ...new Set([title, ...aliases].map((name) => foldText(name).replace(/^(the|an?) /, ""))),
];

type SharedClaim = readonly [claimed: string, files: readonly FileClaim[]];

/** Groups claims by id or name, for those of at least two packs. Each pack counts with its first file. */
const shared = (claims: readonly FileClaim[], claimedBy: (claim: FileClaim) => readonly string[]): SharedClaim[] => {
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
  const sameType = losers.every(({ type }) => type === winner.type);
  const effect = sameType
    ? `They describe the same subject: its attributes, name and sections replace those of the others, whose remaining sections stay.`
    : `They have different types, so both remain; if they describe the same subject, give them the same type.`;
  return describeConflict("id", { claimed, winner, losers }, packs, effect);
};

const describeNameConflict = (files: readonly FileClaim[], packs: readonly PlacedPack[]): PackConflict | null => {
  const [winner, ...rivals] = files;
  if (winner === undefined) return null;
  const losers = rivals.filter(({ file_id }) => bareId(file_id) !== bareId(winner.file_id));
  const claimed = [winner.title, ...winner.aliases].find((name) =>
    rivals.some((rival) => namesOf(rival).some((each) => namesOf({ ...winner, title: name, aliases: [] }).includes(each))),
  );
  const effect = `Both remain; the name refers to the first. Give them the same id if they describe the same subject, and different names otherwise.`;
  return describeConflict("name", { claimed: claimed ?? winner.title, winner, losers }, packs, effect);
};

const describeConflict = (
  kind: PackConflict["kind"],
  { claimed, winner, losers }: { claimed: string; winner: FileClaim; losers: readonly FileClaim[] },
  packs: readonly PlacedPack[],
  effect: string,
): PackConflict => {
  const placed = (id: string) => packs.find((pack) => pack.id === id);
  const [first, second] = [placed(winner.pack_id), placed(losers[0]?.pack_id ?? "")];
  const why = first && second ? explainPrecedence(first, second) : "it is the more specific";
  const ids = losers.map(({ file_id }) => file_id);
  const account = `The ${kind} "${claimed}" is defined by ${[winner.file_id, ...ids].join(" and ")}. ${winner.file_id} takes precedence: ${why}. ${effect}`;
  return { kind, claimed, winner: winner.file_id, losers: ids, account };
};
