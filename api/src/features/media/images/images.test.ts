import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPictureOfManyScans } from "./many-scans.factory.ts";
import { aPicture } from "./picture.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_UPLOADS: "2/1h" });

const aMember = async (api = test) => api.browser().signInAs((await aPerson(api.services)).id);
const file = (bytes: Buffer | string, name: string, type: string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

describe("uploading a picture (docs/product/pictures.md#uploads)", () => {
  it("stores renditions without metadata and returns their addresses", async () => {
    const answer = await (
      await aMember()
    ).upload("/images", file(await aPicture({ format: "jpeg" }), "foto.jpg", "image/jpeg"));
    expect(answer.status).toBe(201);
    const { url, width, height } = answer.body.data;
    // Rotated by its EXIF orientation.
    expect({ width, height }).toEqual({ width: 48, height: 64 });
    const stored = await test.services.files.read(url.default.replace("/media/", ""));
    const bytes = Buffer.concat(await stored.toArray());
    const metadata = await sharp(bytes).metadata();
    expect(metadata.format).toBe("webp");
    expect(metadata.exif).toBeUndefined();
  });

  it.each([
    [
      "an SVG that calls itself a png",
      () => file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "a.png", "image/png"),
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "a webp that calls itself a png",
      async () =>
        file(
          await sharp(await aPicture({ width: 600, height: 400 }))
            .webp()
            .toBuffer(),
          "a.png",
          "image/png",
        ),
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "a text file named .jpg",
      () => file("zomaar", "a.jpg", "image/jpeg"),
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
    [
      "a file of 6 MB",
      () => file(Buffer.alloc(6e6), "a.jpg", "image/jpeg"),
      "Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB.",
    ],
    [
      "a strip, which a portrait would scale up to millions of pixels",
      async () => file(await aPicture({ width: 1000, height: 1 }), "a.png", "image/png"),
      "Deze afbeelding is een te smalle strook: een kant is meer dan 20 keer de andere. Snijd ze bij.",
    ],
    [
      "a picture of 8 by 8",
      async () => file(await aPicture({ width: 8, height: 8 }), "a.png", "image/png"),
      "Deze afbeelding is te klein: 8 bij 8 beeldpunten. Kies er een van minstens 40 bij 40.",
    ],
  ])("refuses %s", async (_case, make, message) => {
    const answer = await (await aMember()).upload("/images", await make());
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ file: [message] });
  });

  it.each(["png", "jpeg"] as const)("refuses a %s that was cut off halfway", async (format) => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: "#fff",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const answer = await (
      await aMember()
    ).upload("/images", file(noise.subarray(0, noise.length / 2), `a.${format}`, `image/${format}`));
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file[0]).toContain("kunnen we niet lezen");
  });

  it("refuses a small file with more than fifty million pixels", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const answer = await (await aMember()).upload("/images", file(bomb, "a.png", "image/png"));
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file[0]).toContain("te veel beeldpunten");
  });

  it.each([
    ["65 scans", { side: 48, scans: 65 }],
    ["13 scans, with many more pixels", { side: 7000, scans: 13 }],
  ])("refuses a jpeg of %s before it is decoded", async (_case, wanted) => {
    const bytes = await aPictureOfManyScans(wanted);
    expect(bytes.length).toBeLessThan(500_000);
    const answer = await (await aMember()).upload("/images", file(bytes, "a.jpg", "image/jpeg"));
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file[0]).toContain("te veel lagen");
  });

  it("accepts a jpeg with 64 scans, and one with scan markers in its metadata", async () => {
    const many = await aPictureOfManyScans({ side: 48, scans: 64 });
    const scanMarkers = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([0xff, 0xda, 0, 2])));
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (scanMarkers.length + 2) >> 8, (scanMarkers.length + 2) & 0xff]),
      scanMarkers,
    ]);
    const plain = await aPicture({ format: "jpeg" });
    const commented = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]);
    for (const bytes of [many, commented])
      expect((await (await aMember()).upload("/images", file(bytes, "a.jpg", "image/jpeg"))).status).toBe(201);
  });

  it("takes uploads of different people in turn", async () => {
    const [one, other] = [await aMember(), await aMember()];
    const bytes = await aPicture({ width: 3000, height: 2000 });
    const done: string[] = [];
    const upload = async (browser: typeof one, name: string) => {
      expect((await browser.upload("/images", file(bytes, "a.png", "image/png"))).status).toBe(201);
      done.push(name);
    };
    const mine = Array.from({ length: 8 }, () => upload(one, "one"));
    await upload(other, "other");
    expect(done.filter((name) => name === "one").length).toBeLessThan(7);
    await Promise.all(mine);
  });

  it("refuses too many concurrent uploads by one person", async () => {
    const browser = await aMember();
    const bytes = await aPicture({ width: 1000, height: 1000 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.upload("/images", file(bytes, "a.png", "image/png"))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.message).toMatch(/te veel tegelijk/);
    expect(answers.every(({ status }) => status === 201 || status === 429)).toBe(true);
  });

  it("is limited per person", async () => {
    const browser = await aMember(strict);
    const upload = async () => browser.upload("/images", file(await aPicture(), "a.png", "image/png"));
    expect([(await upload()).status, (await upload()).status, (await upload()).status]).toEqual([201, 201, 429]);
  });
});
