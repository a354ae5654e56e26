import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(test.services, wanted);
  return { person, browser: await test.browser().signInAs(person.id) };
}
const profile = async (slug: string, browser = test.browser()) => (await browser.get(`/users/${slug}`)).body.data;

describe("a profile (docs/product/profiles.md#shown)", () => {
  it("shows the fields of the profile, and the texts, newest first", async () => {
    const person = await aPerson(test.services, {
      bio: "Schrijft.",
      website: "https://voorbeeld.example",
      genre_ids: [3, 1],
      position: "Redacteur",
      collaborator: true,
    });
    const older = await aText(test.services, { author_id: person.id });
    test.clock.advance(1000);
    const newer = await aText(test.services, { author_id: person.id });
    await aText(test.services, { author_id: person.id, is_private: true });
    const data = await profile(person.slug);
    expect(data).toMatchObject({
      slug: person.slug,
      nickname: person.nickname,
      bio: "Schrijft.",
      website: "https://voorbeeld.example",
      position: "Redacteur",
      collaborator: true,
      genres: [{ id: 3 }, { id: 1 }],
      textCount: 2,
      me: { following: false, can: { update: false, follow: false } },
    });
    expect(data.texts.map(({ slug }: { slug: string }) => slug)).toEqual([newer.slug, older.slug]);
    const listed = (await test.browser().get(`/users/${person.slug}/texts`)).body;
    expect(listed.data.map(({ slug }: { slug: string }) => slug)).toEqual([newer.slug, older.slug]);
    expect(listed.meta.total).toBe(2);
  });

  it.each([
    ["both switched on", { real_name_public_visible: true, age_public_visible: true }, { name: "An Peeters", age: 40 }],
    ["the name alone", { real_name_public_visible: true }, { name: "An Peeters", age: null }],
    ["the age alone", { age_public_visible: true }, { name: null, age: 40 }],
    ["neither, as it is by default", {}, { name: null, age: null }],
  ])("shows name and age as chosen: %s", async (_case, chosen, shown) => {
    const year = test.clock.now().getUTCFullYear() - 40;
    const person = await aPerson(test.services, {
      first_name: "An",
      last_name: "Peeters",
      date_of_birth: `${year}-01-01`,
      ...chosen,
    });
    expect(await profile(person.slug)).toMatchObject(shown);
  });

  it("hides name and age under 18, whatever is stored, and always the date of birth and the address", async () => {
    const year = test.clock.now().getUTCFullYear() - 16;
    const person = await aPerson(test.services, {
      first_name: "Yas",
      last_name: "Jong",
      date_of_birth: `${year}-01-01`,
      real_name_public_visible: true,
      age_public_visible: true,
      phone: "+32 470 00 00 00",
      address_city: "Aalst",
    });
    const answer = await test.browser().get(`/users/${person.slug}`);
    expect(answer.body.data).toMatchObject({ name: null, age: null });
    for (const secret of ["Jong", `${year}-`, "0470", "+32", "Aalst", "@"]) expect(answer.text).not.toContain(secret);
  });

  it("does not exist for a blocked person", async () => {
    const person = await aPerson(test.services, { blocked_at: test.clock.now() });
    expect((await test.browser().get(`/users/${person.slug}`)).status).toBe(404);
    expect((await test.browser().get(`/users/${person.slug}/texts`)).status).toBe(404);
  });

  it("counts texts for members only in what members see", async () => {
    const { person, browser } = await aMember();
    await aText(test.services, { author_id: person.id, members_only: true });
    expect((await profile(person.slug)).textCount).toBe(0);
    expect((await profile(person.slug, browser)).textCount).toBe(1);
    expect((await profile(person.slug, browser)).me.can).toEqual({ update: true, follow: false });
  });
});

describe("following (docs/product/profiles.md#following)", () => {
  it("shows in me.following of the author and of the text, and is idempotent", async () => {
    const [author, { browser }] = [await aPerson(test.services), await aMember()];
    const text = await aText(test.services, { author_id: author.id });
    for (const [verb, following, followers] of [
      ["follow", true, 1],
      ["follow", true, 1],
      ["unfollow", false, 0],
    ] as const) {
      expect((await browser.post(`/users/${author.slug}/${verb}`)).status).toBe(204);
      expect(await profile(author.slug, browser)).toMatchObject({
        followers,
        me: { following, can: { follow: true } },
      });
      expect((await browser.get(`/texts/${text.slug}`)).body.data.author.me.following).toBe(following);
    }
  });

  it("is refused for oneself", async () => {
    const { person, browser } = await aMember();
    expect((await browser.post(`/users/${person.slug}/follow`)).status).toBe(422);
  });

  it("fills the feed of the follower, newest first, with the texts that they may read", async () => {
    const [author, stranger, { browser }] = [
      await aPerson(test.services),
      await aPerson(test.services),
      await aMember(),
    ];
    await browser.post(`/users/${author.slug}/follow`);
    const first = await aText(test.services, { author_id: author.id });
    test.clock.advance(1000);
    const second = await aText(test.services, { author_id: author.id, members_only: true });
    await aText(test.services, { author_id: author.id, is_private: true });
    await aText(test.services, { author_id: stranger.id });
    const { data, meta } = (await browser.get("/me/texts/followed")).body;
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual([second.slug, first.slug]);
    expect(meta.total).toBe(2);
  });
});

describe("a new text", () => {
  const form = { title: "Iets nieuws", body: "<p>Woorden.</p>", genres: [1], private: 0 };

  it("is announced to followers once, by a notification; the mail follows in the evening", async () => {
    const [author, follower] = [await aMember(), await aMember()];
    await follower.browser.post(`/users/${author.person.slug}/follow`);
    const { slug } = (await author.browser.post("/texts", form)).body.data;
    expect(await test.runJobs()).toEqual([]);
    expect((await follower.browser.get("/me/notifications")).body.data).toMatchObject([
      { type: "newTextFromFollow", data: { user: { slug: author.person.slug }, text: { slug } } },
    ]);
    await author.browser.put(`/texts/${slug}`, { ...form, body: "<p>Andere woorden.</p>" });
    expect(await test.runJobs()).toEqual([]);
    expect((await follower.browser.get("/me/notifications/count")).body.data.count).toBe(1);
  });

  it("is announced when it becomes public, not while it is private", async () => {
    const [author, follower] = [await aMember(), await aMember()];
    await follower.browser.post(`/users/${author.person.slug}/follow`);
    const { slug } = (await author.browser.post("/texts", { ...form, private: 1 })).body.data;
    const unreadCount = async () => (await follower.browser.get("/me/notifications/count")).body.data.count;
    await test.runJobs();
    expect(await unreadCount()).toBe(0);
    await author.browser.put(`/texts/${slug}`, form);
    await test.runJobs();
    expect(await unreadCount()).toBe(1);
  });

  it("is not announced if it became private again before the job ran", async () => {
    const [author, follower] = [await aMember(), await aMember()];
    await follower.browser.post(`/users/${author.person.slug}/follow`);
    const { slug } = (await author.browser.post("/texts", form)).body.data;
    await author.browser.put(`/texts/${slug}`, { ...form, private: 1 });
    expect(await test.runJobs()).toEqual([]);
    expect((await follower.browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });
});
