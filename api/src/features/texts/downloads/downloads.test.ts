import { type Unzipped, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "../texts/text.factory.ts";

const test = useTestApi();
const FORMATS = ["epub", "pdf", "txt"];

async function aWriter(nickname = "Nele Zée") {
  const person = await aPerson(test.services, { nickname });
  return { person, browser: await test.browser().signInAs(person.id) };
}
const textIn = (files: Unzipped, name: string) => Buffer.from(files[name] ?? []).toString();

/**
 * Expects that every tag has its own end tag, and that there are no entities or control characters that XML does not
 * have.
 */
function expectXml(xml: string) {
  const opened: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void opened.push(name),
      onclosetag(name, isImplied) {
        expect(isImplied, `</${name}> is missing`).toBe(false);
        expect(opened.pop()).toBe(name);
      },
    },
    { xmlMode: true },
  );
  // The parser takes a self-closing tag for one whose end is missing.
  parser.end(xml.replaceAll(/<[^<>]+\/>/g, ""));
  expect(opened).toEqual([]);
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  expect(xml).not.toMatch(/(?!\n)\p{Cc}/u);
}

const POEM = "<p>Hij kwam<br />niet meer.</p><p>De tram &amp; ik &lt;3</p>";
const HOSTILE = [
  "<p># $x$ *vet* _schuin_ [haken] @ref // niets /* ook niet */ \\ ` <a href='https://x.example/?a=1&b=[2]'>#link</a></p>",
  `<p>${"woord ".repeat(17_000)}</p>`,
  `<p>${"x".repeat(5000)}</p><p>${"\u200b\u200d\ufeff".repeat(200)}</p>`,
  "<p>🦑👩‍👩‍👧‍👦 e\u0301 שלום עליכם مرحبا 你好 \u202eomgekeerd\u202c</p>",
  `${"<ul><li>".repeat(12)}bodem${"</li></ul>".repeat(12)}`,
  `${"<blockquote>".repeat(12)}<p>${"diep ".repeat(300)}</p>${"</blockquote>".repeat(12)}`,
  "<ul><li></li></ul><blockquote></blockquote><p></p><h2></h2><hr><p>  </p><h3>Kop<br>twee</h3>",
  `<p class="align-right">rechts<br>regel</p><p>${"regel<br>".repeat(3000)}</p>`,
].join("");

