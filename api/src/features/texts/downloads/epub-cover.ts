import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { typeset } from "#platform/pdf/typeset.ts";
import type { Book } from "./book.ts";

const TEMPLATE = fileURLToPath(new URL("cover.typ", import.meta.url));
const WIDTH = 1200;

/**
 * The cover as a JPEG: the given picture, or the title and author, rendered as a picture because e-readers lack our
 * fonts.
 */
export async function coverOf({ title, author, cover, madeAt }: Book) {
  if (cover) return cover;
  const { bytes } = await typeset({ template: TEMPLATE, data: { title, author }, now: madeAt, as: "svg" });
  return sharp(bytes, { density: 216 }).resize({ width: WIDTH }).jpeg({ quality: 85 }).toBuffer();
}
