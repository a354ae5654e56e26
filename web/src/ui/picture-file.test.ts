import { describe, expect, it } from "vitest";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, WRONG_IMAGE_KIND } from "@inktvis/contract/layer/picture-rules";
import { fileRefusal } from "./picture-file.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (first: number[], size = 100) =>
  new File([new Uint8Array([...first, ...new Uint8Array(size - first.length)])], "zee.png", { type: "image/png" });

describe("a chosen picture", () => {
  it("may be as large as the API takes, and is refused in the words of the API beyond that", async () => {
    expect(await fileRefusal(file(PNG, MAX_IMAGE_BYTES))).toBeUndefined();
    expect(await fileRefusal(file(PNG, MAX_IMAGE_BYTES + 1))).toBe(IMAGE_TOO_LARGE);
  });
  it("has to be a png or a jpg according to its first bytes", async () => {
    expect(await fileRefusal(file(JPEG))).toBeUndefined();
    expect(await fileRefusal(file([...PNG.slice(0, 7), 0]))).toBe(WRONG_IMAGE_KIND);
    expect(await fileRefusal(new File(["<svg/>"], "zee.png", { type: "image/png" }))).toBe(WRONG_IMAGE_KIND);
    expect(await fileRefusal(new File([], "zee.png", { type: "image/png" }))).toBe(WRONG_IMAGE_KIND);
  });
});
