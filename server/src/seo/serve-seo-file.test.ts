import { gunzipSync } from "node:zlib";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { originOf, SITE_NAMES, type SiteName, SITES } from "@inktvis/contract/sites";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const { send: get } = useTestServer(test);

const origin = (site: SiteName = "community") => originOf(test.services.config.sites, site);

/** The markup that PostgreSQL's ts_headline returns. */
const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const decoded = (xml: string) => xml.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** Parses with PostgreSQL's XML parser, which refuses malformed documents. */
async function found(xml: string, path: string) {
  const { rows } = await sql<{ nodes: string[] }>`
    select xpath(${path}, xmlparse(document ${xml}), array[
      array['a', 'http://www.w3.org/2005/Atom'], array['s', 'http://www.sitemaps.org/schemas/sitemap/0.9']
    ])::text[] as nodes`.execute(test.services.db);
  return rows[0]?.nodes;
}

describe("robots.txt", () => {
  it.each(SITE_NAMES)("of %s says whether the site is indexed", async (site) => {
    const { status, text, headers } = await get("/robots.txt", { site });
    expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    if (SITES[site].inSwitcher) {
      expect(text).toContain(`Sitemap: ${origin(site)}/sitemap.xml`);
      expect(text).not.toContain("Disallow: /\n");
    } else if (site === "auth") expect(text).toBe("User-agent: *\nAllow: /$\nAllow: /assets/\nDisallow: /\n");
    else expect(text).toBe("User-agent: *\nDisallow: /\n");
  });

  it("excludes personal pages and the API", async () => {
    expect((await get("/robots.txt")).text).toContain("Disallow: /schrijven\n");
    expect((await get("/robots.txt", { api: true })).text).toBe("User-agent: *\nDisallow: /\n");
  });
});

describe("sitemaps", () => {
  it("list every public text and author, and nothing hidden", async () => {
    const text = await aText(test.services);
    const hidden = [
      await aText(test.services, { is_private: true }),
      await aText(test.services, { members_only: true }),
    ];
    const index = await get("/sitemap.xml");
    expect(index.headers).toMatchObject({
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
    const lists = await found(index.text, "//s:sitemap/s:loc/text()");
    expect(lists).toEqual(["pages", "texts", "people"].map((kind) => `${origin()}/sitemap-${kind}-1.xml`));
    const pages = await Promise.all((lists ?? []).map((address) => get(new URL(address).pathname)));
    const addresses = await Promise.all(pages.map((page) => found(page.text, "//s:url/s:loc/text()")));
    expect(addresses.flat()).toContain(`${origin()}/lezen`);
    expect(addresses.flat()).toContain(`${origin()}/tekst-lezen/${text.slug}`);
    for (const { slug } of hidden) expect(addresses.flat()).not.toContain(`${origin()}/tekst-lezen/${slug}`);
    expect(await found(pages[1]?.text ?? "", "//s:lastmod/text()")).toContain(test.clock.now().toISOString());
  });

  it.each([
    ["/sitemap.xml", "auth"],
    ["/sitemap-texts-1.xml", "verzin"],
    ["/sitemap-texts-9999.xml", "community"],
    ["/sitemap-texts-0.xml", "community"],
    ["/sitemap-zomaar-1.xml", "community"],
  ] as const)("%s is on %s a page that does not exist", async (path, site) => {
    expect(await get(path, { site })).toMatchObject({ status: 404, text: "pagina" });
  });
});

describe("feeds", () => {
  it("are valid Atom, whatever is in a title", async () => {
    const title = `<b>Zout</b> & "zee" ]]> \u{1f419} \u0007`;
    const body = '<p>Een &amp; <a href="/lezen">twee</a> src="/drie</p>';
    const { id, slug, authorId } = await aText(test.services, { title, body, genres: [1, 2] });
    const author = await test.services.db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", authorId)
      .executeTakeFirstOrThrow();
    const path = `/profiel/${author.slug}/feed.xml`;
    const { headers, text } = await get(path);
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    const value = async (xpath: string) => (await found(text, xpath))?.[0];
    const now = test.clock.now().toISOString();
    expect(await value("/a:feed/a:id/text()")).toBe(origin() + path);
    expect(await value("/a:feed/a:updated/text()")).toBe(now);
    expect(await value("/a:feed/a:link[@rel='self']/@href")).toBe(origin() + path);
    expect(await value("/a:feed/a:link[@rel='alternate']/@href")).toBe(`${origin()}/profiel/${author.slug}`);
    expect(await value("string(//a:entry/a:title)")).toBe(asXml(title.replace("\u0007", "")));
    expect(await value("//a:entry/a:id/text()")).toBe(`urn:uuid:${id}`);
    expect(await value("//a:entry/a:link/@href")).toBe(`${origin()}/tekst-lezen/${slug}`);
    expect(await value("//a:entry/a:author/a:name/text()")).toBe(author.nickname);
    expect(await value("//a:entry/a:published/text()")).toBe(now);
    expect(await found(text, "//a:entry/a:category/@term")).toHaveLength(2);
    expect(await value("string(//a:entry/a:content[@type='html'])")).toBe(
      asXml(body.replace('href="/lezen"', `href="${origin()}/lezen"`)),
    );
  });

  it("show the first lines of a poem as lines, of a short and of a long text", async () => {
    for (const rest of ["", `<p>${"Tij & ontij. ".repeat(4000)}</p>`]) {
      const poem = await aText(test.services, { body: `<p>vannacht<br />heeft 5 &lt; 6<br />het water</p>${rest}` });
      const author = await test.services.db
        .selectFrom("users")
        .select("slug")
        .where("id", "=", poem.authorId)
        .execute();
      const { text } = await get(`/profiel/${author[0]?.slug}/feed.xml`);
      const lines = /^vannacht<br ?\/>heeft 5 &lt; 6<br ?\/>het water/;
      const summary = (await found(text, "string(//a:entry/a:summary[@type='html'])"))?.[0] ?? "";
      expect(decoded(summary)).toMatch(lines);
      const content = (await found(text, "string(//a:entry/a:content)"))?.[0] ?? "";
      expect(decoded(content).replace("<p>", "")).toMatch(lines);
    }
  });

  it("have no private or members-only texts, also for members", async () => {
    const member = await aPerson(test.services);
    const browser = await test.browser().signInAs(member.id);
    await aText(test.services, { author_id: member.id, title: "Geheim een", is_private: true });
    await aText(test.services, { author_id: member.id, title: "Geheim twee", members_only: true });
    const open = await aText(test.services, { author_id: member.id });
    for (const path of ["/lezen/feed.xml", `/profiel/${member.slug}/feed.xml`]) {
      const { text } = await get(path, { headers: { cookie: browser.cookies.get("community") ?? "" } });
      expect(text).toContain(open.title);
      expect(text).not.toContain("Geheim");
    }
  });

  it("are compressed and revalidated", async () => {
    const first = await get("/lezen/feed.xml", { headers: { "accept-encoding": "gzip" } });
    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(first.bytes).toString()).toContain("<feed ");
    const again = await get("/lezen/feed.xml", { headers: { "if-none-match": String(first.headers["etag"]) } });
    expect([again.status, again.text]).toEqual([304, ""]);
    const head = await get("/lezen/feed.xml", { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
  });

  it.each(["/profiel/niemand/feed.xml", "/schrijven/feed.xml"])("%s does not exist", async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: "pagina" });
  });
});

