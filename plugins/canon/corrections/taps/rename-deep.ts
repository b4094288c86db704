import type { Canon } from "../map/build-canon.ts";

/** Keys whose values are ids and codes, never prose. */
const idKeys = /(^|_)(id|ids|key|tags|uses|exits|type|code|action|predicate|method|entities)$/;

/** The same JSON with canonical names in every text. Ids, tags, object keys and the proposer's own words (`as_proposed`) stay. */
export const renameDeep = <T extends object>(value: T, canon: Canon): T =>
  canon.plain ? value : JSON.parse(JSON.stringify(renameValue(value, canon)));

const renameValue = (value: unknown, canon: Canon): unknown => {
  if (typeof value === "string") return canon.entities.resolveId(value).kind === "unknown" ? canon.text.rename(value) : value;
  if (Array.isArray(value)) return value.map((one) => renameValue(one, canon));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === "as_proposed" || (idKeys.test(key) && isFlat(child)) ? child : renameValue(child, canon),
    ]),
  );
};

/** A key of this kind may also hold rows, whose texts are renamed. */
const isFlat = (child: unknown): boolean =>
  typeof child === "string" || (Array.isArray(child) && child.every((one) => typeof one === "string"));
