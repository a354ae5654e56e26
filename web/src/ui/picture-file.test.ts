import { describe, expect, it } from "vitest";
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES } from "@inktvis/contract/layer/fields";
import { pictureRefusal, WRONG_KIND } from "./picture-file.ts";

describe("a chosen picture", () => {
  it("may be as large as the API takes, and is refused in the words of the API beyond that", () => {
    expect(pictureRefusal({ type: "image/png", size: MAX_IMAGE_BYTES })).toBeUndefined();
    expect(pictureRefusal({ type: "image/png", size: MAX_IMAGE_BYTES + 1 })).toBe(IMAGE_TOO_LARGE);
  });
  it("is a png or a jpg", () => {
    expect(pictureRefusal({ type: "image/jpeg", size: 1 })).toBeUndefined();
    expect(pictureRefusal({ type: "image/gif", size: 1 })).toBe(WRONG_KIND);
  });
});