describe("the card of a text", () => {
  it.each([
    "De zee",
    `<b>${"Een woord & meer ".repeat(14)}`,
    "W".repeat(255),
    "\u{1d54e}".repeat(127),
    "\ufe0f\ufe0f\ufe0f",
    "\u{1f419}\u{1f419}\u{1f419}",
    "\u200b\u200b\u200b",
  ])("is a picture of 1200 by 630 for the title %j", async (title) => {
    const { slug } = await aText(test.services, { title });
    const { headers, bytes } = await get(`/og/tekst/${slug}.png`);
    expect(headers["content-type"]).toBe("image/png");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  it("is revalidated without being rendered again, and is gone once its text is hidden", async () => {
    const text = await aText(test.services, { title: "Eb" });
    const [card, feed] = [`/og/tekst/${text.slug}.png`, `/lezen/feed.xml`];
    for (const path of [card, feed]) {
      await test.services.db.updateTable("texts").set({ title: "Eb" }).where("id", "=", text.id).execute();
      const { headers } = await get(path);
      expect(headers["cache-control"]).toBe("public, no-cache");
      const known = { "if-none-match": String(headers["etag"]) };
      expect((await get(path, { headers: known })).status).toBe(304);
      await test.services.db.updateTable("texts").set({ title: "Vloed" }).where("id", "=", text.id).execute();
      expect((await get(path, { headers: known })).status).toBe(200);
    }
    const known = { "if-none-match": String((await get(card)).headers["etag"]) };
    await test.services.db
      .updateTable("texts")
      .set({ hidden_at: test.clock.now() })
      .where("id", "=", text.id)
      .execute();
    expect((await get(card, { headers: known })).status).toBe(404);
  });

  it("does not exist for hidden texts, not even for their author, because caches share it", async () => {
    const author = await aPerson(test.services);
    const cookie = (await test.browser().signInAs(author.id)).cookies.get("community") ?? "";
    const slugs = ["niemand"];
    for (const hidden of [{ is_private: true }, { members_only: true }])
      slugs.push((await aText(test.services, { ...hidden, author_id: author.id })).slug);
    for (const slug of slugs)
      for (const headers of [{ cookie: "" }, { cookie }])
        expect((await get(`/og/tekst/${slug}.png`, { headers })).status).toBe(404);
  });
});
