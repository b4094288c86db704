import { createCanvas } from "@napi-rs/canvas";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookOf } from "./make-pdf.ts";
import { readInTrial, textOf } from "./read-in-trial.ts";

let folder = "";
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "turned-"))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const lines = [
  "The old harbour town keeps its secrets under the tide.",
  "Its lanterns are lit when the boats come home at night.",
  "Nobody speaks of the drowned quarter before strangers.",
  "A pilot with one eye knows each bank of the estuary.",
  "The ledger of the harbour is kept by a careful widow.",
];

/** A page that is a picture of these lines, turned clockwise. */
const scan = (degrees: number): Buffer => {
  const [across, down] = degrees % 180 === 0 ? [1275, 1650] : [1650, 1275];
  const canvas = createCanvas(across, down);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, across, down);
  context.translate(across / 2, down / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.fillStyle = "black";
  context.font = "34px 'DejaVu Serif', serif";
  for (const [at, line] of lines.entries()) context.fillText(line, -550, -700 + 60 * at);
  const [width, height] = [(across * 612) / 1275, (down * 612) / 1275];
  const picture = `/Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return bookOf(
    [{ content: Buffer.from(`${width} 0 0 ${height} 0 0 cm /I Do`), resources: "/XObject << /I 6 0 R >>", box: `0 0 ${width} ${height}` }],
    {
      others: [{ dictionary: picture, stream: canvas.toBuffer("image/jpeg", 95) }],
    },
  );
};

test.each([0, 90, 180, 270])("a scan that lies turned by %i degrees is turned before it is read", async (degrees) => {
  const read = await readInTrial(folder, scan(degrees), { limits: { pageSeconds: 300, memory: 1000 } });
  const text = textOf(read).replaceAll(/\s+/g, " ");
  for (const line of lines) expect(text).toContain(line);
  expect(text.indexOf("harbour town")).toBeLessThan(text.indexOf("careful widow"));
});
