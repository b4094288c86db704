import type { PackFile, SystemsAssembly, SystemsExtraction, SystemsFind, SystemsKey, SystemsResult } from "freeform-rpg/schemas";
import { stringify } from "yaml";

const yaml = (value: unknown): string => stringify(value, { lineWidth: 140, aliasDuplicateObjects: false });

/** Each extractor's result as `{key}.yaml`, and `family.yaml`: the similarity to known systems. */
export const extractionFiles = (extraction: SystemsExtraction): ReadonlyMap<string, string> =>
  resultFiles(extraction, ({ dropped, failed }) => ({ dropped, failed }));

/** The same, with the further fields of `more`. */
const resultFiles = (
  { system, hinted, matches, results }: SystemsExtraction,
  more: (result: SystemsResult<SystemsKey>) => object,
): ReadonlyMap<string, string> =>
  new Map([
    ["family.yaml", yaml({ system, hinted, matches })],
    ...Object.entries(results).map(([key, result]): [string, string] => [
      `${key}.yaml`,
      yaml({ [key]: result.items.map(toYamlItem), ...more(result), _extraction_metadata: result._extraction_metadata }),
    ]),
  ]);

const toYamlItem = ({ name, details, segment, pages, quote, confidence, found_by }: SystemsFind<SystemsKey>) => ({
  name,
  ...details,
  _evidence: { segment, pages, quote, confidence, found_by },
});

/** The engine's configurations, and the system file under the pack's id if there is one. */
export const assemblyFiles = ({ config, system, ...parts }: SystemsAssembly): ReadonlyMap<string, string> =>
  new Map([
    ...(config === null ? [] : [[`${String(config["id"])}.yaml`, yaml(config)] as const]),
    ...Object.entries(parts).map(([name, value]) => [`engine/${name}.yaml`, yaml(value)] as const),
    ...(system === null ? [] : [["extraction.yaml", yaml({ extends: system })] as const]),
  ]);

/** The files of the pack. A system that cannot be played and rules that the book does not confirm are left out; the report lists them. */
export const packFiles = (extraction: SystemsExtraction, assembly: SystemsAssembly, playable: boolean): PackFile[] => {
  const system = assembly.config === null ? null : `${String(assembly.config["id"])}.yaml`;
  const assembled = [...assemblyFiles(assembly)].filter(([path]) => playable || path !== system);
  return [
    ...assembled.map(([path, text]) => ({ path: path === "extraction.yaml" ? path : `systems/${path}`, text })),
    ...[...resultFiles(extraction, () => ({}))].map(([path, text]) => ({ path: `systems/extract/${path}`, text })),
  ];
};
