import { beforeAll, describe, expect, it } from "vitest";
import { YOUTH_AGE_CATEGORIES } from "@inktvis/contract/features/courses/known-look-ups";
import { aPerson } from "#features/people/people/person.factory.ts";
import { slugify } from "#platform/slugs.ts";
import { useTestApi } from "#testing/test-api.ts";
import { addOffers, readOffers } from "./offers.ts";
import { idsOf } from "./demo.ts";
import { DEMO_PEOPLE } from "./people.ts";

const test = useTestApi();
const people = new Map<string, string>();

// Loaded without their pictures.
beforeAll(async () => {
  const { services } = test;
  for (const { key, role } of DEMO_PEOPLE) people.set(key, (await aPerson(services, { roles: role ? [role] : [] })).id);
  const genres = await services.db.selectFrom("genres").select(["id", "name"]).execute();
  const genreId = (key: string) => genres.find(({ name }) => slugify(name) === key)?.id ?? 0;
  const offers = await readOffers(services.clock.now());
  await services.db
    .transaction()
    .execute((tx) => addOffers(tx, offers, { personId: idsOf("person", people), genreId }));
});

async function allCourses() {
  const { db } = test.services;
  return db.selectFrom("courses").selectAll().execute();
}

describe("the courses of the demo", () => {
  it("come from four organisers and cover every state", async () => {
    const courses = await allCourses();
    const organizers = new Set(courses.map(({ organizer_id }) => organizer_id));
    expect([courses.length >= 30, organizers.size]).toEqual([true, 4]);
    const states = courses.map((course) => [
      course.published_at ? "published" : "private",
      course.has_enrollments ? (course.is_closed ? "closed" : "enrollable") : "display",
      course.has_real_life_part ? "with meetings" : "without",
      course.pricing_strategy,
    ]);
    const kinds = [0, 1, 2, 3].map((place) => [...new Set(states.map((state) => state[place]))].toSorted());
    expect(kinds).toEqual([
      ["private", "published"],
      ["closed", "display", "enrollable"],
      ["with meetings", "without"],
      ["free", "paid", "paid_levels"],
    ]);
  });

  it("have a match for every look-up in the filters", async () => {
    const { db } = test.services;
    const courses = (await allCourses()).filter(({ published_at }) => published_at !== null);
    const used = (column: "course_type_id" | "course_region_id" | "course_duration_id" | "course_age_category_id") =>
      new Set(courses.map((course) => course[column]));
    const idsOf = (table: "course_types" | "course_durations" | "course_age_categories") =>
      db.selectFrom(table).select("id").execute();
    for (const [column, table] of [
      ["course_type_id", "course_types"],
      ["course_duration_id", "course_durations"],
      ["course_age_category_id", "course_age_categories"],
    ] as const)
      expect([...used(column)].toSorted(), table).toEqual((await idsOf(table)).map(({ id }) => id).toSorted());
    const levels = await db.selectFrom("course_levels").select("level_id").distinct().execute();
    expect(levels).toHaveLength(4);
    expect(used("course_region_id").size).toBe(7);
  });

  it("include enough for young people to fill the youth site", async () => {
    const young = (await allCourses()).filter(
      ({ organized_by_cs, course_age_category_id: age }) =>
        organized_by_cs && YOUTH_AGE_CATEGORIES.some((known) => known === age),
    );
    expect(young.map(({ course_age_category_id: age }) => age).toSorted()).toEqual([1, 4, 5, 5, 6]);
  });

  it("have discounts of several percentages", async () => {
    const types = await test.services.db.selectFrom("course_discount_types").select("basispoints").execute();
    expect(types.map(({ basispoints }) => basispoints).toSorted((one, other) => one - other)).toEqual([
      1000, 2000, 8000,
    ]);
  });
});

describe("the activities of the demo", () => {
  it("are in the past, going on and to come, some with times and some with whole days", async () => {
    const { db, clock } = test.services;
    const now = clock.now();
    const activities = await db.selectFrom("activities").selectAll().execute();
    const when = activities.map(({ date_from, date_to }) =>
      date_to < now ? "past" : date_from <= now ? "going on" : "to come",
    );
    expect([...new Set(when)].toSorted()).toEqual(["going on", "past", "to come"]);
    expect(new Set(activities.map(({ from_is_day }) => from_is_day)).size).toBe(2);
    expect([activities.length >= 12, new Set(activities.map(({ organizer_id }) => organizer_id)).size]).toEqual([
      true,
      3,
    ]);
  });
});
