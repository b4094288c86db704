import { EngineError } from "freeform-rpg/errors";
import { messageOf } from "freeform-rpg/kernel";
import type { S3Location } from "./s3-location.ts";

/** An error of S3 as users read it. */
export const explainS3 = (error: unknown, { bucket }: S3Location, doing: string): EngineError => {
  const name = error instanceof Error ? error.name : "";
  const status = statusOf(error);
  const reason =
    reasonOf(name, status, bucket) ??
    `the server answered: ${messageOf(error) || name || "nothing"}. Check FILE_STORE and AWS_ENDPOINT_URL_S3.`;
  return new EngineError("files_unavailable", `Files cannot be ${doing} in the bucket "${bucket}": ${reason}`, { cause: error });
};

const reasonOf = (name: string, status: number | null, bucket: string): string | null => {
  if (name === "NoSuchBucket") return `there is no such bucket. Create it, or name another: FILE_STORE=s3://BUCKET/FOLDER.`;
  if (name === "CredentialsProviderError")
    return "no credentials are set. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another source that the AWS clients know.";
  if (["InvalidAccessKeyId", "SignatureDoesNotMatch", "ExpiredToken", "InvalidToken"].includes(name))
    return `the credentials are refused (${name}). Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (name === "PermanentRedirect" || status === 301) return "it is in another region. Set AWS_REGION to that of the bucket.";
  if (name === "AccessDenied" || status === 403)
    return `access is denied. Allow s3:ListBucket on "${bucket}", and s3:GetObject, s3:PutObject and s3:DeleteObject on what it holds.`;
  if (status === 404) return `there is no such bucket. Create it, or name another: FILE_STORE=s3://BUCKET/FOLDER.`;
  return null;
};

/** Whether the same request may succeed a moment later. */
export const isPassing = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === null ? !(error instanceof Error && error.name === "CredentialsProviderError") : status >= 500 || status === 429;
};

const statusOf = (error: unknown): number | null => {
  if (!(error instanceof Object) || !("$metadata" in error)) return null;
  const { $metadata: answer } = error;
  return answer instanceof Object && "httpStatusCode" in answer && typeof answer.httpStatusCode === "number" ? answer.httpStatusCode : null;
};
