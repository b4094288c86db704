import type { StoredImage } from "../tokens.ts";

/** The type and dimensions that an image's own header states; `null` for anything else than PNG, JPEG, WebP and GIF. */
export const readHeader = (content: Uint8Array): StoredImage | null => {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  try {
    return readPng(view) ?? readGif(view) ?? readWebp(view) ?? readJpeg(view);
  } catch (error) {
    // The content ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
};

const textAt = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));

/** PNG, 5.2 and 11.2.2: the signature, then the chunk IHDR. */
const readPng = (view: DataView): StoredImage | null => {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || textAt(view, 12, 4) !== "IHDR") return null;
  return { mediaType: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
};

/** GIF89a, 17 and 18: the signature, then the logical screen. */
const readGif = (view: DataView): StoredImage | null => {
  if (!/^GIF8[79]a$/.test(textAt(view, 0, 6))) return null;
  return { mediaType: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
};

/** RFC 9649: a RIFF container with a lossy, lossless or extended first chunk. */
const readWebp = (view: DataView): StoredImage | null => {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return null;
  const size = webpSizes.get(textAt(view, 12, 4))?.(view);
  return size === undefined ? null : { mediaType: "image/webp", ...size };
};

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

const webpSizes: ReadonlyMap<string, (view: DataView) => { width: number; height: number }> = new Map([
  ["VP8 ", (view: DataView) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff })],
  [
    "VP8L",
    (view: DataView) => {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    },
  ],
  ["VP8X", (view: DataView) => ({ width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 })],
]);

/** ITU T.81, B.1 and B.2: segments up to the start of a frame, which has the dimensions. */
const readJpeg = (view: DataView): StoredImage | null => {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { mediaType: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
};

/** C4, C8 and CC lie among the frames' markers and mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
