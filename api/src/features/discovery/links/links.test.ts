import { originOf } from "@inktvis/contract/sites";
import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { anAlumnus } from "#features/content/alumni/alumnus.factory.ts";
import { aLandingPage, anIntro } from "#features/content/landing-pages/landing-page.factory.ts";
import { aProduct } from "#features/content/products/product.factory.ts";
import type { StoredBlock } from "@inktvis/contract/features/content/landing-blocks";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { storeFile } from "#features/media/files/store-file.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { resultMakers } from "#features/contests/results/result.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { days, hours, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { checkDueLinks } from "./check-links.ts";

const test = useTestApi();
let editor: TestBrowser;

beforeEach(async () => {
  for (const table of ["pages", "articles", "landing_pages", "products", "alumni"] as const)
    await test.services.db.deleteFrom(table).execute();
  await signIn();
});
async function signIn() {
  const person = await aPerson(test.services, { roles: ["editor"] });
  editor = await test.browser().signInAs(person.id, ["staff"]);
}

const linkTo = (...hrefs: string[]) => hrefs.map((href) => `<p><a href="${href}">lees</a></p>`).join("");
const aPageWith = (...hrefs: string[]) => aPage(test.services, { body: linkTo(...hrefs) });
const read = async () => {
  expect((await editor.post("/staff/links/check", {}, "staff")).status).toBe(202);
  await test.runJobs();
};
const list = async (query = "") => (await editor.get(`/staff/links${query}`, "staff")).body.data;
const deadUrls = async () => (await list()).map(({ url }: { url: string }) => url).toSorted();
const own = (path: string, site: "community" | "organization" | "schrijfacademie" = "organization") =>
  originOf(test.services.config.sites, site) + path;

