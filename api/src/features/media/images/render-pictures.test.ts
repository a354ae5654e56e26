import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { filesOfWidth, imageFolder, imageKey, takenDownKey } from "#platform/files/media.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "./picture.factory.ts";
import { renditionJobs } from "./render-pictures.ts";
import { storeImage } from "./store-image.ts";

const test = useTestApi();

const store = (bytes: Buffer) => storeImage(test.services, { bytes, ownerId: null, field: "image" });
async function render() {
  for (const { run } of renditionJobs) await run(test.services, {});
}
/** The stored files of a picture, as `rendition width format`. */
async function storedOf({ id, width }: { id: string; width: number }) {
  const stored = await Promise.all(
    filesOfWidth(width).map(async (file) => {
      if (!(await test.services.files.exists(imageKey(id, file)))) return [];
      const meta = await sharp(await buffer(await test.services.files.read(imageKey(id, file)))).metadata();
      return [`${file.rendition} ${meta.width} ${meta.format === "heif" ? meta.compression : meta.format}`];
    }),
  );
  return stored.flat();
}
const isRendered = async (id: string) =>
  (await test.services.db.selectFrom("images").select("is_rendered").where("id", "=", id).executeTakeFirst())
    ?.is_rendered;

describe("the sizes of a picture (docs/product/pictures.md#sizes)", () => {
  it("are made by a job after the upload, as WebP and AVIF, and never enlarge it", async () => {
    const picture = await store(await aPicture({ width: 900, height: 600 }));
    expect(await storedOf(picture)).toEqual(["default 900 webp", "profilepicsm 160 webp"]);
    await render();
    expect(await storedOf(picture)).toEqual([
      "default 900 webp",
      "profilepicsm 160 webp",
      "360 360 webp",
      "800 800 webp",
      "default 900 av1",
      "profilepicsm 160 av1",
      "360 360 av1",
      "800 800 av1",
    ]);
    const small = await store(await aPicture({ width: 300, height: 200 }));
    await render();
    expect(await storedOf(small)).toEqual([
      "default 300 webp",
      "profilepicsm 160 webp",
      "default 300 av1",
      "profilepicsm 160 av1",
    ]);
  });

  it("keep transparency", async () => {
    const bytes = await sharp({ create: { width: 500, height: 400, channels: 4, background: "#C8102E80" } })
      .png()
      .toBuffer();
    const { id } = await store(bytes);
    await render();
    for (const format of ["webp", "avif"] as const) {
      const stored = await buffer(await test.services.files.read(imageKey(id, { rendition: "360", format })));
      const [, , , alpha] = await sharp(stored).raw().toBuffer();
      expect(alpha, format).toBe(0x80);
    }
  });

  it("are made of the first frame of an animated png", async () => {
    const still = await aPicture({ width: 500, height: 400 });
    const endOfHeader = 8 + 25;
    // acTL: two frames, played for ever. A program that does not know this chunk sees the still picture.
    const control = Buffer.from("000000086163544c0000000200000000f38d9370", "hex");
    const picture = await store(Buffer.concat([still.subarray(0, endOfHeader), control, still.subarray(endOfHeader)]));
    await render();
    const stored = await buffer(
      await test.services.files.read(imageKey(picture.id, { rendition: "360", format: "avif" })),
    );
    expect(await sharp(stored).metadata()).toMatchObject({ width: 360, height: 288 });
    expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
  });

  it("are stored out of sight if staff has taken the picture down", async () => {
    const { db, files } = test.services;
    const picture = await store(await aPicture({ width: 500, height: 400 }));
    await db.updateTable("images").set({ taken_down_at: new Date() }).where("id", "=", picture.id).execute();
    await render();
    const later = { rendition: "360", format: "avif" } as const;
    expect(await files.exists(imageKey(picture.id, later))).toBe(false);
    expect(await files.exists(takenDownKey(picture.id, later))).toBe(true);
  });

  it("leave no files of a picture that is deleted while they are made", async () => {
    const { services } = test;
    const picture = await store(await aPicture({ width: 500, height: 400 }));
    const read: typeof services.files.read = async (key) => {
      const stream = await services.files.read(key);
      await services.db.deleteFrom("images").where("id", "=", picture.id).execute();
      await services.files.deleteAll(imageFolder(picture.id));
      return stream;
    };
    for (const { run } of renditionJobs) await run({ ...services, files: { ...services.files, read } }, {});
    expect(await storedOf(picture)).toEqual([]);
  });

  it("are only WebP for a picture with very many pixels", async () => {
    const picture = await store(await aPicture({ width: 800, height: 10_001 }));
    await render();
    expect(await storedOf(picture)).toEqual(["default 800 webp", "profilepicsm 160 webp", "360 360 webp"]);
  });

  it("wait for the next run once this one has taken too long, so that runs do not pile up", async () => {
    const { services, clock } = test;
    const pictures = [await store(await aPicture()), await store(await aPicture()), await store(await aPicture())];
    const read: typeof services.files.read = (key) => {
      clock.advance(20_000);
      return services.files.read(key);
    };
    const rendered = async () => (await Promise.all(pictures.map(({ id }) => isRendered(id)))).filter(Boolean).length;
    for (const { run } of renditionJobs) await run({ ...services, files: { ...services.files, read } }, {});
    expect(await rendered()).toBe(2);
    await render();
    expect(await rendered()).toBe(3);
  });

  it("are given up for a picture whose files are lost, so that other pictures still get theirs", async () => {
    const lost = await store(await aPicture());
    await test.services.files.deleteAll(imageFolder(lost.id));
    const broken = await store(await aPicture());
    await test.services.files.put(imageKey(broken.id), Buffer.from("geen beeld"), "image/webp");
    const whole = await store(await aPicture());
    await render();
    expect(await Promise.all([lost, broken, whole].map(({ id }) => isRendered(id)))).toEqual([true, true, true]);
    expect(await storedOf(whole)).toContain("default 64 av1");
  });
});
