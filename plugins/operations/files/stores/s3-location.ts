/** A bucket, and the folder in it: empty, or a path that ends with a slash. */
export interface S3Location {
  readonly bucket: string;
  readonly folder: string;
}

/** Reads `s3://BUCKET/FOLDER`; `null` for anything else. */
export const readS3Location = (url: string): S3Location | null => {
  const [, bucket, path = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w!.*'()/-]*))?$/.exec(url) ?? [];
  if (bucket === undefined) return null;
  const folder = path.replace(/^\/+|\/+$/g, "");
  return { bucket, folder: folder === "" ? "" : `${folder}/` };
};