describe("links to our own sites", () => {
  it("are dead when nothing is there, and are listed with the places where they occur", async () => {
    const page = await aPageWith("/bestaat-niet", "/cursussen/verdwenen", own("/tekst-lezen/verdwenen", "community"));
    await read();
    expect(await deadUrls()).toEqual(
      [own("/bestaat-niet"), own("/cursussen/verdwenen"), own("/tekst-lezen/verdwenen", "community")].toSorted(),
    );
    expect((await list())[0]).toMatchObject({
      isInternal: true,
      problem: "missing",
      places: [{ resource: "pages", id: page.id, title: page.title }],
    });
  });

  it("are dead when they cannot lead anywhere, and do not stop the others from being read", async () => {
    const broken = ["/cursussen/x%00", `/media/images/${"-".repeat(36)}/default.webp`];
    await aPageWith(...broken, "/bestaat-niet");
    await read();
    expect(await deadUrls()).toEqual([...broken, "/bestaat-niet"].map((path) => own(path)).toSorted());
  });

  it("are found in landing pages, products, alumni and people of the house, and alive when they lead to one of these", async () => {
    const product = await aProduct(test.services, { body: linkTo("/shop/weg", "/alumni/weg") });
    const alumnus = await anAlumnus(test.services, { body: linkTo("/alumni/weg") });
    const landing = await aLandingPage(test.services, {
      blocks: [
        { ...anIntro({ text: linkTo("/l/weg") }), link: { text: "Lees", url: "/cursussen/weg" } } as StoredBlock,
      ],
      menu: [{ title: "Naar boven", block: null, url: "/activiteiten/weg" }],
    });
    await aPageWith(`/shop/${product.slug}`, `/l/${landing.slug}`, own(`/alumni/${alumnus.slug}`, "schrijfacademie"));
    await read();
    expect(await deadUrls()).toEqual(
      [
        ...["/activiteiten/weg", "/alumni/weg", "/cursussen/weg", "/l/weg", "/shop/weg"].map((path) => own(path)),
        own("/alumni/weg", "schrijfacademie"),
      ].toSorted(),
    );
  });

  it("are dead at a legacy address without a target of that kind, and alive where it redirects", async () => {
    const text = await aText(test.services, { author_id: (await aPerson(test.services)).id });
    const contest = await aContest(test.services);
    const hidden = await aContest(test.services, { published_at: null });
    await test.services.db
      .insertInto("legacy_addresses")
      .values([
        { kind: "text", old_id: "4711", old_slug: "x", text_id: text.id },
        { kind: "contest", old_id: "4712", old_slug: "x", contest_id: contest.id },
        { kind: "contest", old_id: "4713", old_slug: "x", contest_id: hidden.id },
      ])
      .execute();
    const alive = ["/tekst-lezen/4711/x", "/kans-detail/4712/anders"];
    const dead = ["/kans-detail/4711/x", "/kans-detail/4713/x", "/profiel-van-x/4712", "/tekst-lezen/4712/x"];
    await aPageWith(...[...alive, ...dead].map((path) => own(path, "community")), "/tekst-lezen/4711/x");
    await read();
    expect(await deadUrls()).toEqual([
      ...dead.map((path) => own(path, "community")),
      own("/tekst-lezen/4711/x", "organization"),
    ]);
  });

  it("are dead at the result of a contest until it is released", async () => {
    const { anEndedContest, aReleasedResult } = resultMakers(test);
    const [ended, released] = [(await anEndedContest()).contest, (await aReleasedResult()).contest];
    const paths = [ended, released].flatMap(({ slug }) => [`/wedstrijd/${slug}`, `/wedstrijd/${slug}/uitslag`]);
    await aPageWith(...paths.map((path) => own(path, "community")));
    await read();
    expect(await deadUrls()).toEqual([own(`/wedstrijd/${ended.slug}/uitslag`, "community")]);
  });

  it("are alive when they lead to a route, content, a former address or a file", async () => {
    const course = await aCourse(test.services);
    const author = await aPerson(test.services);
    const text = await aText(test.services, { author_id: author.id });
    const tip = await anArticle(test.services, { type: "tip-of-the-week" });
    const above = await aPage(test.services);
    const below = await aPage(test.services, { parent_id: above.id });
    await test.services.db
      .insertInto("page_moves")
      .values({ site: "organization", path: "/vroeger", page_id: below.id })
      .execute();
    const fileId = await storeFile(test.services, { name: "Oefenblad.pdf", bytes: Buffer.from("%PDF-1.4") });
    const file = await test.services.db.selectFrom("files").select("key").where("id", "=", fileId).executeTakeFirst();
    await test.services.db
      .insertInto("legacy_addresses")
      .values({ kind: "user", old_id: "4714", old_slug: "x", user_id: author.id })
      .execute();
    await aPageWith(
      "/media/weg.pdf",
      `/media/${file?.key}`,
      own("/profiel-van-x/4714", "community"),
      "/",
      "/cursussen",
      "/cursussen/agenda",
      "/cursussen?q=%7B%7D#top",
      `/cursussen/${course.slug}`,
      `/${above.slug}/${below.slug}/`,
      "/vroeger",
      own(`/tekst-lezen/${text.slug}`, "community"),
      own(`/profiel/${author.slug}`, "community"),
      own(`/tip-van-de-week/${tip.slug}`, "community"),
      own("/lezen/feed.xml", "community"),
      `${originOf(test.services.config.sites, "account")}/beheer/cursussen`,
      "mailto:info@inktvis.example",
    );
    await read();
    // This dead link is among them, which shows that all of them were read.
    expect(await deadUrls()).toEqual([own("/media/weg.pdf")]);
  });

  it.each([
    ["private", { is_private: true }],
    ["hidden by staff", { hidden_at: new Date() }],
  ])("are dead when they lead to a text that is %s", async (_state, wanted) => {
    const text = await aText(test.services, { author_id: (await aPerson(test.services)).id, ...wanted });
    await aPageWith(own(`/tekst-lezen/${text.slug}`, "community"));
    await read();
    expect(await deadUrls()).toHaveLength(1);
  });

  it("are dead when the page that the menu links to is missing or a draft", async () => {
    await aPage(test.services, { slug: "vacatures", published_at: null });
    await aPageWith("/over-ons", "/vacatures");
    await read();
    expect(await deadUrls()).toEqual([own("/over-ons"), own("/vacatures")]);
  });

  it("belong to the site of the content that contains them", async () => {
    await aPage(test.services, { site: "verzin", body: linkTo("/cursussen") });
    await anArticle(test.services, {
      type: "tip-of-the-week",
      body: linkTo("/lezen"),
      cta_button_text: "x",
      cta_button_url: "/weg",
    });
    await read();
    const verzin = originOf(test.services.config.sites, "verzin");
    expect(await deadUrls()).toEqual([own("/weg", "community"), `${verzin}/cursussen`].toSorted());
  });

  it("leave the list once they have been fixed, and are deleted", async () => {
    const page = await aPageWith("/bestaat-niet");
    await read();
    expect(await deadUrls()).toHaveLength(1);
    await test.services.db
      .updateTable("pages")
      .set({ body: linkTo("/cursussen") })
      .where("id", "=", page.id)
      .execute();
    await read();
    expect(await deadUrls()).toEqual([]);
    const urls = await test.services.db.selectFrom("links").select("url").execute();
    expect(urls.map(({ url }) => url)).toEqual([own("/cursussen")]);
  });
});

