import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { describe, expect, it } from "vitest";
import { useMediaServer } from "#testing/media-server.ts";

const test = useTestApi();
const { statusFor, signedIn, aPicturedText, putPortrait } = useMediaServer(test);

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
    // Documents that are made of the text, such as a booklet, do not find the file either.
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

  it("is described in the mail by each place where it was shown", async () => {
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

  it("is marked at an earlier report, so that staff can close it, and is no longer its thumbnail", async () => {
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
    // The thumbnail is now the picture in the body of the text.
    expect(after.thumbnail.url.sm).not.toContain(own);
    expect((await admin.browser.get(`/staff/reports/${text.id}`)).body.data.pictureTakenDown).toBe(true);
    await admin.browser.post(`/staff/reports/${text.id}/decide`, { verdict: "keep", reason: "Weg.", revision: 1 });
    test.clock.advance(1000);
    await reader.browser.post(`/texts/${text.slug}/report`);
    expect(await row()).toMatchObject({ pictureTakenDown: false });
  });

  it("is deleted with all its files once nothing shows it any more", async () => {
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
