import { describe, expect, it } from "vitest";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { membersOf } from "#features/people/people/member.factory.ts";
import { aText } from "./text.factory.ts";

const test = useTestApi();
const form = { title: "Een titel", body: "<p>Eerste woorden.</p>", genres: [1], private: 1 };
const draft = { textId: null, title: "Klad", body: "<p>Half</p>", genres: [], private: 1, membersOnly: 0 };
const aWriter = membersOf(test);

describe("two windows with one text", () => {
  it("never overwrite each other unnoticed: the second gets a 409, and nothing changes", async () => {
    const { browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", form)).body.data;
    const first = await browser.put(`/texts/${slug}`, { ...form, body: "<p>Venster een.</p>", revision });
    expect(first.body.data.revision).toBe(revision + 1);
    const second = await browser.put(`/texts/${slug}`, { ...form, body: "<p>Venster twee.</p>", revision });
    expect(second.status).toBe(409);
    expect(second.body.code).toBe("changed-elsewhere");
    expect((await browser.get(`/texts/${slug}`)).body.data.body).toBe("<p>Venster een.</p>");
  });

  it("leave no picture of a refused save", async () => {
    const { id: personId, browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", form)).body.data;
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>Venster een.</p>", revision });
    const image = dataUrl(await aPicture());
    expect((await browser.put(`/texts/${slug}`, { ...form, image, revision })).status).toBe(409);
    await test.runJobs();
    const left = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", personId).execute();
    expect(left).toEqual([]);
  });

  it("take a save that is sent again, as the answer was lost, for one: no draft and no version are left of it", async () => {
    const { browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", { ...form, genres: [2, 1] })).body.data;
    const draftId = crypto.randomUUID();
    const sent = { ...form, title: "Met spaties ", body: "<p>Onderweg.</p>", genres: [2, 1], draftId, revision };
    const { slug: newSlug } = (await browser.put(`/texts/${slug}`, sent)).body.data;
    await browser.put(`/me/drafts/${draftId}`, draft);
    const again = await browser.put(`/texts/${newSlug}`, sent);
    expect(again.body.data).toMatchObject({ title: "Met spaties", revision: revision + 2 });
    expect((await browser.get(`/texts/${newSlug}/versions`)).body.data).toHaveLength(1);
    expect((await browser.get("/me/drafts")).body.data).toEqual([]);
  });

  it.each([
    ["title", { title: "Een andere titel" }],
    ["genres", { genres: [1, 2] }],
    ["visibility", { private: 0 }],
    ["readers", { membersOnly: 1 }],
  ])("refuse a save of an older revision with another %s only", async (_field, change) => {
    const { browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", form)).body.data;
    await browser.put(`/texts/${slug}`, { ...form, revision });
    expect((await browser.put(`/texts/${slug}`, { ...form, ...change, revision })).status).toBe(409);
  });

  it("refuse a save of an older revision with a picture, which may replace one from elsewhere", async () => {
    const { browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", form)).body.data;
    const image = dataUrl(await aPicture());
    await browser.put(`/texts/${slug}`, { ...form, image, revision });
    expect((await browser.put(`/texts/${slug}`, { ...form, image, revision })).status).toBe(409);
  });

  it("let only one of ten saves of the same version through", async () => {
    const { browser } = await aWriter();
    const { slug, revision } = (await browser.post("/texts", form)).body.data;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, window) =>
        browser.put(`/texts/${slug}`, { ...form, body: `<p>Venster ${window}.</p>`, revision }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe("a new text that is sent again, as the answer was lost", () => {
  const texts = (authorId: string) =>
    test.services.db.selectFrom("texts").select(["body", "revision"]).where("author_id", "=", authorId).execute();

  it("is one text, with the words of the last time and those of the first as a version", async () => {
    const { id, browser } = await aWriter();
    const sent = { ...form, draftId: crypto.randomUUID() };
    await browser.post("/texts", sent);
    const again = await browser.post("/texts", {
      ...sent,
      body: "<p>Meer woorden.</p>",
      image: dataUrl(await aPicture()),
    });
    expect([again.status, again.body.data.body]).toEqual([201, "<p>Meer woorden.</p>"]);
    expect(again.body.data.image).not.toBeNull();
    expect(await texts(id)).toEqual([{ body: "<p>Meer woorden.</p>", revision: 2 }]);
    expect((await browser.get(`/texts/${again.body.data.slug}/versions`)).body.data).toHaveLength(1);
  });

  it("is one text with one picture, even when both requests arrive at once", async () => {
    const { id, browser } = await aWriter();
    const sent = { ...form, draftId: crypto.randomUUID(), image: dataUrl(await aPicture()) };
    const post = () => browser.post("/texts", sent);
    expect(await statusesInOrder(test)(blockWrites("texts"), [post, post])).toEqual([201, 201]);
    expect(await texts(id)).toHaveLength(1);
    await test.runLaterJobs();
    const images = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", id).execute();
    expect(images).toHaveLength(1);
  });

  it("is new where the first one was deleted, and for somebody else", async () => {
    const [writer, other] = [await aWriter(), await aWriter()];
    const sent = { ...form, draftId: crypto.randomUUID() };
    const { slug } = (await writer.browser.post("/texts", sent)).body.data;
    await other.browser.post("/texts", sent);
    await writer.browser.delete(`/texts/${slug}`);
    expect((await writer.browser.post("/texts", sent)).body.data.slug).not.toBe(slug);
    expect([await texts(writer.id), await texts(other.id)]).toMatchObject([[{ revision: 1 }], [{ revision: 1 }]]);
  });
});

describe("versions", () => {
  it("keep the text as it was before each save, for its author alone", async () => {
    const { browser } = await aWriter();
    const { slug } = (await browser.post("/texts", form)).body.data;
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>Tweede woorden hier.</p>" });
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>Derde.</p>" });
    const { data } = (await browser.get(`/texts/${slug}/versions`)).body;
    expect(data).toMatchObject([
      { revision: 2, title: "Een titel", wordCount: 3 },
      { revision: 1, title: "Een titel", wordCount: 2 },
    ]);
    const old = (await browser.get(`/texts/${slug}/versions/${data[1].id}`)).body.data;
    expect(old).toMatchObject({ title: "Een titel", body: "<p>Eerste woorden.</p>" });
    const other = await aWriter();
    expect((await other.browser.get(`/texts/${slug}/versions`)).status).toBe(404);
    expect((await other.browser.get(`/texts/${slug}/versions/${data[1].id}`)).status).toBe(404);
  });

  it("are not made by a save that leaves title and words as they were, and go back a hundred saves", async () => {
    const { id: personId, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: personId, title: form.title, body: "<p>0</p>" });
    await browser.put(`/texts/${slug}`, { ...form, body: "<p>0</p>", genres: [2] });
    expect((await browser.get(`/texts/${slug}/versions`)).body.data).toEqual([]);
    for (let save = 1; save <= 102; save++) await browser.put(`/texts/${slug}`, { ...form, body: `<p>${save}</p>` });
    const { data } = (await browser.get(`/texts/${slug}/versions`)).body;
    expect(data).toHaveLength(100);
    expect(data[0].revision - data[99].revision).toBe(99);
  });
});

describe("a picture in a text that is deleted", () => {
  it("is deleted too if only an earlier version of the text showed it", async () => {
    const { id: personId, browser } = await aWriter();
    const image = await storeImage(test.services, { bytes: await aPicture(), ownerId: personId, field: "image" });
    const body = `<p>Zie</p><img src="/media/images/${image.id}/default.webp" alt="" />`;
    const { slug } = (await browser.post("/texts", { ...form, body })).body.data;
    await browser.put(`/texts/${slug}`, form);
    await test.runJobs();
    const isThere = () => test.services.files.exists(`images/${image.id}/default.webp`);
    expect(await isThere()).toBe(true);
    await browser.delete(`/texts/${slug}`);
    await test.runJobs();
    expect(await isThere()).toBe(false);
  });

  it("stays as long as a draft or an earlier version of another text shows it", async () => {
    const { id: personId, browser } = await aWriter();
    const owned = { bytes: await aPicture(), ownerId: personId, field: "file" };
    const [typed, earlier, neither] = [
      await storeImage(test.services, owned),
      await storeImage(test.services, owned),
      await storeImage(test.services, owned),
    ];
    const shows = (...images: { id: string }[]) =>
      images.map(({ id }) => `<p>Zie</p><img src="/media/images/${id}/default.webp" alt="">`).join("");
    const deleted = (await browser.post("/texts", { ...form, body: shows(typed, earlier, neither) })).body.data;
    const { slug } = (await browser.post("/texts", { ...form, body: shows(earlier) })).body.data;
    await browser.put(`/texts/${slug}`, form);
    await browser.put(`/me/drafts/${crypto.randomUUID()}`, { ...draft, body: shows(typed) });
    await browser.delete(`/texts/${deleted.slug}`);
    await test.runJobs();
    const stays = ({ id }: { id: string }) => test.services.files.exists(`images/${id}/default.webp`);
    expect([await stays(typed), await stays(earlier), await stays(neither)]).toEqual([true, true, false]);
  });
});

describe("a text for members only (docs/product/texts.md#visibility)", () => {
  it("exists for members and not for visitors, unless it is private", async () => {
    const [author, member] = [await aWriter(), await aWriter()];
    const { slug } = (await author.browser.post("/texts", { ...form, private: 0, membersOnly: 1 })).body.data;
    expect((await member.browser.get(`/texts/${slug}`)).body.data).toMatchObject({ membersOnly: 1, private: 0 });
    expect((await test.browser().get(`/texts/${slug}`)).status).toBe(404);
    // The form does not send membersOnly, so it stays as it is.
    const saved = await author.browser.put(`/texts/${slug}`, { ...form, private: 1 });
    expect(saved.body.data).toMatchObject({ membersOnly: 1, private: 1 });
    expect((await member.browser.get(`/texts/${slug}`)).status).toBe(404);
  });
});

describe("the texts to read next", () => {
  it("are the previous and next text of the same author, and those of others in the same genres", async () => {
    const author = await aPerson(test.services);
    const others = await aPerson(test.services);
    const mine = [];
    for (let number = 0; number < 3; number++) {
      test.clock.advance(1000);
      mine.push(await aText(test.services, { author_id: author.id, genres: [7] }));
    }
    const related = await aText(test.services, { author_id: others.id, genres: [7, 8] });
    await aText(test.services, { author_id: others.id, genres: [8] });
    await aText(test.services, { author_id: others.id, genres: [7], is_private: true });
    await aText(test.services, { author_id: others.id, genres: [7], members_only: true });
    const { data } = (await test.browser().get(`/texts/${mine[1]?.slug}/neighbours`)).body;
    expect(data.previous.slug).toBe(mine[0]?.slug);
    expect(data.next.slug).toBe(mine[2]?.slug);
    expect(data.related.map(({ slug }: { slug: string }) => slug)).toEqual([related.slug]);
    const last = (await test.browser().get(`/texts/${mine[2]?.slug}/neighbours`)).body.data;
    expect(last.next).toBeNull();
  });
});
