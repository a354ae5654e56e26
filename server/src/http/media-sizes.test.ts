import { aPicture, dataUrl } from "@inktvis/api/features/media/images/picture.factory";
import { storeMailPictures } from "@inktvis/api/features/media/images/mail-pictures";
import { filesOfWidth, imageKey } from "@inktvis/api/platform/files/media";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { describe, expect, it } from "vitest";
import { useMediaServer } from "#testing/media-server.ts";

const test = useTestApi();
const { get, statusFor, signedIn, aPicturedText } = useMediaServer(test);

describe("the sizes and formats of a picture (docs/product/pictures.md#sizes)", () => {
  const AVIF = { accept: "image/avif,image/webp,*/*;q=0.8" };
  /** A profile picture of 900 by 600. */
  const aWidePicture = async () => {
    const author = await signedIn();
    const bytes = await aPicture({ width: 900, height: 600 });
    const profilePicture = dataUrl(bytes);
    await author.browser.put("/me", { nickname: author.nickname, profilePicture });
    const { srcset } = (await author.browser.get("/me")).body.data.profilePicture;
    return String(srcset).split(", ");
  };
  const pathIn = (source = "") => source.split(" ")[0] ?? "";
  const typeOf = async (path: string, headers = {}) => (await get(path, undefined, headers)).headers["content-type"];

  it("are widths up to its own, each at one address, as AVIF for clients that ask for it by name", async () => {
    const srcset = await aWidePicture();
    expect(srcset.map((source) => source.split(" ")[1])).toEqual(["360w", "800w", "900w"]);
    await test.runScheduled("images.render");
    for (const path of srcset.map(pathIn)) {
      const answer = await get(path, undefined, AVIF);
      expect([answer.status, answer.headers["content-type"], answer.headers.vary]).toEqual([
        200,
        "image/avif",
        "accept",
      ]);
      expect(await typeOf(path)).toBe("image/webp");
      expect(await typeOf(path, { accept: "*/*" })).toBe("image/webp");
      expect(await typeOf(path, { accept: "image/avif;q=0, image/webp" })).toBe("image/webp");
    }
  });

  it("are served as the largest file until they are rendered", async () => {
    const [small = ""] = (await aWidePicture()).map(pathIn);
    const early = await get(small, undefined, AVIF);
    expect([early.status, early.headers["content-type"]]).toEqual([200, "image/webp"]);
    await test.runScheduled("images.render");
    const known = { "if-none-match": String(early.headers.etag) };
    const later = await get(small, undefined, { ...AVIF, ...known });
    expect([later.status, later.headers["content-type"]]).toEqual([200, "image/avif"]);
    expect((await get(small, undefined, { ...AVIF, "if-none-match": String(later.headers.etag) })).status).toBe(304);
    // The etag of an AVIF is no match for a client that does not accept AVIF.
    expect((await get(small, undefined, { "if-none-match": String(later.headers.etag) })).status).toBe(200);
  });

  it("include a JPEG for mails, once the picture was mailed", async () => {
    const [small = ""] = (await aWidePicture()).map(pathIn);
    const mailed = small.replace("360.webp", "mail.jpeg");
    expect(await typeOf(mailed)).toBe("image/webp");
    const id = /images\/([^/]+)\//.exec(mailed)?.[1] ?? "";
    await storeMailPictures(test.services, [id]);
    expect(await typeOf(mailed)).toBe("image/jpeg");
    expect(await typeOf(mailed, AVIF)).toBe("image/jpeg");
    await test.services.db.updateTable("images").set({ taken_down_at: new Date() }).where("id", "=", id).execute();
    expect(await statusFor(mailed)).toBe(404);
  });

  it("are deleted with the picture", async () => {
    const author = await signedIn();
    const text = await aPicturedText(author);
    await test.runScheduled("images.render");
    const id = /images\/([^/]+)\//.exec(text.image.url.default)?.[1] ?? "";
    const areThere = () =>
      Promise.all(filesOfWidth(text.image.width).map((file) => test.services.files.exists(imageKey(id, file))));
    expect(new Set(await areThere())).toEqual(new Set([true]));
    await author.browser.delete(`/texts/${text.slug}`);
    await test.runJobs();
    expect(new Set(await areThere())).toEqual(new Set([false]));
  });

  it("are served in no other size or format", async () => {
    const [small = ""] = (await aWidePicture()).map(pathIn);
    for (const wrong of ["361.webp", "5000.webp", "360.avif", "360.png", "360.webp.webp", "360.jpeg", "mail.webp"])
      expect(await statusFor(small.replace("360.webp", wrong)), wrong).toBe(404);
    expect(await statusFor(small.replace("360.webp", "sm.webp"))).toBe(200);
  });
});