describe("links to other sites", () => {
  const asked: string[] = [];
  const check = (problem: "missing" | null) =>
    checkDueLinks(
      test.services,
      async ({ href }) => {
        asked.push(href);
        return problem;
      },
      0,
    );
  beforeEach(() => void asked.splice(0));

  it("are left for the next run when servers are slow, so that a run ends in time", async () => {
    await aPageWith("https://traag.example/1", "https://traag.example/2", "https://traag.example/3");
    await read();
    const slowly = async ({ href }: URL) => {
      asked.push(href);
      test.clock.advance(minutes(2));
      return null;
    };
    await checkDueLinks(test.services, slowly, 0);
    expect(asked).toHaveLength(2);
    await checkDueLinks(test.services, slowly, 0);
    expect(new Set(asked).size).toBe(3);
  });

  it("are dead after three failures on separate days, and alive after one good answer", async () => {
    await aPageWith("https://elders.example/weg");
    await read();
    for (const dead of [0, 0, 1]) {
      await check("missing");
      expect(await deadUrls()).toHaveLength(dead);
      await check("missing");
      test.clock.advance(hours(20));
      await signIn();
    }
    expect(asked).toHaveLength(3);
    await check(null);
    expect(await deadUrls()).toEqual([]);
  });

  it("are asked again after a week, few of one host at a time; links to our own sites never are", async () => {
    const many = Array.from({ length: 5 }, (_, number) => `https://elders.example/${number}`);
    await aPageWith(...many, "https://ander.example/", "/bestaat-niet");
    await read();
    await check(null);
    expect(asked.filter((url) => url.includes("elders"))).toHaveLength(3);
    expect(asked.filter((url) => url.includes("ander"))).toHaveLength(1);
    await check(null);
    expect(asked.toSorted()).toEqual(["https://ander.example/", ...many].toSorted());
    await check(null);
    expect(asked).toHaveLength(6);
    test.clock.advance(days(7));
    await check(null);
    expect(asked).toHaveLength(10);
  });
});

describe("a dead link that an editor ignores", () => {
  it("is listed apart from the others, and comes back when it is no longer ignored", async () => {
    await aPageWith("/bestaat-niet");
    await read();
    const [{ id }] = await list();
    const ignore = (isIgnored: number) => editor.put(`/staff/links/${id}/ignored`, { isIgnored }, "staff");
    expect((await ignore(1)).body.data.isIgnored).toBe(true);
    await read();
    expect([await list(), (await list("?state=ignored")).length]).toEqual([[], 1]);
    await ignore(0);
    expect(await list()).toHaveLength(1);
    const entries = await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", "links")
      .execute();
    expect(entries).toHaveLength(2);
  });
});
