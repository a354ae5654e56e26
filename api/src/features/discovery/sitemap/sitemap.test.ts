import type { SiteName } from "@inktvis/contract/sites";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";

const test = useTestApi();
const get = async (path: string, site?: SiteName) => (await test.browser().get(path, site)).body;
const texts: string[] = [];
let authors: string[];

beforeAll(async () => {
  const [one, other, hidden] = [
    await aPerson(test.services),
    await aPerson(test.services),
    await aPerson(test.services),
  ];
  const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
  authors = [one.slug, other.slug];
  for (let number = 0; number < 24; number++) {
    test.clock.advance(1000);
    texts.push((await aText(test.services, { author_id: number % 2 ? one.id : other.id })).slug);
  }
  const minor = await aPerson(test.services, { date_of_birth: "2015-03-02" });
  texts.push((await aText(test.services, { author_id: minor.id })).slug);
  await aText(test.services, { author_id: hidden.id, is_private: true, title: "Verborgen" });
  await aText(test.services, { author_id: hidden.id, members_only: true, title: "Verborgen voor bezoekers" });
  await aText(test.services, { author_id: blocked.id, title: "Verborgen met wie het schreef" });
});

describe("the sitemap", () => {
  it("lists the kinds of a site with their number of pages", async () => {
    expect((await get("/sitemap")).data).toEqual([
      { kind: "pages", pages: 1 },
      { kind: "texts", pages: 1 },
      { kind: "people", pages: 1 },
    ]);
    // Contests get a sitemap of their own as soon as there are any.
    const contest = await aContest(test.services);
    await aContest(test.services, { published_at: null });
    expect((await get("/sitemap")).data).toContainEqual({ kind: "contests", pages: 1 });
    expect((await get("/sitemap/contests")).data).toEqual([
      { path: `/wedstrijd/${contest.slug}`, updatedAt: test.clock.now().toISOString() },
    ]);
    expect((await get("/sitemap?perPage=10")).data).toContainEqual({ kind: "texts", pages: 3 });
    expect((await get("/sitemap", "verzin")).data).toEqual([{ kind: "pages", pages: 1 }]);
    for (const site of ["auth", "account", "staff"] as const) expect((await get("/sitemap", site)).data).toEqual([]);
  });

  it("lists every public text exactly once across its pages, and no other text", async () => {
    const lists = await Promise.all([1, 2, 3, 4].map((page) => get(`/sitemap/texts?perPage=10&page=${page}`)));
    expect(lists.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    expect(lists.flatMap(({ data }) => data.map(({ path }: { path: string }) => path))).toEqual(
      texts.map((slug) => `/tekst-lezen/${slug}`),
    );
    expect(lists[2].data.at(-1).updatedAt).toBe(test.clock.now().toISOString());
    expect(lists[0].meta).toEqual({ currentPage: 1, total: 25, pageSize: 10 });
  });

  it("lists articles and pages on their own site with their full path", async () => {
    const tip = await anArticle(test.services, { type: "tip-of-the-week" });
    await anArticle(test.services, { type: "tip-of-the-week", published_at: null });
    const above = await aPage(test.services, { site: "verzin" });
    const below = await aPage(test.services, { site: "verzin", parent_id: above.id });
    expect((await get("/sitemap/articles")).data.map(({ path }: { path: string }) => path)).toEqual([
      `/tip-van-de-week/${tip.slug}`,
    ]);
    expect((await get("/sitemap/content", "verzin")).data.map(({ path }: { path: string }) => path)).toEqual([
      `/${above.slug}`,
      `/${above.slug}/${below.slug}`,
    ]);
    expect((await get("/sitemap/content")).data).toEqual([]);
  });

  it("lists courses and activities of the organization that everybody may see", async () => {
    const course = await aCourse(test.services);
    await aCourse(test.services, { published_at: null });
    const activity = await anActivity(test.services);
    const pathsOf = async (kind: string) =>
      (await get(`/sitemap/${kind}`, "organization")).data.map(({ path }: { path: string }) => path);
    expect(await pathsOf("courses")).toEqual([`/cursussen/${course.slug}`]);
    expect(await pathsOf("activities")).toEqual([`/activiteiten/${activity.slug}`]);
    expect(await pathsOf("pages")).toEqual(expect.arrayContaining(["/cursussen", "/cursussen/agenda", "/zoeken"]));
    expect((await test.browser().get("/sitemap/courses", "community")).status).toBe(404);
  });

  it("is the same for a member as for a visitor", async () => {
    const browser = await test.browser().signInAs((await aPerson(test.services)).id);
    expect((await browser.get("/sitemap/texts")).body).toEqual(await get("/sitemap/texts"));
  });

  it("lists people with a public text, except blocked ones and minors", async () => {
    const { data } = await get("/sitemap/people");
    expect(data.map(({ path }: { path: string }) => path)).toEqual(authors.map((slug) => `/profiel/${slug}`));
    expect(data[1].updatedAt).not.toBeNull();
  });

  it.each([
    ["/sitemap/zomaar", "community", 404],
    ["/sitemap/texts", "verzin", 404],
    ["/sitemap/pages", "auth", 404],
    ["/sitemap/texts?perPage=10001", "community", 422],
  ] as const)("%s on %s is a %i", async (path, site, status) => {
    expect((await test.browser().get(path, site)).status).toBe(status);
  });
});
