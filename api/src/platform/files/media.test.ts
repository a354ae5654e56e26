import { describe, expect, it } from "vitest";
import { downloadKey, downloadOf, isMediaAddress } from "./media.ts";

const ID = "0198a2c4-5b7e-7c3d-9a1f-2b4c6d8e0f12";

describe("paths below /media", () => {
  it("are parsed to the name and type of a download", () => {
    expect(downloadOf(`/media/${downloadKey(ID, "oefenblad-kijken", "pdf")}`)).toEqual({
      name: "oefenblad-kijken.pdf",
      type: "application/pdf",
    });
  });

  it.each([
    `/media/files/${ID}/oefenblad.html`,
    `/media/files/${ID}/oefenblad.svg`,
    `/media/files/${ID}/..%2foefenblad.pdf`,
    `/media/files/${ID}/../../secret.txt`,
    `/media/files/${ID}/a"b.pdf`,
    `/media/files/oefenblad.pdf`,
    `/elders/files/${ID}/oefenblad.pdf`,
    `/media/files/${ID}/constructor`,
    `/media/files/${ID}/x.constructor`,
    `/media/images/${ID}/sm.webp`,
  ])("are no download: %s", (address) => {
    expect(downloadOf(address)).toBeUndefined();
  });

  it("are parsed to a picture and rendition, and nothing else", () => {
    expect(isMediaAddress(`/media/images/${ID}/sm.webp`)).toBe(true);
    for (const path of [
      `files/${ID}/sm.pdf`,
      `images/${ID}/taken-down/sm.webp`,
      `images/${ID}/geheim.txt`,
      `exports/${ID}.zip`,
    ])
      expect(isMediaAddress(`/media/${path}`)).toBe(false);
  });
});
