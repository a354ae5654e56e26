import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { aText } from "./text.factory.ts";

const test = useTestApi();
const form = { title: "De laatste tram", body: "<p>Hij kwam niet meer.</p>", genres: [1, 2], private: 0 };

async function aWriter() {
  const person = await aPerson(test.services);
  return { person, browser: await test.browser().signInAs(person.id) };
}
const rowOf = (slug: string) =>
  test.services.db.selectFrom("texts").selectAll().where("slug", "=", slug).executeTakeFirst();

describe("writing a text (docs/product/texts.md#form)", () => {
  it("stores it, and a visitor reads it", async () => {
    const { person, browser } = await aWriter();
    const { status, body } = await browser.post("/texts", form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      slug: expect.stringMatching(/^de-laatste-tram/),
      private: 0,
      wordCount: 4,
      me: { can: { update: true, delete: true } },
    });
    expect(body.data.genres).toHaveLength(2);

    const read = await test.browser().get(`/texts/${body.data.slug}`);
    expect(read.body.data).toMatchObject({
      title: form.title,
      body: form.body,
      author: { slug: person.slug },
      me: { can: { update: false, delete: false } },
    });
    expect(await rowOf(body.data.slug)).toMatchObject({ author_id: person.id, is_private: false, word_count: 4 });
  });

  it("removes control characters, and keeps words and lines apart, joiners and soft hyphens", async () => {
    const { browser } = await aWriter();
    const hostile = {
      ...form,
      title: "De\tlaatste\r\ntr\u00adam\u0000\u001b \u{1f469}\u200d\u{1f680}\u000b",
      body: "<p>Hij\u000bkwam\u0000 niet&#7;&#x1b; me\u00ader.\u007f</p>\f<p>Nooit.</p>",
    };
    const { status, body } = await browser.post("/texts", hostile);
    expect(status).toBe(201);
    expect(await rowOf(body.data.slug)).toMatchObject({
      title: "De laatste tr\u00adam \u{1f469}\u200d\u{1f680}",
      body: "<p>Hij kwam niet me\u00ader.</p><p>Nooit.</p>",
    });
  });

  it.each([
    ["title", { title: "Te" }, "Titel moet minstens 3 tekens hebben."],
    ["title", { title: "x".repeat(256) }, "Titel mag hoogstens 255 tekens hebben."],
    ["body", { body: "" }, "Tekst is verplicht."],
    ["body", { body: "<p> </p><script>alert(1)</script>" }, "Schrijf eerst je tekst."],
    ["genres", { genres: [] }, "Kies minstens één genre."],
    ["genres", { genres: [1, 2, 3, 4] }, "Kies hoogstens 3 genres."],
    ["genres", { genres: [99_999] }, "Kies je genres uit de lijst."],
    ["private", { private: undefined }, "Zichtbaarheid is verplicht."],
    [
      "image",
      { image: "data:image/svg+xml;base64,PHN2Zz4=" },
      "Dit bestand is geen afbeelding die we kunnen openen. Kies een png of jpg.",
    ],
  ])("reports an error at %s, and stores nothing", async (field, change, message) => {
    const { person, browser } = await aWriter();
    const answer = await browser.post("/texts", { ...form, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ [field]: [message] });
    expect(
      await test.services.db.selectFrom("texts").select("id").where("author_id", "=", person.id).execute(),
    ).toEqual([]);
  });

  it("sanitizes a text when it is saved", async () => {
    const { browser } = await aWriter();
    const body =
      '<p onclick="x()">Dag <script>alert(1)</script><a href="javascript:x()">wereld</a> <img src="https://elders.example/pixel.png"><b>vet</b></p><iframe src="//x"></iframe>';
    const { slug } = (await browser.post("/texts", { ...form, body })).body.data;
    expect((await rowOf(slug))?.body).toBe("<p>Dag <a>wereld</a> <strong>vet</strong></p>");
  });

  it("stores a picture, replaces it and removes it", async () => {
    const { browser } = await aWriter();
    const created = (await browser.post("/texts", { ...form, image: dataUrl(await aPicture()) })).body.data;
    expect(created.image).toMatchObject({
      url: { default: expect.stringMatching(/^\/media\/images\/.+\/default\.webp$/) },
      width: 64,
      height: 48,
    });
    const change = async (image: unknown) =>
      (await browser.put(`/texts/${created.slug}`, { ...form, image })).body.data.image;

    expect(await change(undefined)).toEqual(created.image);
    const other = await change({ action: "create", data: dataUrl(await aPicture({ width: 80 })) });
    expect(other.width).toBe(80);
    await test.runLaterJobs();
    const oldKey = created.image.url.default.replace("/media/", "");
    expect(await test.services.files.exists(oldKey)).toBe(false);
    expect(await test.services.files.exists(other.url.default.replace("/media/", ""))).toBe(true);
    expect(await change({ action: "delete" })).toBeNull();
  });

  it("refuses a picture of 6 MB with a message, and not as a request that is too large", async () => {
    const { browser } = await aWriter();
    const answer = await browser.post("/texts", { ...form, image: dataUrl(Buffer.alloc(6e6), "image/jpeg") });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.image[0]).toContain("Je afbeelding is te groot.");
  });
});

