import { aContest } from "@inktvis/api/features/contests/contests/contest.factory";
import { aJuror } from "@inktvis/api/features/contests/jury/juror.factory";
import { anEntrant } from "@inktvis/api/features/contests/participations/entrant.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { validContest } from "@inktvis/api/valid-bodies";
import { describe, expect, it, vi } from "vitest";
import { useMediaServer } from "#testing/media-server.ts";

const test = useTestApi();
const { get, statusFor, statusesFor, signedIn, upload, aPicturedText, putPortrait } = useMediaServer(test);

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

  it("are not cached when the store cannot be read", async () => {
    const { paths } = await aPicturedText(await signedIn());
    vi.spyOn(test.services.files, "read").mockRejectedValueOnce(new Error("the store does not answer"));
    const { status, headers } = await get(paths[0] ?? "");
    expect(status).toBe(500);
    expect([headers["cache-control"], headers.etag]).toEqual([undefined, undefined]);
  });

  it("are visible only to its author once staff hides it, and to staff while they decide", async () => {
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

  it("are hidden while their author is blocked, as is the portrait", async () => {
    const [author, admin] = [await signedIn(), await signedIn({ roles: ["admin"] })];
    const text = await aPicturedText(author);
    await putPortrait(author);
    const { profilePicture } = (await author.browser.get("/me")).body.data;
    const paths = [...text.paths, profilePicture.url.sm];
    expect(new Set(await statusesFor(paths))).toEqual(new Set([200]));
    await admin.browser.post(`/staff/people/${author.id}/block`, { reason: "Reclame." });
    expect(new Set(await statusesFor(paths))).toEqual(new Set([404]));
    expect((await get(paths[0] ?? "")).headers["cache-control"]).toBe("no-store");
    // The author was signed out on all sites.
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

describe("a picture in the rules of a contest", () => {
  it("stays visible to people who accepted them, and to the organiser, after the rules have changed", async () => {
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

describe("other paths below /media", () => {
  it.each(["/media/images/x/default.webp", `/media/images/${crypto.randomUUID()}/taken-down/default.webp`, "/media/"])(
    "is not there: %s",
    async (path) => {
      expect(await statusFor(path)).toBe(404);
    },
  );
});
