import type { ImageInput, PictureDetails } from "@inktvis/contract/layer/fields";
import { WRONG_IMAGE_KIND } from "@inktvis/contract/layer/picture-rules";
import { invalid } from "#platform/http/errors.ts";

const DATA_URL = /^data:image\/(?:png|jpe?g);base64,/;

/** Keep the current picture, remove it, or replace it. */
export type ImageChange =
  | { kind: "keep" }
  | { kind: "remove" }
  | { kind: "replace"; bytes: Buffer; details: PictureDetails };

/** @throws 422 at `field` when it is not a base64 data URL of a png or jpeg */
export function parseImageInput(input: ImageInput, field: string): ImageChange {
  if (input === undefined) return { kind: "keep" };
  if (input === null || (typeof input === "object" && input.action === "delete")) return { kind: "remove" };
  const { data: dataUrl, ...details } = typeof input === "string" ? { data: input } : input;
  const [start] = DATA_URL.exec(dataUrl) ?? [];
  if (!start || start.length === dataUrl.length) throw invalid({ [field]: WRONG_IMAGE_KIND });
  // Buffer skips invalid base64; whether the result is a picture is checked on its bytes.
  return { kind: "replace", bytes: Buffer.from(dataUrl.slice(start.length), "base64"), details };
}
