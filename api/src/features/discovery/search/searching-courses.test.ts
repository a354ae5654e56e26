import type { CourseSummary } from "@inktvis/contract/features/courses/course";
import { HOME_FEED_TAG, type SearchQuery } from "@inktvis/contract/features/discovery/search";
import { beforeAll, describe, expect, it } from "vitest";
import { brusselsDay, days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aCourse } from "#features/courses/courses/course.factory.ts";
import { manyCourses } from "#features/courses/courses/many-courses.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { searching } from "./searching.factory.ts";

type Query = Omit<SearchQuery, "models">;
type Filters = NonNullable<SearchQuery["filters"]>;
type Configuration = NonNullable<NonNullable<SearchQuery["modelConfigurations"]>["course"]>;

describe("two thousand courses (docs/product/search.md#models)", () => {
  const test = useTestApi();
  const { search } = searching(test);
  const COUNT = 2000;
  const BY_START: Query = {
    sort: [
      { field: "date", order: "asc" },
      { field: "published_at", order: "desc" },
    ],
  };
  const courses = (q: Query = {}) => search({ models: ["course"], perPage: COUNT, ...q });
  let all: CourseSummary[];
  beforeAll(async () => {
    await manyCourses(test.services, COUNT);
    all = (await courses()).data;
  });

  it("are returned to one network one request at a time; too many at once get a 429", async () => {
    const q = JSON.stringify({ models: ["course"], perPage: COUNT, page: 2 });
    const browser = test.browser();
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => browser.get(`/search?q=${encodeURIComponent(q)}`)),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await courses()).data).toHaveLength(COUNT);
  });

  /** Whether a search should find this course, going by the list of all courses. */
  const isWanted = (course: CourseSummary, filters: Filters, is: Configuration) => {
    const has = (ids: readonly number[] | undefined, ...of: { id: number }[]) =>
      !ids || of.some(({ id }) => ids.includes(id));
    const equals = (asked: boolean | undefined, value: boolean) => asked === undefined || asked === value;
    const { hasEnrollments, isClosed, availableSeats, isBeforeEnrollmentDeadline: isActive } = course;
    return (
      has(filters.genres, ...course.genres) &&
      has(filters.levels, ...course.courseStudentLevels) &&
      has(filters.regions, course.region) &&
      has(filters.ageCategories, course.ageCategory) &&
      has(filters.durations, course.duration) &&
      has(filters.types, course.type) &&
      equals(is.active ?? (filters.tags ? true : undefined), isActive) &&
      equals(is.open, hasEnrollments && !isClosed && isActive && availableSeats !== 0) &&
      equals(is.organizedByCs, course.organizedByCs) &&
      equals(is.hasRealLifePart, course.hasRealLifePart)
    );
  };

  it.each<[Filters, Configuration]>([
    [{ regions: [1] }, {}],
    [{ regions: [2, 7] }, {}],
    [{ levels: [3] }, {}],
    [{ levels: [1, 4] }, {}],
    [{ ageCategories: [1, 4, 5] }, {}],
    [{ durations: [6] }, {}],
    [{ types: [1, 2, 3] }, {}],
    [{ genres: [5] }, {}],
    [{ genres: [1, 18] }, {}],
    [{ tags: [HOME_FEED_TAG] }, {}],
    [{ tags: [HOME_FEED_TAG, 1] }, { active: false }],
    [{}, { active: true }],
    [{}, { active: false }],
    [{}, { open: true }],
    [{}, { open: false }],
    [{}, { organizedByCs: true }],
    [{}, { organizedByCs: false, hasRealLifePart: true }],
    [{}, { hasRealLifePart: false }],
    [{ regions: [3], levels: [2] }, { active: true }],
    [{ genres: [1, 2, 3], types: [2], durations: [1, 2, 3] }, {}],
    [{ ageCategories: [2], regions: [1, 2, 3, 4] }, { open: true }],
    [{ levels: [2], genres: [7] }, { organizedByCs: false }],
    [
      { regions: [], types: [5] },
      { active: true, hasRealLifePart: true },
    ],
    [
      { durations: [7], levels: [1, 2] },
      { active: true, open: true, organizedByCs: true },
    ],
  ])("are filtered by %j and %j to those that meet all conditions", async (filters, course) => {
    const wanted = all.filter((one) =>
      isWanted(one, { ...filters, regions: filters.regions?.length ? filters.regions : undefined }, course),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(COUNT);
    const { data, meta } = await courses({ filters, modelConfigurations: { course } });
    expect(new Set(data.map(({ id }: CourseSummary) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
    expect(meta).toMatchObject({ total: wanted.length, hasMore: false });
  });

  it("are all on one page, in the order in which they start, with those without a day last", async () => {
    const byStart = (one: CourseSummary, other: CourseSummary) =>
      (one.startDate ?? "9999").localeCompare(other.startDate ?? "9999") ||
      String(other.publishedAt).localeCompare(String(one.publishedAt)) ||
      other.id.localeCompare(one.id);
    const { data, meta } = await courses(BY_START);
    expect(meta).toMatchObject({ total: COUNT, pageSize: COUNT, hasMore: false });
    expect(data.map(({ id }: CourseSummary) => id)).toEqual(all.toSorted(byStart).map(({ id }) => id));
    const last = (await courses({ sort: { field: "date", order: "desc" } })).data;
    expect(last[0].startDate).toBe(data.findLast(({ startDate }: CourseSummary) => startDate)?.startDate);
    expect(last.at(-1).startDate).toBeNull();
  });

  it("are shown page by page in the same order", async () => {
    const whole = (await courses(BY_START)).data;
    const pages = [];
    for (const page of [1, 2, 84]) pages.push(...(await courses({ ...BY_START, perPage: 24, page })).data);
    expect(pages.map(({ id }) => id)).toEqual([...whole.slice(0, 48), ...whole.slice(83 * 24)].map(({ id }) => id));
  });

  it("are found by words in the same way as by filters, in the order of the catalogue", async () => {
    const { data, meta } = await courses({ ...BY_START, text: "vuurtoren" });
    expect(meta).toMatchObject({ total: COUNT / 40, hasMore: false });
    const found = new Set(data.map(({ id }: CourseSummary) => id));
    const whole: CourseSummary[] = (await courses(BY_START)).data;
    expect(data.map(({ id }: CourseSummary) => id)).toEqual(
      whole.filter(({ id }) => found.has(id)).map(({ id }) => id),
    );
    expect((await courses({ ...BY_START, text: "schrijven" })).data.map(({ id }: CourseSummary) => id)).toEqual(
      whole.map(({ id }) => id),
    );
  });

  it("are highlighted only on a page of the usual length", async () => {
    const of = async (perPage: number) => {
      const queries = await test.queriesOf(async () => {
        const { data } = await courses({ text: "wind", perPage });
        expect(data).toHaveLength(perPage);
        expect(data[0].snippet === null).toBe(perPage > 100);
      });
      return queries.some(({ sql }) => sql.includes("ts_headline"));
    };
    expect([await of(24), await of(COUNT)]).toEqual([true, false]);
  });

  it("take as many queries as two courses", async () => {
    const few = await test.countQueries(() => courses({ ...BY_START, perPage: 2 }));
    expect(few).toBe(3);
    expect(await test.countQueries(() => courses(BY_START))).toBe(few);
  });

  it("are counted up to a thousand when other models are searched too, with a hundred per page", async () => {
    const models = ["course", "text"] as const;
    const { data, meta } = await search({ models: [...models], perPage: 100 });
    expect([data.length, meta.total, meta.hasMore]).toEqual([100, 1000, true]);
  });

  it.each([
    { filters: { regions: [2 ** 31] } },
    { filters: { regions: ["1 or 1=1"] } },
    { filters: { levels: [null] } },
    { filters: { types: "1" } },
    { filters: { durations: Array.from({ length: 51 }, () => 1) } },
    { filters: { ageCategories: [1.5] } },
    { modelConfigurations: { course: { open: "true" } } },
    { modelConfigurations: { course: [] } },
    { perPage: 2001 },
    { perPage: -1 },
    { sort: [BY_START, BY_START] },
  ])("refuse %j with a 422", async (q) => {
    const asked = encodeURIComponent(JSON.stringify({ models: ["course"], ...q }));
    expect((await test.browser().get(`/search?q=${asked}`)).status).toBe(422);
  });

  it.each([
    { filters: { regions: [-1], levels: [0] } },
    { filters: { types: [2 ** 31 - 1, -(2 ** 31)] } },
    { text: "'; drop table courses; --" },
    { text: "%_\\ \u0000" },
    { text: "a:* & !b | <->" },
    { page: 10_000, perPage: 2000 },
    { sort: [{ field: "price", order: "asc" }, { field: "pinned" }, { field: "popularity" }] },
  ])("can be searched without an error with %j", async (q) => {
    const asked = encodeURIComponent(JSON.stringify({ models: ["course"], ...q }));
    expect((await test.browser().get(`/search?q=${asked}`)).status).toBe(200);
  });
});

describe("searching courses", () => {
  const test = useTestApi();
  const { search, text } = searching(test);
  const titles = async (q: Query & Partial<SearchQuery> = {}) =>
    (await search({ models: ["course"], ...q })).data.map(({ title }: { title: string }) => title);
  const day = (from: number) => brusselsDay(later(test.clock.now(), days(from)));

  it("finds courses by title, organisation, teacher, place, intro and description", async () => {
    const found = {
      title: "Schelpenlezen",
      organization: "De Strandjutter",
      teacher: "Wilma Zeekraal",
      location: "Bibliotheek De Dijk, Oostduinkerke",
      intro: "Over eb.",
      body: "<p>En vloedlijnen.</p>",
    };
    await aCourse(test.services, found);
    for (const typed of [
      "schelpenlezen",
      "strandjutters",
      "zeekraal",
      "oostduinkerke",
      "eb",
      "vloedlijn",
      "wilma vloed",
    ])
      expect(await titles({ text: typed }), typed).toEqual([found.title]);
    const { data } = await search({ models: ["course"], text: "vloedlijn" });
    expect(data[0].snippet).toContainEqual({ text: "vloedlijnen", hit: true });
    expect((await search({ models: ["course"], text: "schelpenlesen" })).meta.near).toBe(true);
  });

  it("finds no course that is unpublished or of a blocked organiser", async () => {
    const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
    await aCourse(test.services, { title: "Kanarieduif", published_at: null });
    await aCourse(test.services, { title: "Kanarieduif", organizer_id: blocked.id });
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    for (const browser of [test.browser(), admin])
      for (const typed of ["kanarieduif", "kanarieduiv"])
        expect((await search({ models: ["course", "activity", "text"], text: typed }, browser)).data).toEqual([]);
  });

  it("counts courses in which nobody can enrol as closed, like those whose deadline has passed", async () => {
    const course = { body: "<p>Getijden.</p>", has_enrollments: true };
    await aCourse(test.services, { ...course, title: "Open" });
    await aCourse(test.services, { ...course, title: "Vandaag", enrollment_deadline: day(0) });
    await aCourse(test.services, { ...course, title: "Gisteren", enrollment_deadline: day(-1) });
    await aCourse(test.services, { ...course, title: "Besloten", is_closed: true });
    await aCourse(test.services, { ...course, title: "Getoond", has_enrollments: false });
    const sort = { field: "title", order: "asc" } as const;
    const among = (course: Configuration) => titles({ text: "getijden", sort, modelConfigurations: { course } });
    expect(await among({})).toEqual(["Besloten", "Getoond", "Gisteren", "Open", "Vandaag"]);
    expect(await among({ active: true })).toEqual(["Besloten", "Getoond", "Open", "Vandaag"]);
    expect(await among({ active: false })).toEqual(["Gisteren"]);
    expect(await among({ open: true })).toEqual(["Open", "Vandaag"]);
    expect(await among({ open: false })).toEqual(["Besloten", "Getoond", "Gisteren"]);
  });

  it("sorts courses alone by their first day, and together with other models by publication", async () => {
    const course = async (title: string, from: number) => {
      test.clock.advance(1000);
      await aCourse(test.services, {
        title,
        start_date: day(from),
        enrollment_deadline: day(from),
        end_date: day(from),
      });
    };
    await course("Meerkoet laat", 30);
    await course("Meerkoet vroeg", 10);
    await text("Meerkoet");
    const sort = { field: "date", order: "desc" } as const;
    expect(await titles({ text: "meerkoet", sort })).toEqual(["Meerkoet laat", "Meerkoet vroeg"]);
    expect(await titles({ text: "meerkoet", sort, models: ["course", "text"] })).toEqual([
      "Meerkoet",
      "Meerkoet vroeg",
      "Meerkoet laat",
    ]);
  });

  it("sorts active ones first, by the nearest deadline, then the others, the latest passed deadline first", async () => {
    const passing = (title: string, from: number | null) =>
      aCourse(test.services, {
        title: `Roerdomp ${title}`,
        has_real_life_part: from !== null,
        ...(from !== null && { enrollment_deadline: day(from), start_date: day(from), end_date: day(from) }),
      });
    for (const [title, from] of [
      ["later", 9],
      ["nooit", null],
      ["lang voorbij", -9],
      ["voorbij", -2],
      ["straks", 1],
    ] as const)
      await passing(title, from);
    expect(await titles({ text: "roerdomp", sort: { field: "active", order: "desc" } })).toEqual(
      ["straks", "later", "nooit", "voorbij", "lang voorbij"].map((title) => `Roerdomp ${title}`),
    );
  });

  it("has no courses for any tag but that of the home feed", async () => {
    expect(await titles({ filters: { tags: [1] } })).toEqual([]);
    expect(await titles({ filters: { tags: [HOME_FEED_TAG] } })).not.toEqual([]);
  });
});
