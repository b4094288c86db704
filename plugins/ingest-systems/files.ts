import type { PackFile, SystemsAssembly, SystemsExtraction, SystemsFind, SystemsKey } from "freeform-rpg/schemas";
import { stringify } from "yaml";

const yaml = (value: unknown): string => stringify(value, { lineWidth: 140, aliasDuplicateObjects: false });

/** Each extractor's result as `{key}.yaml`, and `family.yaml`: which system the book looks like. */
export const extractionFiles = ({ system, hinted, matches, results }: SystemsExtraction): ReadonlyMap<string, string> =>
  new Map([
    ["family.yaml", yaml({ system, hinted, matches })],
    ...Object.entries(results).map(([key, { items, dropped, failed, _extraction_metadata }]): [string, string] => [
      `${key}.yaml`,
      yaml({ [key]: items.map(tellFind), dropped, failed, _extraction_metadata }),
    ]),
  ]);

const tellFind = ({ name, details, segment, pages, quote, confidence, found_by }: SystemsFind<SystemsKey>) => ({
  name,
  ...details,
  _evidence: { segment, pages, quote, confidence, found_by },
});

/** The engine's configurations, and the system file under the pack's id where there is one. */
export const assemblyFiles = ({ config, system, ...parts }: SystemsAssembly): ReadonlyMap<string, string> =>
  new Map([
    ...(config === null ? [] : [[`${String(config["id"])}.yaml`, yaml(config)] as const]),
    ...Object.entries(parts).map(([name, value]) => [`engine/${name}.yaml`, yaml(value)] as const),
    ...(system === null ? [] : [["extraction.yaml", yaml({ extends: system })] as const]),
  ]);

/** The files that go into the pack. A system that cannot be played stays out. */
export const packFiles = (extraction: SystemsExtraction, assembly: SystemsAssembly, playable: boolean): PackFile[] => {
  const system = assembly.config === null ? null : `${String(assembly.config["id"])}.yaml`;
  const assembled = [...assemblyFiles(assembly)].filter(([path]) => playable || path !== system);
  return [
    ...assembled.map(([path, text]) => ({ path: path === "extraction.yaml" ? path : `systems/${path}`, text })),
    ...[...extractionFiles(extraction)].map(([path, text]) => ({ path: `systems/extract/${path}`, text })),
  ];
};
