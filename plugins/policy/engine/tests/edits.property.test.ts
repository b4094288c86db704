import { applyEdit, applyInTurn, shiftSpan } from "freeform-rpg/plugins/policy/engine/lib";
import fc from "fast-check";
import { expect, test } from "vitest";

const spanIn = (text: string) =>
  fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const texts = fc.string({ minLength: 1, maxLength: 40 });
const edited = texts.chain((text) =>
  fc.record({ text: fc.constant(text), span: spanIn(text), location: spanIn(text), replacement: fc.string({ maxLength: 8 }) }),
);

test("a span that an edit does not touch still holds its text", () => {
  fc.assert(
    fc.property(edited, ({ text, span, location, replacement }) => {
      fc.pre(span.end <= location.start || span.start >= location.end);
      const after = shiftSpan(span, { location, replacement });
      expect(applyEdit(text, { location, replacement }).slice(after.start, after.end)).toBe(text.slice(span.start, span.end));
    }),
  );
});

test("a span that an edit touches contains its remaining text and the replacement", () => {
  fc.assert(
    fc.property(edited, ({ text, span, location, replacement }) => {
      fc.pre(span.start < location.end && location.start < span.end);
      const after = shiftSpan(span, { location, replacement });
      const held = applyEdit(text, { location, replacement }).slice(after.start, after.end);
      expect(held).toContain(replacement);
      expect(held.startsWith(text.slice(span.start, Math.max(span.start, location.start)))).toBe(true);
      expect(held.endsWith(text.slice(Math.min(span.end, location.end), span.end))).toBe(true);
    }),
  );
});

test("a shifted span stays within the text", () => {
  fc.assert(
    fc.property(edited, ({ text, span, location, replacement }) => {
      const after = shiftSpan(span, { location, replacement });
      expect(after.start).toBeGreaterThanOrEqual(0);
      expect(after.start).toBeLessThanOrEqual(after.end);
      expect(after.end).toBeLessThanOrEqual(applyEdit(text, { location, replacement }).length);
    }),
  );
});

test("edits apart from each other give the same text in any order", () => {
  const cuts = fc.uniqueArray(fc.nat(30), { minLength: 4, maxLength: 4 }).map((places) => places.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(
      fc.string({ minLength: 31, maxLength: 31 }),
      cuts,
      fc.string(),
      fc.string(),
      (text, [a = 0, b = 0, c = 0, d = 0], one, two) => {
        const first = { location: { start: a, end: b }, replacement: one };
        const second = { location: { start: c, end: d }, replacement: two };
        expect(applyInTurn(text, [first, second]).text).toBe(applyInTurn(text, [second, first]).text);
      },
    ),
  );
});
