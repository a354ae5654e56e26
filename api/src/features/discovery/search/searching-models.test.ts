import { type SearchQuery, SORT_FIELDS } from "@inktvis/contract/features/discovery/search";
import { beforeAll, describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { anArticle } from "#features/content/articles/article.factory.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { aPage } from "#features/content/pages/page.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { searching } from "./searching.factory.ts";

const test = useTestApi();

const { search, titles, text } = searching(test);

describe("searching people", () => {
  it("matches nickname and bio, ignoring accents", async () => {
    const person = await aPerson(test.services, { nickname: "Zoë Aalbes", bio: "Schrijft over knotwilgen." });
    for (const typed of ["zoe", "aalbes zoë", "knotwilg"]) {
      const { data } = await search({ models: ["user"], text: typed });
      expect(data.map(({ slug }: { slug: string }) => slug)).toEqual([person.slug]);
    }
  });

  it("matches a real name only of an adult who shows it", async () => {
    const real = { first_name: "Hortensia", last_name: "Vlinderink", real_name_public_visible: true };
    await aPerson(test.services, { ...real, date_of_birth: "2015-01-01" });
    await aPerson(test.services, { ...real, date_of_birth: "1980-01-01", real_name_public_visible: false });
    await aPerson(test.services, real);
    await aPerson(test.services, { ...real, first_name: null, date_of_birth: "1980-01-01" });
    expect((await search({ models: ["user"], text: "vlinderink" })).data).toEqual([]);
    const shown = await aPerson(test.services, { ...real, date_of_birth: "1980-01-01" });
    const { data } = await search({ models: ["user"], text: "vlinderink" });
    expect(data).toMatchObject([{ slug: shown.slug, name: "Hortensia Vlinderink" }]);
  });

  it("excludes blocked people", async () => {
    await aPerson(test.services, { nickname: "Grimbert", blocked_at: test.clock.now() });
    expect((await search({ models: ["user"], text: "grimbert" })).data).toEqual([]);
  });
});

describe("titles without a significant word", () => {
  const FUNCTION_WORDS = "Wij en zij";

  it("are found by function words in any order and case, and by signs", async () => {
    for (const title of [FUNCTION_WORDS, "Ik, jij", "🐙🐙", "…"]) await text(title);
    await text("Zij die wij waren, en niet meer", { is_private: true });
    for (const [typed, found] of [
      ["wij en zij", [FUNCTION_WORDS]],
      ["ZIJ, WIJ", [FUNCTION_WORDS]],
      ["jij", ["Ik, jij"]],
      [" 🐙🐙 ", ["🐙🐙"]],
      ["…", ["…"]],
      ["🐙", []],
    ] as const)
      expect(await titles({ text: typed }), typed).toEqual(found);
  });

  it("are found for articles, pages and contests too", async () => {
    await anArticle(test.services, { title: "Wie van hen" });
    await aContest(test.services, { title: "Wie is wie" });
    await aPage(test.services, { title: "Wie wij zijn" });
    const { data } = await search({ models: ["article", "contest", "page"], text: "wie" });
    expect(data.map(({ title }: { title: string }) => title).toSorted()).toEqual([
      "Wie is wie",
      "Wie van hen",
      "Wie wij zijn",
    ]);
  });
});

describe("searching several models", () => {
  it("merges them in the requested order", async () => {
    await aPerson(test.services, { nickname: "Kapstok", created_at: new Date("2020-01-01") });
    await text("Kapstok", { published_at: new Date("2021-01-01") });
    await text("Aan de kapstok", { published_at: new Date("2019-01-01") });
    const models = ["text", "user"] as const;
    const found = async (q: Omit<SearchQuery, "models">) =>
      (await search({ models: [...models], text: "kapstok", ...q })).data.map(
        ({ model, title, nickname }: any) => `${model} ${title ?? nickname}`,
      );
    expect(await found({ sort: { field: "date", order: "asc" } })).toEqual([
      "text Aan de kapstok",
      "user Kapstok",
      "text Kapstok",
    ]);
    expect(await found({ sort: { field: "title", order: "asc" }, perPage: 1 })).toEqual(["text Aan de kapstok"]);
    expect(await found({ sort: { field: "date", order: "asc" }, perPage: 1, page: 2 })).toEqual(["user Kapstok"]);
    expect(await found({})).toHaveLength(3);
  });
});

describe("pages of several models", () => {
  const models = ["text", "user", "article", "contest", "page", "course", "activity"] as const;
  beforeAll(async () => {
    await aCourse(test.services, { title: "Weerhaan" });
    await aCourse(test.services, { title: "Weerhaan", has_real_life_part: false });
    await anActivity(test.services, { title: "Weerhaan" });
    await aPerson(test.services, { nickname: "Weerhaan" });
    for (const passed of [1, -1]) {
      const deadline = later(test.clock.now(), days(passed));
      await aContest(test.services, { title: "Weerhaan", deadline });
    }
    for (let number = 0; number < 5; number++) await text("Weerhaan", { likes: number % 2 });
  });

  it.each(["relevance", ...SORT_FIELDS])("show everything once, in the order of %s", async (field) => {
    for (const order of ["asc", "desc"] as const) {
      const sort = field === "relevance" ? undefined : { field: field as (typeof SORT_FIELDS)[number], order };
      const ids = async (paging: Partial<SearchQuery>) =>
        (await search({ models: [...models], text: "weerhaan", ...(sort && { sort }), ...paging })).data.map(
          ({ id }: { id: string }) => id,
        );
      const pages = [
        await ids({ perPage: 2 }),
        await ids({ perPage: 2, page: 2 }),
        await ids({ perPage: 2, page: 3 }),
        await ids({ perPage: 2, page: 4 }),
        await ids({ perPage: 2, page: 5 }),
        await ids({ perPage: 2, page: 6 }),
      ];
      expect(new Set(pages.flat()).size).toBe(11);
      expect(pages.flat()).toEqual(await ids({}));
    }
  });
});

describe("hidden content", () => {
  it("is not found if private, and is found only by members if members-only", async () => {
    const author = await aPerson(test.services);
    await text("Geheimschrift", { author_id: author.id, is_private: true, members_only: true });
    const forMembers = await text("Ledenblad", { author_id: author.id, members_only: true });
    const own = await test.browser().signInAs(author.id);
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    for (const browser of [test.browser(), member, own])
      expect(await titles({ text: "geheimschrift" }, browser)).toEqual([]);
    expect(await titles({ text: "ledenblad" })).toEqual([]);
    for (const browser of [member, own])
      expect(await titles({ text: "ledenblad" }, browser)).toEqual([forMembers.title]);
  });
});
