import type { Canon } from "../map/build-canon.ts";

/** Keys under which ids and marks stand, never prose; what somebody proposed stays in their words. */
const unspoken = /(^|_)(id|ids|key|tags|uses|exits|type|code|action|predicate|method|entities)$/;

/** The same JSON with every text in it told under canonical names. Ids, tags and object keys stay. */
export const tellDeep = <T extends object>(value: T, canon: Canon): T =>
  canon.plain ? value : JSON.parse(JSON.stringify(tellValue(value, canon)));

const tellValue = (value: unknown, canon: Canon): unknown => {
  if (typeof value === "string") return canon.entities.resolveId(value).kind === "unknown" ? canon.text.tell(value) : value;
  if (Array.isArray(value)) return value.map((one) => tellValue(one, canon));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      key === "as_proposed" || (unspoken.test(key) && isFlat(held)) ? held : tellValue(held, canon),
    ]),
  );
};

/** Rows may stand under such a key; what they hold is looked at. */
const isFlat = (held: unknown): boolean =>
  typeof held === "string" || (Array.isArray(held) && held.every((one) => typeof one === "string"));
