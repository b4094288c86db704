import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ImportLimits } from "../limits.ts";
import { readLines } from "../read-lines.ts";

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "lines-"))));
afterAll(() => rm(folder, { recursive: true }));

const read = async (text: string | Buffer, limits: Partial<ImportLimits> = {}): Promise<string[]> => {
  const path = join(folder, "file");
  await writeFile(path, gzipSync(text));
  return Array.fromAsync(readLines(path, ImportLimits.parse(limits)));
};

test("lines come as they were written, wherever the pieces of the file are parted", async () => {
  const line = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => text.replaceAll("\n", ""));
  await fc.assert(
    fc.asyncProperty(fc.array(line), fc.integer({ min: 1, max: 2000 }), async (lines, times) => {
      const long = [...lines, "é".repeat(times * 50), "the last"];
      expect(await read(`${long.join("\n")}\n`)).toEqual(long);
    }),
    { numRuns: 30 },
  );
});

test("a last line without its end is a line", async () => expect(await read("a\nb")).toEqual(["a", "b"]));

test.each<[string, string | Buffer, Partial<ImportLimits>, string]>([
  ["a line without an end", Buffer.alloc(50_000_000, "a"), { lineBytes: 100_000, ratio: 1e6 }, "more than 100000 bytes"],
  ["line after line", "ab\n".repeat(1_000_000), { bytes: 1_000_000, ratio: 1e6 }, "unpacks to more than 1000000 bytes"],
  ["text that packs too well", Buffer.alloc(5_000_000), { ratio: 100, ratioFrom: 1_000_000 }, "100 times its size"],
])("%s is refused", async (_name, text, limits, message) => {
  const reading = read(text, limits);
  await expect(reading).rejects.toMatchObject({ code: "archive_too_large", message: expect.stringContaining(message) });
  await expect(reading).rejects.toThrow("Nothing was imported");
});

test("a line of thousands of pieces is read in one pass", async () => {
  const text = "x".repeat(40_000_000);
  expect((await read(`${text}\n`, { ratioFrom: 1e9 }))[0]?.length).toBe(text.length);
});

test("what is cut off or not packed is damaged", async () => {
  const path = join(folder, "cut");
  const packed = gzipSync("a\n".repeat(10_000));
  for (const content of [packed.subarray(0, packed.length - 20), Buffer.from("plain"), Buffer.alloc(0)]) {
    await writeFile(path, content);
    await expect(Array.fromAsync(readLines(path, ImportLimits.parse({})))).rejects.toMatchObject({ code: "archive_damaged" });
  }
});
