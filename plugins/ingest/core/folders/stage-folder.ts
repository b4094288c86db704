/** A stage's folder under the output folder. */
export interface StageFolder {
  /** Name of the stage. */
  readonly stage: string;
  /** Id of the artifact that it makes. */
  readonly artifact: string;
  /** Such as `01_extract`. The number is for readers; the pipeline determines the order of stages. */
  readonly folder: string;
  /** Readable files beside the artifact: path within the folder, and text. `value` has been parsed by the artifact's schema. */
  readonly files: (value: unknown) => ReadonlyMap<string, string>;
}
