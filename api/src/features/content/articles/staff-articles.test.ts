import { beforeAll, describe, expect, it } from "vitest";
import { VALID_BODIES } from "#valid-bodies.ts";
import { later, minutes } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { someTerms } from "#features/accounts/terms/terms.factory.ts";

const test = useTestApi();
const good = VALID_BODIES["staffArticles.create"];
let editor: TestBrowser;
let editorId: string;
beforeAll(async () => {
  editorId = (await aPerson(test.services, { roles: ["editor"] })).id;
  editor = await test.browser().signInAs(editorId, ["staff"]);
});

const post = async (body: object = {}) => editor.post("/staff/articles", { ...good, ...body }, "staff");
const make = async (body: object = {}) => (await post(body)).body.data;
const put = (article: { id: string }, body: object = {}) =>
  editor.put(`/staff/articles/${article.id}`, { ...good, revision: 1, ...body }, "staff");
const list = async (query: string) => (await editor.get(`/staff/articles?${query}`, "staff")).body;
const read = (slug: string) => test.browser().get(`/articles/${slug}`);
const logOf = (id: string) =>
  test.services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).orderBy("id").execute();
const pdf = dataUrl(Buffer.from("%PDF-1.4 iets"), "application/pdf");

describe("creating an article in the staff room", () => {
  it("stores all its fields, sanitized, and is in the audit log", async () => {
    const { status, body } = await post({
      type: "report",
      body: '<p onclick="x()">Het <b>waaide</b>.</p><script>alert(1)</script>',
      author: " Wannes ",
      image: dataUrl(await aPicture()),
      attachment: { action: "create", name: "Oefenblad één.pdf", data: pdf },
      genres: [2, 1],
      tags: [9, 4],
      ctaButtonText: "Schrijf je in",
      ctaButtonUrl: "/activiteiten",
      pinned: true,
      publishedAt: test.clock.now().toISOString(),
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: "een-avond-in-oostende",
      body: "<p>Het <strong>waaide</strong>.</p>",
      author: "Wannes",
      image: { url: { default: expect.stringMatching(/^\/media\/images\//) } },
      attachment: { name: "Oefenblad één.pdf", url: expect.stringMatching(/\/oefenblad-een\.pdf$/) },
      genres: [1, 2],
      tags: [4, 9],
      isPublic: true,
      address: expect.stringMatching(/\/nieuws\/een-avond-in-oostende$/),
      revision: 1,
    });
    expect((await read("een-avond-in-oostende")).body.data).toMatchObject({
      title: "Een avond in Oostende",
      pinned: true,
    });
    const [entry, ...more] = await logOf(body.data.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor_id: editorId, action: "create", subject: "articles", before: null });
    expect(entry?.after).toMatchObject({ title: "Een avond in Oostende", tags: [4, 9] });
    const picture = await test.services.db
      .selectFrom("articles")
      .innerJoin("images", "images.id", "articles.image_id")
      .select("images.owner_id")
      .where("articles.id", "=", body.data.id)
      .executeTakeFirst();
    expect(picture?.owner_id).toBeNull();
  });

  it("publishes at the given moment; a day without a time begins at midnight in Brussels", async () => {
    const article = await make({ title: "Pas op maandag", publishedAt: "2030-06-03" });
    expect(article).toMatchObject({ publishedAt: "2030-06-02T22:00:00.000Z", isPublic: false });
    expect((await read("pas-op-maandag")).status).toBe(404);
    const hourAlone = await post({ publishedAt: "T10:00" });
    expect(hourAlone.body.errors).toEqual({ publishedAt: ["Kies een dag; een uur mag erbij."] });
    const soon = await make({ title: "Straks", publishedAt: later(test.clock.now(), minutes(10)).toISOString() });
    expect((await read(soon.slug)).status).toBe(404);
    test.clock.advance(minutes(10));
    expect((await read(soon.slug)).status).toBe(200);
  });

  it("is refused with a message at each invalid field", async () => {
    const errorsOf = async (body: object) => (await post(body)).body.errors;
    expect(await errorsOf({ title: "" })).toMatchObject({ title: ["Titel is verplicht."] });
    expect(await errorsOf({ body: "<p> </p>" })).toEqual({ body: ["Schrijf eerst de tekst."] });
    expect(await errorsOf({ type: "tip" })).toEqual({ type: ["Soort is verplicht."] });
    expect(await errorsOf({ genres: [9999] })).toEqual({ genres: ["Kies je genres uit de lijst."] });
    expect(await errorsOf({ tags: [9999] })).toEqual({ tags: ["Kies je labels uit de lijst."] });
    expect(await errorsOf({ ctaButtonText: "Lees" })).toEqual({ ctaButtonUrl: ["Zeg waar de knop naartoe leidt."] });
    for (const url of [
      "javascript:alert(1)",
      "//elders.be",
      "ftp://elders.be",
      "lezen",
      "/\\elders.be",
      "mailto:niemand",
      "mailto:info@elders.be?bcc=iemand@elders.be",
    ]) {
      expect(await errorsOf({ ctaButtonText: "Lees", ctaButtonUrl: url }), url).toEqual({
        ctaButtonUrl: [expect.stringContaining("Vul een webadres in")],
      });
    }
    const mailed = await post({ ctaButtonText: "Mail", ctaButtonUrl: "mailto:info@inktvis.example" });
    expect(mailed.status).toBe(201);
    const attachment = (name: string, data: string) => ({ attachment: { action: "create", name, data } });
    for (const wrong of [
      attachment("x.html", pdf),
      attachment("x.pdf", dataUrl(Buffer.from("<html>"), "application/pdf")),
      attachment("x.pdf", "geen adres"),
    ]) {
      expect(await errorsOf(wrong)).toEqual({ attachment: ["Kies een bestand in pdf, epub, docx of txt."] });
    }
    const large = dataUrl(Buffer.alloc(5 * 1024 * 1024 + 1, "x"), "text/plain");
    expect(await errorsOf(attachment("x.txt", large))).toEqual({ attachment: [expect.stringContaining("te groot")] });
  });

  it("stores no picture when the article is refused", async () => {
    const count = async () => (await test.services.db.selectFrom("images").select("id").execute()).length;
    const before = await count();
    expect((await post({ image: dataUrl(await aPicture()), genres: [9999] })).status).toBe(422);
    await test.runJobs();
    expect(await count()).toBe(before);
  });
});

describe("changing an article", () => {
  it("logs only changed fields, and nothing without a change", async () => {
    const article = await make({ title: "Eerst zo" });
    expect((await put(article, { title: "Eerst zo" })).body.data.revision).toBe(2);
    await put(article, { title: "Eerst zo", pinned: true, revision: 2 });
    const [, change, ...more] = await logOf(article.id);
    expect(more).toEqual([]);
    expect(change).toMatchObject({ action: "update", before: { pinned: false }, after: { pinned: true } });
  });

  it("is refused when somebody else has saved in the meantime", async () => {
    const article = await make({ title: "Van twee" });
    expect((await put(article, { title: "Van twee", excerpt: "Van de een." })).status).toBe(200);
    const second = await put(article, { title: "Van twee", excerpt: "Van de ander." });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "changed-elsewhere", message: expect.stringMatching(/^Iemand anders/) });
    const both = await Promise.all(
      ["a", "b"].map((excerpt) => put(article, { title: "Van twee", excerpt, revision: 2 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("keeps, replaces and removes its picture and its file, and deletes them with the versions", async () => {
    const article = await make({
      title: "Met een beeld",
      image: dataUrl(await aPicture()),
      attachment: { action: "create", name: "a.pdf", data: pdf },
    });
    const { db, files } = test.services;
    const kept = (await put(article, { title: "Met een beeld" })).body.data;
    expect([kept.image, kept.attachment]).toEqual([article.image, article.attachment]);
    const gone = (
      await put(article, {
        title: "Met een beeld",
        revision: 2,
        image: { action: "delete" },
        attachment: { action: "delete" },
      })
    ).body.data;
    expect([gone.image, gone.attachment]).toEqual([null, null]);
    const key = article.attachment.url.replace("/media/", "");
    await test.runJobs();
    // A version still has them.
    expect(await files.exists(key)).toBe(true);
    await editor.delete(`/staff/articles/${article.id}`, "staff");
    await test.runJobs();
    expect(await files.exists(key)).toBe(false);
    expect(await db.selectFrom("files").select("id").where("key", "=", key).execute()).toEqual([]);
    expect(await files.exists(article.image.url.default.replace("/media/", ""))).toBe(false);
  });

  it("keeps a picture that the body of another article shows", async () => {
    const first = await make({ title: "Toont het beeld", image: dataUrl(await aPicture()) });
    await make({ title: "Toont het ook", body: `<p>Kijk.</p><img src="${first.image.url.default}" alt="">` });
    await editor.delete(`/staff/articles/${first.id}`, "staff");
    await test.runJobs();
    expect(await test.services.files.exists(first.image.url.default.replace("/media/", ""))).toBe(true);
  });

  it("keeps a picture that the body of terms shows, even in a draft", async () => {
    const article = await make({ title: "Leent een beeld", image: dataUrl(await aPicture()) });
    await someTerms(test.services, { text: `<p>Zo.</p><img src="${article.image.url.default}" alt="">` });
    await editor.delete(`/staff/articles/${article.id}`, "staff");
    await test.runJobs();
    expect(await test.services.files.exists(article.image.url.default.replace("/media/", ""))).toBe(true);
  });

  it("changes its slug with its title; a slug that was public redirects for ever, any other is released", async () => {
    const draft = await make({ title: "Werktitel" });
    expect((await put(draft, { title: "Betere titel" })).body.data.slug).toBe("betere-titel");
    expect((await make({ title: "Werktitel" })).slug).toBe("werktitel");

    const shown = await make({ title: "Oude naam", publishedAt: test.clock.now().toISOString() });
    await put(shown, { title: "Nieuwe naam", publishedAt: shown.publishedAt });
    expect((await read("oude-naam")).body.data.slug).toBe("nieuwe-naam");
    expect((await make({ title: "Oude naam" })).slug).toBe("oude-naam-2");
    // This holds even while the article is unpublished.
    await put(shown, { title: "Nieuwe naam", publishedAt: null, revision: 2 });
    await put(shown, { title: "Derde naam", publishedAt: null, revision: 3 });
    await put(shown, { title: "Derde naam", publishedAt: shown.publishedAt, revision: 4 });
    for (const old of ["oude-naam", "nieuwe-naam"]) expect((await read(old)).body.data.slug).toBe("derde-naam");
  });

  it("deletes it for good, and records that in the audit log", async () => {
    const article = await make({ title: "Weg ermee" });
    expect((await editor.delete(`/staff/articles/${article.id}`, "staff")).status).toBe(204);
    expect((await editor.get(`/staff/articles/${article.id}`, "staff")).status).toBe(404);
    expect((await editor.delete(`/staff/articles/${article.id}`, "staff")).status).toBe(404);
    expect((await logOf(article.id)).at(-1)).toMatchObject({
      action: "delete",
      before: { title: "Weg ermee" },
      after: null,
    });
  });
});

describe("the list of articles", () => {
  it("is filtered by title, type, state and tag, sorted, paged, and requested by ids", async () => {
    const all = await Promise.all([
      make({ title: "Lijst 100%", type: "tip-of-the-week", tags: [7] }),
      make({ title: "Lijst 1000", tags: [] }),
      make({ title: "Lijst gepland", publishedAt: "2035-01-01T10:00" }),
    ]);
    const titles = async (query: string) => (await list(query)).data.map(({ title }: { title: string }) => title);
    expect(await titles("q=lijst 100%25&sort=title")).toEqual(["Lijst 100%"]);
    expect(await titles("q=lijst&type=tip-of-the-week")).toEqual(["Lijst 100%"]);
    expect(await titles("q=lijst&state=planned")).toEqual(["Lijst gepland"]);
    expect(await titles("q=lijst&tag=7")).toEqual(["Lijst 100%"]);
    expect(await titles("q=lijst&sort=title&order=DESC")).toEqual(["Lijst gepland", "Lijst 1000", "Lijst 100%"]);
    expect(await list("q=lijst&sort=title&perPage=2&page=2")).toMatchObject({
      data: [{ title: "Lijst gepland" }],
      meta: { currentPage: 2, total: 3, pageSize: 2 },
    });
    const ids = [all[0].id, all[2].id, "geen-id"].join(",");
    expect(await titles(`ids=${ids}&sort=title`)).toEqual(["Lijst 100%", "Lijst gepland"]);
  });
});
