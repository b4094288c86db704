import type { ExtractionHints, MechanicalIndicator } from "freeform-rpg/schemas";
import { compilePattern } from "./compile-pattern.ts";
import type { Pattern } from "./compile-pattern.ts";

/** An indicator, ready to be searched for. */
export interface CompiledIndicator extends Omit<MechanicalIndicator, "pattern"> {
  readonly pattern: Pattern;
}

/** The patterns of a system, ready to be searched for. */
export interface CompiledHints {
  readonly indicators: readonly CompiledIndicator[];
  readonly sections: readonly { readonly name: string; readonly header: Pattern; readonly content_type: string }[];
  readonly magic: readonly Pattern[];
  readonly guidance: readonly CompiledIndicator[];
}

/** Compiles every pattern of a system's hints. Throws `system_invalid`, naming the system and the first pattern that is wrong. */
export const compileHints = (hints: ExtractionHints, id: string): CompiledHints => {
  const at = (place: string) => `extraction.${place} of the system "${id}"`;
  const indicatorsAt = (list: readonly MechanicalIndicator[], place: string) =>
    list.map(({ pattern, ...rest }, nth) => ({ ...rest, pattern: compilePattern(pattern, at(`${place}[${nth}]`)) }));
  return {
    indicators: indicatorsAt(hints.mechanical_indicators, "mechanical_indicators"),
    sections: Object.entries(hints.section_patterns).map(([name, { header_pattern, content_type }]) => ({
      name,
      header: compilePattern(header_pattern, at(`section_patterns.${name}`), { ignoreCase: true }),
      content_type,
    })),
    magic: hints.magic.entry_patterns.map((source, nth) => compilePattern(source, at(`magic.entry_patterns[${nth}]`))),
    guidance: indicatorsAt(hints.gm_guidance.content_patterns, "gm_guidance.content_patterns"),
  };
};