describe("the address of a text (docs/product/texts.md#address)", () => {
  it("follows the title, and an old one keeps redirecting if it was public", async () => {
    const { browser } = await aWriter();
    const { slug } = (await browser.post("/texts", { ...form, title: "Oude titel" })).body.data;
    const renamed = (await browser.put(`/texts/${slug}`, { ...form, title: "Nieuwe titel" })).body.data.slug;
    expect(renamed).toMatch(/^nieuwe-titel/);
    expect((await test.browser().get(`/texts/${slug}`)).body.data.slug).toBe(renamed);
  });

  it("of a private text does not reveal its title until it is public: then the old one redirects", async () => {
    const [{ browser }, other] = [await aWriter(), await aWriter()];
    const wanted = `geheim-${crypto.randomUUID().slice(0, 8)}`;
    const title = wanted.replaceAll("-", " ");
    const { slug } = (await browser.post("/texts", { ...form, title, private: 1 })).body.data;
    expect((await other.browser.post("/texts", { ...form, title })).body.data.slug).toBe(wanted);
    const published = (await browser.put(`/texts/${slug}`, { ...form, title })).body.data.slug;
    expect(published).toBe(`${wanted}-2`);
    expect((await test.browser().get(`/texts/${slug}`)).body.data.slug).toBe(published);
    // Private again with another title, which nobody may find out.
    const hidden = `verborgen-${wanted}`;
    const renamed = { ...form, title: hidden.replaceAll("-", " "), private: 1 };
    expect((await browser.put(`/texts/${slug}`, renamed)).body.data.slug).not.toBe(hidden);
    expect((await other.browser.post("/texts", { ...renamed, private: 0 })).body.data.slug).toBe(hidden);
    expect((await browser.put(`/texts/${slug}`, { ...form, title })).body.data.slug).toBe(published);
  });

  it("of a private text ends when it is renamed", async () => {
    const { browser } = await aWriter();
    const { slug } = (await browser.post("/texts", { ...form, title: "Geheim", private: 1 })).body.data;
    await browser.put(`/texts/${slug}`, { ...form, title: "Anders", private: 1 });
    expect((await browser.get(`/texts/${slug}`)).status).toBe(404);
  });

  it("is different for twenty texts that are created with the same title at once", async () => {
    const { browser } = await aWriter();
    const token = await browser.csrfToken("community");
    const create = () =>
      browser.send("POST", "/texts", "community", {
        body: { ...form, title: "Tegelijk" },
        headers: { "x-csrf-token": token },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, create));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(20);
  });
});

describe("a private text", () => {
  it("exists only for its author", async () => {
    const { person, browser } = await aWriter();
    const text = await aText(test.services, { author_id: person.id, is_private: true, title: "Van mij alleen" });
    expect((await browser.get(`/texts/${text.slug}`)).status).toBe(200);
    expect((await browser.get("/me/texts")).body.data.map(({ id }: { id: string }) => id)).toContain(text.id);
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["superadmin"] })).id);
    for (const other of [test.browser(), admin, (await aWriter()).browser]) {
      expect((await other.get(`/texts/${text.slug}`)).status).toBe(404);
    }
  });
});

describe("a text of somebody else", () => {
  it("can be neither changed nor deleted", async () => {
    const text = await aText(test.services);
    const { browser } = await aWriter();
    expect((await browser.put(`/texts/${text.slug}`, form)).status).toBe(404);
    expect((await browser.delete(`/texts/${text.slug}`)).status).toBe(404);
    expect(await rowOf(text.slug)).toMatchObject({ title: text.title });
  });
});

describe("deleting a text", () => {
  it("deletes its addresses and its pictures", async () => {
    const { browser } = await aWriter();
    const { data } = (await browser.post("/texts", { ...form, image: dataUrl(await aPicture()) })).body;
    expect((await browser.delete(`/texts/${data.slug}`)).status).toBe(204);
    await test.runJobs();
    expect((await browser.get(`/texts/${data.slug}`)).status).toBe(404);
    expect(await test.services.files.exists(data.image.url.sm.replace("/media/", ""))).toBe(false);
  });
});