describe("downloading one of one's own texts", () => {
  it("gives plain text with the lines of a poem as they were written", async () => {
    const { person, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: person.id, title: "De laatste tram", body: POEM });
    const { status, headers, text } = await browser.get(`/texts/${slug}/download?format=txt`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toBe("De laatste tram\nNele Zée\n\n\nHij kwam\nniet meer.\n\nDe tram & ik <3\n");
  });

  it("names the file after the text, with accents for clients that can read them", async () => {
    const { person, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: person.id, title: "Wat? Een «café»/(zée)" });
    const { headers } = await browser.get(`/texts/${slug}/download?format=pdf`);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"wat-een-cafe-zee.pdf\"; filename*=UTF-8''Wat%20Een%20%C2%ABcaf%C3%A9%C2%BB%20%28z%C3%A9e%29.pdf",
    );
    expect(headers["cache-control"]).toBe("private, no-store");
  });

  it.each(FORMATS)("downloads private texts, including by an old address, as %s", async (format) => {
    const { person, browser } = await aWriter();
    const { id } = await aText(test.services, { author_id: person.id, is_private: true });
    const old = `oud-${crypto.randomUUID()}`;
    await test.services.db.insertInto("text_slugs").values({ slug: old, text_id: id }).execute();
    expect((await browser.get(`/texts/${old}/download?format=${format}`)).status).toBe(200);
  });

  it.each(FORMATS)("downloads a text whose title has no printable characters, as %s", async (format) => {
    const { person, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: person.id, title: "\u202e\u0001\u202e" });
    expect((await browser.get(`/texts/${slug}/download?format=${format}`)).status).toBe(200);
  });

  it.each(FORMATS)("downloads a text with an absurd number of accents on one letter, as %s", async (format) => {
    const { person, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: person.id, body: `<p>a${"\u0301".repeat(400_000)}</p>` });
    expect((await browser.get(`/texts/${slug}/download?format=${format}`)).status).toBe(200);
  });

  it("does not exist for others, even if they may read the text, and asks visitors to sign in", async () => {
    const open = await aText(test.services);
    const closed = await aText(test.services, { is_private: true });
    const { browser } = await aWriter();
    for (const { slug } of [open, closed]) {
      const path = `/texts/${slug}/download?format=txt`;
      const answer = await browser.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe("Deze tekst bestaat niet.");
      expect((await test.browser().get(path)).status).toBe(401);
    }
  });

  it.each(["", "?format=", "?format=docx", "?format=PDF"])("refuses the format of %s with a message", async (query) => {
    const { person, browser } = await aWriter();
    const { slug } = await aText(test.services, { author_id: person.id });
    const answer = await browser.get(`/texts/${slug}/download${query}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.format[0]).toContain("Formaat");
  });

  it.each(FORMATS)("handles hostile titles and markup, as %s", async (format) => {
    const { person, browser } = await aWriter("#Nele [x] $1$");
    const title = `<#Titel> & $x$ "aan" ${"lang".repeat(50)}`;
    const { slug } = await aText(test.services, { author_id: person.id, title, body: HOSTILE });
    await aText(test.services, { author_id: person.id, title: "*", body: HOSTILE });
    for (const path of [`/texts/${slug}`, "/me/texts"]) {
      const { status, bytes } = await browser.get(`${path}/download?format=${format}`);
      expect(status).toBe(200);
      if (format === "pdf") expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      if (format !== "epub") continue;
      const files = unzipSync(bytes);
      for (const name of Object.keys(files)) if (/\.(xhtml|opf|xml)$/.test(name)) expectXml(textIn(files, name));
    }
  });
});

