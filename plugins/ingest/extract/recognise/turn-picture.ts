import { createCanvas, loadImage } from "@napi-rs/canvas";
import type { PagePicture } from "./painter.ts";

/** Clockwise degrees. */
export type QuarterTurn = 90 | 180 | 270;

/** Turns the picture of a page clockwise, and its sides with it. */
export const turnPicture = async (picture: PagePicture, turn: QuarterTurn): Promise<PagePicture> => {
  const { png, width, height } = picture;
  const image = await loadImage(Buffer.from(png));
  const across = turn === 180 ? ([image.width, image.height] as const) : ([image.height, image.width] as const);
  const canvas = createCanvas(...across);
  const context = canvas.getContext("2d");
  context.translate(across[0] / 2, across[1] / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  const sides = turn === 180 ? { width, height } : { width: height, height: width };
  return { ...picture, ...sides, png: await canvas.encode("png") };
};
