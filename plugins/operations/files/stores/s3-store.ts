import { Readable } from "node:stream";
import { optionalPackage } from "freeform-rpg/kernel";
import pRetry from "p-retry";
import type { S3Client } from "@aws-sdk/client-s3";
import type { ObjectStore } from "../tokens.ts";
import { explainS3, isPassing } from "./s3-errors.ts";
import type { S3Location } from "./s3-location.ts";

/**
 * Stores contents in a bucket. Region, endpoint and credentials come from the environment as all AWS clients read them: `AWS_REGION`,
 * `AWS_ENDPOINT_URL_S3`, `AWS_ACCESS_KEY_ID`, … Throws `package_missing`.
 */
export const openS3Store = async (location: S3Location): Promise<ObjectStore> => {
  const s3 = await optionalPackage("@aws-sdk/client-s3", "Storing files in S3", () => import("@aws-sdk/client-s3"));
  const { bucket: Bucket, folder } = location;
  const own = process.env["AWS_ENDPOINT_URL_S3"] || process.env["AWS_ENDPOINT_URL"];
  // Buckets of other vendors' servers seldom have host names of their own.
  const client = new s3.S3Client({
    ...(own && { forcePathStyle: true }),
    ...(!process.env["AWS_REGION"] && own && { region: "us-east-1" }),
  });
  const keyOf = (sha256: string): string => `${folder}${sha256.slice(0, 2)}/${sha256}`;
  const send = async <T>(doing: string, work: (client: S3Client) => Promise<T>): Promise<T> =>
    work(client).catch((error: unknown) => Promise.reject(explainS3(error, location, doing)));
  return {
    place: `s3://${Bucket}/${folder}`,
    check: () => send("found", async (to) => void (await to.send(new s3.ListObjectsV2Command({ Bucket, Prefix: folder, MaxKeys: 1 })))),
    put: ({ sha256, bytes }, read) =>
      send("stored", async (to) => {
        // A body without length would be sent in chunks, which not every server takes; the hash lets the server refuse what arrives damaged.
        const ChecksumSHA256 = Buffer.from(sha256, "hex").toString("base64");
        const put = () => new s3.PutObjectCommand({ Bucket, Key: keyOf(sha256), Body: read(), ContentLength: bytes, ChecksumSHA256 });
        // The client does not send a stream again by itself.
        await pRetry(() => to.send(put()), { retries: 2, shouldRetry: ({ error }) => isPassing(error) });
      }),
    get: (sha256) =>
      send("read", async (to) => {
        try {
          const { Body } = await to.send(new s3.GetObjectCommand({ Bucket, Key: keyOf(sha256) }));
          return Body instanceof Readable ? Body : Readable.from([]);
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null;
          throw error;
        }
      }),
    remove: (hashes) =>
      send("removed", async (to) => {
        if (hashes.length === 0) return;
        const Objects = hashes.map((sha256) => ({ Key: keyOf(sha256) }));
        await to.send(new s3.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      }),
    close: () => client.destroy(),
  };
};