describe("downloading all of one's own texts", () => {
  it("gives a zip of plain texts, each with its own name", async () => {
    const { person, browser } = await aWriter();
    const written = [];
    for (const title of ["Zelfde", "Zelfde", "Ander"])
      written.push(await aText(test.services, { author_id: person.id, title, is_private: title === "Ander" }));
    const { headers, bytes } = await browser.get("/me/texts/download?format=txt");
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-disposition"]).toContain("filename*=UTF-8''Teksten%20van%20Nele%20Z%C3%A9e.zip");
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(written.map(({ slug }) => `${slug}.txt`));
    expect(textIn(files, `${written[2]?.slug}.txt`)).toContain("Het regende op de polder.");
  });

  it("gives an EPUB that starts with its media type and lists every file", async () => {
    const { person, browser } = await aWriter();
    const bytes = await aPicture({ width: 1400, height: 100 });
    const image = await storeImage(test.services, { bytes, ownerId: person.id, field: "image" });
    const inBody = `<p>Zie</p><img src="/media/images/${image.id}/default.webp" alt="De &quot;zee&quot;" />`;
    await aText(test.services, { author_id: person.id, title: "Eén & twee", body: POEM, image_id: image.id });
    test.clock.advance(1000);
    await aText(test.services, { author_id: person.id, title: "Met beeld", body: inBody });
    const gone = `<p>Weg</p><img src="/media/images/${crypto.randomUUID()}/default.webp" alt="" />`;
    test.clock.advance(1000);
    await aText(test.services, { author_id: person.id, title: "Zonder beeld", body: gone });

    const answer = await browser.get("/me/texts/download?format=epub");
    expect(answer.headers["content-type"]).toBe("application/epub+zip");
    // The first entry of the zip: its method 0 (stored), its name and its content, in that order.
    expect(answer.bytes.readUInt16LE(8)).toBe(0);
    expect(answer.bytes.subarray(30, 58).toString()).toBe("mimetypeapplication/epub+zip");

    const files = unzipSync(answer.bytes);
    const opf = textIn(files, "EPUB/package.opf");
    const listed = [...opf.matchAll(/href="([^"]+)"/g)].map(([, path]) => `EPUB/${path}`);
    const rest = ["mimetype", "META-INF/container.xml", "EPUB/package.opf"];
    expect([...rest, ...listed].toSorted()).toEqual(Object.keys(files).toSorted());
    expect(listed.filter((path) => path.endsWith(".jpg"))).toEqual(["EPUB/images/cover.jpg", "EPUB/images/1.jpg"]);
    expect(opf).toContain(`<dc:identifier id="id">urn:uuid:${person.id}</dc:identifier>`);
    expect(opf).toContain(`${test.clock.now().toISOString().slice(0, 19)}Z</meta>`);
    for (const name of Object.keys(files)) if (/\.(xhtml|opf|xml)$/.test(name)) expectXml(textIn(files, name));
    expect([...textIn(files, "EPUB/nav.xhtml").matchAll(/<a href[^>]+>([^<]+)/g)].map(([, title]) => title)).toEqual([
      "Eén &amp; twee",
      "Met beeld",
      "Zonder beeld",
    ]);
    expect(textIn(files, "EPUB/texts/1.xhtml")).toContain("Hij kwam<br/>\nniet meer.");
    expect(textIn(files, "EPUB/texts/2.xhtml")).toContain('<img src="../images/1.jpg" alt="De &quot;zee&quot;"/>');
    expect(textIn(files, "EPUB/texts/3.xhtml")).not.toContain("<img");
    expect((await browser.get("/me/texts/download?format=epub")).bytes.equals(answer.bytes)).toBe(true);
  });

  it("puts them with their pictures in one booklet", async () => {
    const { person, browser } = await aWriter();
    const bytes = await aPicture({ width: 400, height: 4000 });
    const { id } = await storeImage(test.services, { bytes, ownerId: person.id, field: "image" });
    for (const title of ["Eén", "Twee"]) await aText(test.services, { author_id: person.id, title, image_id: id });
    const answer = await browser.get("/me/texts/download?format=pdf");
    expect(answer.status).toBe(200);
    // Title page, a blank page, contents, a blank page, and each text on its own page.
    expect(answer.bytes.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
  });

  it("reads all of one's texts in the same number of queries, however many", async () => {
    const { person, browser } = await aWriter();
    const count = () => test.countQueries(() => browser.get("/me/texts/download?format=txt"));
    await aText(test.services, { author_id: person.id });
    const one = await count();
    for (let number = 0; number < 5; number++) await aText(test.services, { author_id: person.id });
    expect(await count()).toBe(one);
  });

  it("refuses with a message texts that are too long together, in every format", async () => {
    const { person, browser } = await aWriter();
    const body = "<p>a</p>".repeat(62_000);
    for (let number = 0; number < 11; number++) await aText(test.services, { author_id: person.id, body });
    for (const format of FORMATS) {
      const { status, body: answer } = await browser.get(`/me/texts/download?format=${format}`);
      expect(status, format).toBe(422);
      expect(answer.message).toBe("Je teksten zijn samen te lang voor één download. Download ze een voor een.");
    }
  });

  it("says so when there is nothing to download", async () => {
    const { browser } = await aWriter();
    const answer = await browser.get("/me/texts/download?format=epub");
    expect(answer.status).toBe(404);
    expect(answer.body.message).toBe("Je hebt nog geen teksten om te downloaden.");
  });
});

describe("the limit on downloads", () => {
  const limited = useTestApi({ LIMIT_DOWNLOADS: "2/1h" });

  it("counts a person's downloads of every kind together, and ends after an hour", async () => {
    const { id } = await aPerson(limited.services);
    const browser = await limited.browser().signInAs(id);
    const { slug } = await aText(limited.services, { author_id: id });
    const one = () => browser.get(`/texts/${slug}/download?format=txt`);
    expect((await one()).status).toBe(200);
    expect((await browser.get("/me/texts/download?format=txt")).status).toBe(200);
    const refused = await one();
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe("Je hebt dit te vaak geprobeerd. Wacht even en probeer het later opnieuw.");
    limited.clock.advance(3_600_000);
    expect((await one()).status).toBe(200);
  });
});
