import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { aPicture } from "@inktvis/api/features/media/images/picture.factory";
import { storeMailPictures } from "@inktvis/api/features/media/images/mail-pictures";
import { aJuror } from "@inktvis/api/features/contests/jury/juror.factory";
import { anEntrant } from "@inktvis/api/features/contests/participations/entrant.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { filesOfWidth, imageKey } from "@inktvis/api/platform/files/media";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { validContest } from "@inktvis/api/valid-bodies";
import { originOf } from "@inktvis/contract/sites";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDispatcher } from "./dispatcher.ts";
import { createMetrics } from "./metrics.ts";

const test = useTestApi();
let server: Server;
beforeAll(async () => {
  const { services, api } = test;
  const none = () => Promise.reject(new Error("no pages here"));
  const web = { web: none, assets: () => undefined, dev: false };
  const parts = { services, api, metrics: createMetrics(services), isStopping: () => false, ...web };
  server = createServer(createDispatcher(parts));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());

type Browser = ReturnType<typeof test.browser>;

async function get(path: string, browser?: Browser, headers: Record<string, string> = {}) {
  const host = new URL(originOf(test.services.config.sites, "community")).host;
  const { port } = server.address() as AddressInfo;
  const cookie = browser?.cookies.get("community");
  const asked = request({ port, host: "127.0.0.1", path, headers: { ...headers, ...(cookie && { cookie }), host } });
  const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}
const statusFor = async (path: string, browser?: Browser) => (await get(path, browser)).status;

const signedIn = async (wanted: Parameters<typeof aPerson>[1] = {}) => {
  const person = await aPerson(test.services, wanted);
  return { ...person, browser: await test.browser().signInAs(person.id, ["auth", "community", "staff"]) };
};
const upload = async (browser: Browser): Promise<string> => {
  const file = new File([new Uint8Array(await aPicture())], "zee.png", { type: "image/png" });
  return (await browser.upload("/images", file)).body.data.url.default;
};
const dataUrl = async () => `data:image/png;base64,${(await aPicture()).toString("base64")}`;

/** A text with its own picture and one in its body. */
async function aPicturedText(author: Awaited<ReturnType<typeof signedIn>>, wanted: object = {}) {
  const within = await upload(author.browser);
  const input = { title: "Zee", body: `<p>Zee <img src="${within}" alt=""></p>`, genres: [1], private: 0, ...wanted };
  const { data } = (await author.browser.post("/texts", { ...input, image: await dataUrl() })).body;
  return { ...data, input, paths: [within, data.image.url.default, data.image.url.sm] as string[] };
}
const putPortrait = async ({ browser, nickname }: Awaited<ReturnType<typeof signedIn>>) =>
  browser.put("/me", { nickname, profilePicture: await dataUrl() });
const statusesFor = (paths: readonly string[], browser?: Browser) =>
  Promise.all(paths.map((path) => statusFor(path, browser)));

describe("the pictures of a text", () => {
  it("are public while it exists, and revalidated with a 304", async () => {
    const author = await signedIn();
    const text = await aPicturedText(author);
    const answer = await get(text.paths[0] ?? "");
    expect(answer).toMatchObject({
      status: 200,
      headers: { "cache-control": "public, no-cache", "content-type": "image/webp" },
    });
    expect(answer.bytes.length).toBeGreaterThan(0);
    const etag = String(answer.headers.etag);
    const again = await get(text.paths[0] ?? "", undefined, { "if-none-match": etag });
    expect([again.status, again.bytes.length, again.headers["cache-control"]]).toEqual([304, 0, "public, no-cache"]);
    const session = await test.queriesOf(() => get(text.paths[0] ?? "", author.browser));
    expect(session).toHaveLength(1);
  });

  it("are kept by no cache when the store cannot be read", async () => {
    const { paths } = await aPicturedText(await signedIn());
    vi.spyOn(test.services.files, "read").mockRejectedValueOnce(new Error("the store does not answer"));
    const { status, headers } = await get(paths[0] ?? "");
    expect(status).toBe(500);
    expect([headers["cache-control"], headers.etag]).toEqual([undefined, undefined]);
  });

  it("are visible to its author only once staff hides it, and to staff while it is decided", async () => {
    const [author, reader, editor] = [await signedIn(), await signedIn(), await signedIn({ roles: ["editor"] })];
    const text = await aPicturedText(author);
    const etag = String((await get(text.paths[0] ?? "")).headers.etag);
    expect(await statusesFor(text.paths)).toEqual([200, 200, 200]);
    await reader.browser.post(`/texts/${text.slug}/report`);
    const verdict = { verdict: "hide", reason: "Niet van jou.", revision: 1 };
    await author.browser.put(`/texts/${text.slug}`, { ...text.input, private: 1 });
    expect(await statusesFor(text.paths, editor.browser)).toEqual([200, 200, 200]);
    await author.browser.put(`/texts/${text.slug}`, text.input);
    const { id } = (await editor.browser.post(`/staff/reports/${text.id}/decide`, { ...verdict, revision: 3 })).body
      .data;
    expect(await statusesFor(text.paths)).toEqual([404, 404, 404]);
    expect((await get(text.paths[0] ?? "", undefined, { "if-none-match": etag })).status).toBe(404);
    expect(await statusesFor(text.paths, reader.browser)).toEqual([404, 404, 404]);
    expect(await statusesFor(text.paths, editor.browser)).toEqual([404, 404, 404]);
    expect(await statusesFor(text.paths, author.browser)).toEqual([200, 200, 200]);
    expect((await get(text.paths[0] ?? "", author.browser)).headers["cache-control"]).toBe("private, no-cache");
    await author.browser.post(`/me/decisions/${id}/appeal`, { words: "Het is van mij." });
    expect(await statusesFor(text.paths, editor.browser)).toEqual([200, 200, 200]);
    expect(await statusesFor(text.paths, reader.browser)).toEqual([404, 404, 404]);
  });

  it("are hidden and shown with a block of their author, as is the portrait", async () => {
    const [author, admin] = [await signedIn(), await signedIn({ roles: ["admin"] })];
    const text = await aPicturedText(author);
    await putPortrait(author);
    const { profilePicture } = (await author.browser.get("/me")).body.data;
    const paths = [...text.paths, profilePicture.url.sm];
    expect(new Set(await statusesFor(paths))).toEqual(new Set([200]));
    await admin.browser.post(`/staff/people/${author.id}/block`, { reason: "Reclame." });
    expect(new Set(await statusesFor(paths))).toEqual(new Set([404]));
    expect((await get(paths[0] ?? "")).headers["cache-control"]).toBe("no-store");
    // Signed out on all sites.
    expect(new Set(await statusesFor(paths, author.browser))).toEqual(new Set([404]));
    await admin.browser.post(`/staff/people/${author.id}/unblock`);
    expect(new Set(await statusesFor(paths))).toEqual(new Set([200]));
  });

  it("are deleted with it, even if others pasted their address", async () => {
    const [author, other] = [await signedIn(), await signedIn()];
    const text = await aPicturedText(author);
    const body = `<p>Van een ander <img src="${text.paths[0]}" alt=""></p>`;
    await other.browser.post("/texts", { title: "Overgenomen", body, genres: [1], private: 0 });
    expect((await author.browser.delete(`/texts/${text.slug}`)).status).toBe(204);
    expect(await statusesFor(text.paths)).toEqual([404, 404, 404]);
    expect(await statusesFor(text.paths, other.browser)).toEqual([404, 404, 404]);
    await test.runJobs();
    expect(await statusesFor(text.paths, author.browser)).toEqual([404, 404, 404]);
  });

  it("are visible to its author if private, and to members if members-only", async () => {
    const [author, reader] = [await signedIn(), await signedIn()];
    const [kept, forMembers] = [
      await aPicturedText(author, { private: 1 }),
      await aPicturedText(author, { membersOnly: 1 }),
    ];
    expect(await statusesFor(kept.paths)).toEqual([404, 404, 404]);
    expect(await statusesFor(kept.paths, reader.browser)).toEqual([404, 404, 404]);
    expect(await statusesFor(kept.paths, author.browser)).toEqual([200, 200, 200]);
    expect(await statusesFor(forMembers.paths)).toEqual([404, 404, 404]);
    expect(await statusesFor(forMembers.paths, reader.browser)).toEqual([200, 200, 200]);
    expect((await get(forMembers.paths[0] ?? "", reader.browser)).headers["cache-control"]).toBe("private, no-cache");
  });

  it("are visible to their uploader before any text uses them", async () => {
    const [author, reader] = [await signedIn(), await signedIn()];
    const path = await upload(author.browser);
    expect([
      await statusFor(path),
      await statusFor(path, reader.browser),
      await statusFor(path, author.browser),
    ]).toEqual([404, 404, 200]);
  });

  it("are visible to jury and organiser as part of an entry, after the text was deleted", async () => {
    const { services } = test;
    const [organizer, stranger] = [await signedIn({ roles: ["contest_organizer"] }), await signedIn()];
    const contest = await aContest(services, { organizer_id: organizer.id });
    const entrant = await anEntrant(test);
    const author = { ...entrant.person, browser: entrant.browser };
    const text = await aPicturedText(author);
    const steps = entrant.at(contest.slug);
    await steps.start();
    await steps.choose([text.id]);
    await steps.save();
    expect((await steps.finalize()).status).toBeLessThan(300);
    expect((await author.browser.delete(`/texts/${text.slug}`)).status).toBe(204);
    await test.runJobs();
    const { userId } = await aJuror(services, { contestId: contest.id });
    const juror = await test.browser().signInAs(userId, ["auth", "community"]);
    expect(await statusesFor(text.paths, juror)).toEqual([200, 200, 200]);
    expect(await statusesFor(text.paths, organizer.browser)).toEqual([200, 200, 200]);
    expect(await statusesFor(text.paths, stranger.browser)).toEqual([404, 404, 404]);
    expect(await statusesFor(text.paths)).toEqual([404, 404, 404]);
  });
});

describe("the sizes and formats of a picture (docs/product/pictures.md#sizes)", () => {
  const AVIF = { accept: "image/avif,image/webp,*/*;q=0.8" };
  /** A profile picture of 900 by 600. */
  const aWidePicture = async () => {
    const author = await signedIn();
    const bytes = await aPicture({ width: 900, height: 600 });
    const profilePicture = `data:image/png;base64,${bytes.toString("base64")}`;
    await author.browser.put("/me", { nickname: author.nickname, profilePicture });
    const { srcset } = (await author.browser.get("/me")).body.data.profilePicture;
    return String(srcset).split(", ");
  };
  const pathIn = (source = "") => source.split(" ")[0] ?? "";
  const typeOf = async (path: string, headers = {}) => (await get(path, undefined, headers)).headers["content-type"];

  it("are widths up to its own, each at one address, as AVIF for who names it", async () => {
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

  it("are answered with the largest file until they are made", async () => {
    const [small = ""] = (await aWidePicture()).map(pathIn);
    const early = await get(small, undefined, AVIF);
    expect([early.status, early.headers["content-type"]]).toEqual([200, "image/webp"]);
    await test.runScheduled("images.render");
    const known = { "if-none-match": String(early.headers.etag) };
    const later = await get(small, undefined, { ...AVIF, ...known });
    expect([later.status, later.headers["content-type"]]).toEqual([200, "image/avif"]);
    expect((await get(small, undefined, { ...AVIF, "if-none-match": String(later.headers.etag) })).status).toBe(304);
    // An AVIF is nothing for who does not take it.
    expect((await get(small, undefined, { "if-none-match": String(later.headers.etag) })).status).toBe(200);
  });

  it("are a JPEG for mails, once one was mailed", async () => {
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

  it("go with the picture", async () => {
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

  it("are no others", async () => {
    const [small = ""] = (await aWidePicture()).map(pathIn);
    for (const wrong of ["361.webp", "5000.webp", "360.avif", "360.png", "360.webp.webp", "360.jpeg", "mail.webp"])
      expect(await statusFor(small.replace("360.webp", wrong)), wrong).toBe(404);
    expect(await statusFor(small.replace("360.webp", "sm.webp"))).toBe(200);
  });
});

describe("a picture in the rules of a contest", () => {
  it("stays visible to who accepted them, and to the organiser, once the rules are others", async () => {
    const organizer = await signedIn({ roles: ["contest_organizer"] });
    const contest = await aContest(test.services, { organizer_id: organizer.id });
    const path = await upload(organizer.browser);
    const save = async (rules: string) => {
      const { status } = await organizer.browser.put(`/contests/${contest.slug}`, { ...validContest, rules });
      expect(status).toBe(200);
    };
    const beginner = async () => {
      const { browser, at } = await anEntrant(test);
      expect((await at(contest.slug).start()).status).toBe(200);
      return browser;
    };
    await save(`<p>Zo groot: <img src="${path}" alt=""></p>`);
    const accepted = await beginner();
    expect(await statusFor(path)).toBe(200);
    await save("<p>Alles mag.</p>");
    await test.runJobs();
    const later = await beginner();
    expect(
      await Promise.all([accepted, organizer.browser, later, undefined].map((who) => statusFor(path, who))),
    ).toEqual([200, 200, 404, 404]);
  });
});

describe("a picture that staff takes down", () => {
  it("is visible to nobody, its owner gets the reason, and it can be put back", async () => {
    const [author, editor] = [await signedIn(), await signedIn({ roles: ["editor"] })];
    const text = await aPicturedText(author);
    const id = /images\/([^/]+)\//.exec(text.image.url.default)?.[1] ?? "";
    const reason = "Deze foto is van een ander.";
    const act = (verb: string, body?: object) => editor.browser.post(`/staff/pictures/${id}/${verb}`, body);
    expect((await act("take-down", { reason })).status).toBe(204);
    expect(await statusFor(text.image.url.default)).toBe(404);
    expect(await statusFor(text.image.url.default, author.browser)).toBe(404);
    expect(await statusFor(text.paths[0] ?? "")).toBe(200);
    expect((await test.browser().get(`/texts/${text.slug}`)).body.data.image).toBeNull();
    const mails = (await test.runJobs()).filter(({ to }) => to === author.email);
    expect(mails).toMatchObject([{ kind: "staff-pictures.taken-down", paragraphs: expect.arrayContaining([reason]) }]);
    expect(mails[0]?.paragraphs[0]).toContain(`Ze stond in je tekst ‘${text.title}’.`);
    // Nothing that is made of the text, such as a booklet, finds the file.
    const key = text.image.url.default.replace("/media/", "");
    expect(await test.services.files.exists(key)).toBe(false);
    expect((await act("take-down", { reason })).status).toBe(409);
    expect((await act("put-back")).status).toBe(204);
    expect((await test.runJobs()).filter(({ to }) => to === author.email)).toEqual([]);
    expect(await statusFor(text.image.url.default)).toBe(200);
    expect((await act("put-back")).status).toBe(409);
    const lines = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "subject"])
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(lines).toEqual([
      { action: "take-down", subject: "pictures" },
      { action: "put-back", subject: "pictures" },
    ]);
  });

  it("is listed for staff with the reason", async () => {
    const [author, reader, admin] = [await signedIn(), await signedIn(), await signedIn({ roles: ["admin"] })];
    const text = await aPicturedText(author);
    await reader.browser.post(`/texts/${text.slug}/report`);
    await putPortrait(author);
    const ofText = async () => (await admin.browser.get(`/staff/reports/${text.id}`)).body.data.pictures;
    const ofPerson = async () => (await admin.browser.get(`/staff/people/${author.id}`)).body.data.pictures;
    expect([(await ofText()).length, (await ofPerson()).length]).toEqual([2, 1]);
    for (const { id } of [...(await ofText()), ...(await ofPerson())])
      await admin.browser.post(`/staff/pictures/${id}/take-down`, { reason: "Van een ander." });
    for (const picture of [...(await ofText()), ...(await ofPerson())])
      expect(picture).toMatchObject({ picture: null, takenDownBecause: "Van een ander." });
  });

  it("is named in the mail by each place where it stood", async () => {
    const [author, editor] = [await signedIn({ roles: ["contest_organizer"] }), await signedIn({ roles: ["editor"] })];
    await putPortrait(author);
    const { picture_id } = await test.services.db
      .selectFrom("users")
      .select("picture_id")
      .where("id", "=", author.id)
      .executeTakeFirstOrThrow();
    const contest = await aContest(test.services, { organizer_id: author.id, banner_big_id: picture_id });
    await editor.browser.post(`/staff/pictures/${picture_id}/take-down`, { reason: "x" });
    const [mail] = (await test.runJobs()).filter(({ to }) => to === author.email);
    expect(mail?.paragraphs[0]).toContain(`Ze stond bij je wedstrijd ‘${contest.title}’ en op je profiel.`);
  });

  it("is said at the report that was made before, so that staff can close it, and leaves its thumbnail", async () => {
    const [author, reader, admin] = [await signedIn(), await signedIn(), await signedIn({ roles: ["admin"] })];
    const text = await aPicturedText(author);
    await reader.browser.post(`/texts/${text.slug}/report`);
    const row = async () => {
      const { data } = (await admin.browser.get("/staff/reports?perPage=100")).body;
      return data.find(({ id }: { id: string }) => id === text.id);
    };
    const own = /images\/([^/]+)\//.exec(text.image.url.default)?.[1] ?? "";
    expect(await row()).toMatchObject({ pictureTakenDown: false, thumbnail: text.image });
    test.clock.advance(1000);
    await admin.browser.post(`/staff/pictures/${own}/take-down`, { reason: "Van een ander." });
    const after = await row();
    expect(after.pictureTakenDown).toBe(true);
    // That in its words is left.
    expect(after.thumbnail.url.sm).not.toContain(own);
    expect((await admin.browser.get(`/staff/reports/${text.id}`)).body.data.pictureTakenDown).toBe(true);
    await admin.browser.post(`/staff/reports/${text.id}/decide`, { verdict: "keep", reason: "Weg.", revision: 1 });
    test.clock.advance(1000);
    await reader.browser.post(`/texts/${text.slug}/report`);
    expect(await row()).toMatchObject({ pictureTakenDown: false });
  });

  it("goes with all its files when nothing shows it any more", async () => {
    const [author, editor] = [await signedIn(), await signedIn({ roles: ["editor"] })];
    const text = await aPicturedText(author);
    const id = /images\/([^/]+)\//.exec(text.image.url.default)?.[1] ?? "";
    await editor.browser.post(`/staff/pictures/${id}/take-down`, { reason: "x" });
    await test.runJobs();
    expect(await test.services.files.exists(`images/${id}/taken-down/default.webp`)).toBe(true);
    await author.browser.delete(`/texts/${text.slug}`);
    await test.runJobs();
    expect(await test.services.files.exists(`images/${id}/taken-down/default.webp`)).toBe(false);
  });
});

describe("other paths below /media", () => {
  it.each(["/media/images/x/default.webp", `/media/images/${crypto.randomUUID()}/taken-down/default.webp`, "/media/"])(
    "is not there: %s",
    async (path) => {
      expect(await statusFor(path)).toBe(404);
    },
  );
});
