import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { staffPeople } from "./staff.factory.ts";

const test = useTestApi();
const { signedIn, staff, changesOf } = staffPeople(test);
let admin: TestBrowser;
let superadmin: TestBrowser;
let adminId: string;

beforeAll(async () => ({ admin, superadmin, adminId } = await staff()));

describe("blocking", () => {
  it("ends all sign-ins at once and mails the reason", async () => {
    const person = await signedIn();
    const { body } = await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame.\n\nVeel reclame." });
    expect(body.data).toMatchObject({ blockedBecause: "Reclame.\n\nVeel reclame.", signInCount: 0 });
    expect((await person.browser.get("/me")).status).toBe(401);
    const login = await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    expect(login.status).toBe(422);
    const [mail, ...more] = await test.runJobs();
    expect(mail).toMatchObject({ to: person.email, subject: "Je account is geblokkeerd" });
    expect(mail?.paragraphs).toEqual(expect.arrayContaining(["Reclame.", "Veel reclame."]));
    expect(more).toEqual([]);
    expect(await changesOf(person.id)).toMatchObject([{ actor_id: adminId, action: "block" }]);
  });

  it("can be undone, which is announced by mail too", async () => {
    const person = await aPerson(test.services);
    await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    await test.runJobs();
    const { body } = await admin.post(`/staff/people/${person.id}/unblock`);
    expect(body.data).toMatchObject({ blockedAt: null, blockedBecause: null });
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je account is niet meer geblokkeerd" }]);
    const login = await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    expect(login.status).toBe(200);
    expect((await admin.post(`/staff/people/${person.id}/unblock`)).status).toBe(409);
  });

  it("is not mailed to somebody who was unblocked in the meantime", async () => {
    const person = await aPerson(test.services);
    await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    await admin.post(`/staff/people/${person.id}/unblock`);
    expect((await test.runJobs()).map(({ subject }) => subject)).toEqual(["Je account is niet meer geblokkeerd"]);
  });

  it("happens only once with concurrent calls", async () => {
    const person = await aPerson(test.services);
    const block = (browser: TestBrowser) => browser.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    const answers = await Promise.all([block(admin), block(superadmin), block(admin), block(superadmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("is refused for oneself; only superadmins may block admins", async () => {
    const other = await aPerson(test.services, { roles: ["admin"] });
    const block = (browser: TestBrowser, id: string) => browser.post(`/staff/people/${id}/block`, { reason: "Ruzie." });
    expect((await block(admin, adminId)).status).toBe(422);
    expect((await block(admin, other.id)).status).toBe(403);
    expect((await admin.post(`/staff/people/${other.id}/end-sign-ins`)).status).toBe(403);
    expect((await block(superadmin, other.id)).status).toBe(200);
    expect((await admin.post(`/staff/people/${other.id}/unblock`)).status).toBe(403);
  });

  it("needs a reason", async () => {
    const person = await aPerson(test.services);
    const answer = await admin.post(`/staff/people/${person.id}/block`, { reason: " " });
    expect(answer.body.errors).toEqual({ reason: ["Reden is verplicht."] });
  });
});

describe("the texts of a blocked person", () => {
  it("are hidden in lists, search, feeds, sitemap and favourites until they are unblocked", async () => {
    const [author, reader] = [await aPerson(test.services), await signedIn()];
    const text = await aText(test.services, { author_id: author.id, title: "Kraanvogelstoet" });
    await reader.browser.post(`/texts/${text.slug}/like`);
    await reader.browser.post(`/users/${author.slug}/follow`);
    const search = `/search?q=${encodeURIComponent(JSON.stringify({ models: ["text", "user"], text: "kraanvogelstoet" }))}`;
    const places = {
      search,
      text: `/texts/${text.slug}`,
      neighbours: `/texts/${text.slug}/neighbours`,
      profile: `/users/${author.slug}`,
      theirs: `/users/${author.slug}/texts`,
      favorites: "/me/texts/favorites",
      followed: "/me/texts/followed",
      feed: "/feeds/texts",
      ownFeed: `/feeds/users/${author.slug}`,
      sitemap: "/sitemap/texts?page=1",
    };
    const showing = async () => {
      const names: string[] = [];
      for (const [name, path] of Object.entries(places)) {
        const { status, text: words } = await reader.browser.get(path);
        if (status === 200 && (words.includes("Kraanvogelstoet") || words.includes(text.slug) || name === "neighbours"))
          names.push(name);
      }
      return names;
    };
    const shown = await showing();
    expect(shown).toEqual(expect.arrayContaining(["search", "text", "theirs", "favorites", "followed"]));
    await admin.post(`/staff/people/${author.id}/block`, { reason: "Reclame." });
    expect(await showing()).toEqual([]);
    expect((await reader.browser.get(places.text)).status).toBe(404);
    expect((await reader.browser.get(places.profile)).status).toBe(404);
    expect((await reader.browser.post(`/texts/${text.slug}/like`)).status).toBe(404);
    await admin.post(`/staff/people/${author.id}/unblock`);
    expect(await showing()).toEqual(shown);
  });
});

describe("sign-ins of a person", () => {
  it("are listed, last used first, and ended", async () => {
    const person = await signedIn();
    test.clock.advance(1000);
    const later = await test.browser().signInAs(person.id);
    const { data } = (await admin.get(`/staff/people/${person.id}/sign-ins`)).body;
    const name = "Een onbekende browser";
    expect(data).toMatchObject([{ name, seenAt: test.clock.now().toISOString() }, { name }]);
    expect((await admin.post(`/staff/people/${person.id}/end-sign-ins`)).status).toBe(204);
    for (const browser of [person.browser, later]) expect((await browser.get("/me")).status).toBe(401);
    expect((await admin.get(`/staff/people/${person.id}/sign-ins`)).body.data).toEqual([]);
    expect(await changesOf(person.id)).toMatchObject([{ action: "end-sign-ins", before: { signIns: 2 } }]);
    const log = (await admin.get(`/staff/audit?subject=people&subjectId=${person.id}`)).body.data;
    expect(log).toMatchObject([{ action: "end-sign-ins", subjectName: person.nickname }]);
  });
});
