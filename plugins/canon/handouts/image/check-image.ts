import { EngineError } from "freeform-rpg/errors";
import type { StoredImage } from "../tokens.ts";
import { readHeader } from "./read-header.ts";

/** Bytes that an image may have. */
export const largestImage = 5_000_000;

/** Pixels that a side of an image may have. */
const longestSide = 8000;

const supported = "Send a PNG, JPEG, WebP or GIF of at most 5 MB and 8,000 pixels a side.";

/** Checks an image by its content, whatever it is called. Throws `image_invalid`. */
export const checkImage = (content: Uint8Array, mediaType: string): StoredImage => {
  if (content.length === 0) throw invalid("The image is empty.");
  if (content.length > largestImage) throw invalid(`The image has ${content.length} bytes.`);
  const image = readHeader(content);
  if (image === null) throw invalid(`The content, sent as "${mediaType}", is no image of these types, or it is damaged. SVG is refused.`);
  if (image.mediaType !== mediaType) throw invalid(`The image was sent as "${mediaType}", and its content is "${image.mediaType}".`);
  const { width, height } = image;
  if (width < 1 || height < 1 || width > longestSide || height > longestSide) throw invalid(`The image has ${width} x ${height} pixels.`);
  return image;
};

const invalid = (what: string): EngineError => new EngineError("image_invalid", `${what} ${supported}`);
