import { nameKey } from "freeform-rpg/language";
import { buildCanon } from "freeform-rpg/plugins/canon/corrections/lib";
import type { Canon, NamedEntity } from "freeform-rpg/plugins/canon/corrections";
import type { Correction, CorrectionAction } from "freeform-rpg/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { approved, hide, merge, named, removeAlias, rename, addAlias } from "./corrections.ts";

const ids = ["a", "b", "c", "d", "e", "f"];
const words = ["Ash", "Bell", "Crow", "Dove", "Elm", "Captain Bell", "ÉLAN", "ﬁn", "Ｗide", "Old  Crow"];
const id = fc.constantFrom(...ids);
const name = fc.constantFrom(...words);

const action: fc.Arbitrary<CorrectionAction> = fc.oneof(
  fc.tuple(id, name).map(([target, to]) => rename(target, to)),
  fc.tuple(id, name).map(([target, alias]) => addAlias(target, alias)),
  fc.tuple(id, name).map(([target, alias]) => removeAlias(target, alias)),
  fc.tuple(id, id).map(([target, into]) => merge(target, into)),
  id.map(hide),
);
const entities: fc.Arbitrary<NamedEntity[]> = fc
  .array(fc.tuple(name, fc.array(name, { maxLength: 3 })), { minLength: ids.length, maxLength: ids.length })
  .map((rows) => rows.map(([main, aliases], at) => named(ids[at] ?? "", main, aliases)));
const history: fc.Arbitrary<Correction[]> = fc
  .array(action, { maxLength: 30 })
  .map((actions) => actions.map((one, at) => approved(at + 1, one)));

/** Everything a map says, as one document. */
const documentOf = ({ entities: map }: Canon) => ({
  entities: map.entities(),
  absent: [...map.absentIds()].sort(),
  names: words.map((word) => map.resolveName(word)),
  ids: ids.map((one) => map.resolveId(one)),
  explained: words.map((word) => map.explain(word).map((correction) => correction.id)),
});

test("the same corrections give the same map independent of the order in which they and the rows are read", () => {
  fc.assert(
    fc.property(entities, history, fc.infiniteStream(fc.nat()), (rows, corrections, chance) => {
      const shuffled = <T>(list: readonly T[]): T[] =>
        list
          .map((one) => ({ one, at: chance.next().value ?? 0 }))
          .toSorted((x, y) => x.at - y.at)
          .map(({ one }) => one);
      const read = documentOf(buildCanon({ entities: rows, threads: [], corrections }));
      const other = JSON.parse(JSON.stringify({ entities: shuffled(rows), threads: [], corrections: shuffled(corrections) }));
      expect(documentOf(buildCanon(other))).toEqual(read);
    }),
  );
});

test("every id is live, merged into a live one, or hidden; there are no cycles and nothing is lost", () => {
  fc.assert(
    fc.property(entities, history, (rows, corrections) => {
      const { entities: map } = buildCanon({ entities: rows, threads: [], corrections });
      const standing = new Set(map.entities().map((entity) => entity.id));
      for (const one of ids) {
        const found = map.entity(one);
        expect(found === null || standing.has(found.id)).toBe(true);
        expect(!standing.has(one) || found?.id === one).toBe(true);
        expect(standing.has(one)).toBe(!map.absentIds().has(one));
      }
      expect([...standing].flatMap((one) => [...map.family(one)]).length + ids.filter((one) => map.entity(one) === null).length).toBe(
        ids.length,
      );
    }),
  );
});

test("a name resolves to at most one live entity, and each alias to the entity that lists it", () => {
  fc.assert(
    fc.property(entities, history, (rows, corrections) => {
      const { entities: map } = buildCanon({ entities: rows, threads: [], corrections });
      for (const { id: one, name: main, aliases, formerNames } of map.entities()) {
        for (const alias of aliases) expect(map.resolveName(alias)).toEqual({ kind: "entity", id: one, name: main });
        expect(formerNames.every((former) => aliases.includes(former))).toBe(true);
        expect(aliases.map(nameKey)).not.toContain(nameKey(main));
      }
    }),
  );
});

test("merge chains of any length collapse to their end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 200 }), fc.infiniteStream(fc.nat()), (length, chance) => {
      const rows = Array.from({ length }, (_, at) => named(`n${at}`, `Name ${at}`));
      const links = rows.slice(1).map((_, at) => merge(`n${at}`, `n${at + 1}`));
      const order = links.map((link) => ({ link, at: chance.next().value ?? 0 })).toSorted((x, y) => x.at - y.at);
      const corrections = order.map(({ link }, at) => approved(at + 1, link));
      const { entities: map } = buildCanon({ entities: rows, threads: [], corrections });
      expect(map.entities().map((entity) => entity.id)).toEqual([`n${length - 1}`]);
      for (const row of rows) expect(map.resolveName(row.name)).toMatchObject({ id: `n${length - 1}` });
    }),
  );
});

test("corrections that are not in force change nothing, at any position", () => {
  const dead = fc.tuple(action, fc.constantFrom("pending" as const, "rejected" as const, "withdrawn" as const));
  fc.assert(
    fc.property(entities, history, fc.array(dead), (rows, corrections, others) => {
      const more = others.map(([one, status], at) => approved(at, one, { status, id: `x-${at}` }));
      const without = documentOf(buildCanon({ entities: rows, threads: [], corrections }));
      expect(documentOf(buildCanon({ entities: rows, threads: [], corrections: [...more, ...corrections] }))).toEqual(without);
    }),
  );
});

test("a former name that another entity has now is not replaced", () => {
  const rows = ["Ash", "ÉLAN", "Ash", "ÉLAN"].map((one, at) => named(ids[at] ?? "", one, []));
  const canon = buildCanon({ entities: rows, threads: [], corrections: [approved(1, merge("a", "d")), approved(2, merge("b", "c"))] });
  expect(canon.text.rename("Ash's coat, ÉLAN's hat")).toBe("Ash's coat, ÉLAN's hat");
});

test("renaming a text twice is the same as once, and leaves no hidden name", () => {
  const text = fc
    .array(fc.oneof(name, fc.constantFrom("the", "a", "walks", "to", "Ash's", "bell-tower", "CROW", "old crow,")))
    .map((parts) => parts.join(" "));
  fc.assert(
    fc.property(entities, history, text, (rows, corrections, told) => {
      const canon = buildCanon({ entities: rows, threads: [], corrections });
      const once = canon.text.rename(told);
      expect(canon.text.rename(once)).toBe(once);
      expect(canon.text.hiddenIn(once)).toEqual([]);
    }),
  );
});
