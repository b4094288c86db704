/** Writes the text of a generated part. The words are those of its marker. */
export type Generators = Readonly<Record<string, (...words: string[]) => string | Promise<string>>>;

const part = /^<!-- generated: (.+?) -->\n[\s\S]*?^<!-- \/generated -->$/gm;

/**
 * Replaces what stands between `<!-- generated: NAME WORDS -->` and `<!-- /generated -->` by what the generator of that name writes. `only`
 * leaves other parts as they are. Throws an error that names an unknown generator.
 */
export const rewriteGenerated = async (
  text: string,
  generators: Generators,
  only: (name: string) => boolean = () => true,
): Promise<string> => {
  const written = new Map<string, string>();
  for (const [, marker = ""] of text.matchAll(part)) {
    const [name = "", ...words] = marker.split(" ");
    if (!only(name)) continue;
    const generate = generators[name];
    if (!generate) throw new Error(`There is no generator "${name}". Generators: ${Object.keys(generators).join(", ")}.`);
    written.set(marker, await generate(...words));
  }
  return text.replaceAll(part, (whole, marker: string) => {
    const generated = written.get(marker);
    return generated === undefined ? whole : `<!-- generated: ${marker} -->\n\n${generated}\n\n<!-- /generated -->`;
  });
};
