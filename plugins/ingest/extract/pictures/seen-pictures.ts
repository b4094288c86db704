import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { z } from "zod";
import { frameOf } from "../read/read-page.ts";

/** A picture's pixels as pdf.js unpacks them; `kind` says how many bits one takes. */
export const Pixels = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  kind: z.int().optional(),
  data: z.union([z.instanceof(Uint8Array), z.instanceof(Uint8ClampedArray)]),
});
export type Pixels = z.infer<typeof Pixels>;

/** A picture on a page: its box in points from the upper left corner, and its pixels, or `null` when they are not available. */
export interface PaintedPicture {
  readonly box: [number, number, number, number];
  readonly pixels: Pixels | null;
}

/** The pictures and drawings of a page. */
export interface PaintedPage {
  readonly pictures: readonly PaintedPicture[];
  readonly paths: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const Numbers = z.array(z.number()).length(6);
const Masked = z.object({ data: z.string() });

/** The maximum pictures of a page; more are tiles of a pattern. */
const mostPictures = 200;

/** Follows a page's operators and gathers the pictures that it paints, with their places. */
export const readPainted = async (page: PDFPageProxy): Promise<PaintedPage> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const frame = frameOf(page);
  const pictures: PaintedPicture[] = [];
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let paths = 0;
  for (const [at, operator] of fnArray.entries()) {
    const args: unknown = argsArray[at];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (operator === OPS.transform) matrix = multiply(matrix, args);
    if (operator === OPS.paintFormXObjectBegin && Array.isArray(args)) matrix = multiply(matrix, args[0]);
    if (operator === OPS.constructPath) paths += 1;
    if (paintsPicture(operator) && Array.isArray(args) && pictures.length < mostPictures)
      pictures.push({ box: boxOf(matrix, frame), pixels: await findPixels(page, args[0]) });
  }
  return { pictures, paths };
};

const paintsPicture = (operator: number): boolean =>
  operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject || operator === OPS.paintImageMaskXObject;

const multiply = (matrix: Matrix, by: unknown): Matrix => {
  const parsed = Numbers.safeParse(by instanceof Float32Array ? [...by] : by);
  if (!parsed.success) return matrix;
  const [a, b, c, d, e, f] = matrix;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = parsed.data;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
};

/** The image of the unit square under a matrix. */
const boxOf = ([a, b, c, d, e, f]: Matrix, [left, , right, top]: readonly [number, number, number, number]): PaintedPicture["box"] => {
  const xs = [e, e + a, e + c, e + a + c].map((x) => Math.min(right, Math.max(left, x)) - left);
  const ys = [f, f + b, f + d, f + b + d].map((y) => top - y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** The picture in the arguments, or the one that they name. */
const findPixels = async (page: PDFPageProxy, named: unknown): Promise<Pixels | null> => {
  const masked = Masked.safeParse(named);
  const id = typeof named === "string" ? named : masked.success ? masked.data.data : null;
  const value = id === null ? named : await fetchObject(page, id);
  const parsed = Pixels.safeParse(value);
  return parsed.success ? parsed.data : null;
};

const fetchObject = (page: PDFPageProxy, id: string): Promise<unknown> =>
  new Promise((resolve) => {
    const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
    objects.get(id, resolve);
  });
