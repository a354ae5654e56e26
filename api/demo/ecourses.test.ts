import { beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { slugify } from "#platform/slugs.ts";
import { useTestApi } from "#testing/test-api.ts";
import { demoEcourseId } from "./content/ecourse-list.ts";
import { addEcourses, prepareEcourses } from "./content/ecourses.ts";
import { idsOf } from "./demo.ts";
import { addOffers, readOffers } from "./offers.ts";
import { DEMO_PEOPLE } from "./people.ts";

const test = useTestApi();
const people = new Map<string, string>();
const signInAs = (key: string) => test.browser().signInAs(people.get(key) ?? "");
let id: string;

// Loaded without the pictures of courses.
beforeAll(async () => {
  const { services, clock } = test;
  for (const { key, role } of DEMO_PEOPLE) people.set(key, (await aPerson(services, { roles: role ? [role] : [] })).id);
  const genres = await services.db.selectFrom("genres").select(["id", "name"]).execute();
  const genreId = (key: string) => genres.find(({ name }) => slugify(name) === key)?.id ?? 0;
  const personId = idsOf("person", people);
  const offers = await readOffers(clock.now());
  const ecourses = await prepareEcourses(services);
  await services.db.transaction().execute(async (tx) => {
    const courseId = idsOf("course", await addOffers(tx, offers, { personId, genreId }));
    await addEcourses(tx, services, ecourses, { personId, courseId, genreId, now: clock.now() });
  });
  const found = services.db.selectFrom("ecourses").select("id").where("title", "=", "Dialogen die kloppen");
  ({ id } = await found.executeTakeFirstOrThrow());
});

describe("the online course of the demo", () => {
  it("has three modules, a lesson with a test, one with an assignment, and a final test", async () => {
    const { data } = (await (await signInAs("ecursusorganisator")).get(`/ecourses/${id}`)).body;
    expect(data.modules.map(({ classes }: { classes: unknown[] }) => classes.length)).toEqual([3, 3, 2]);
    const lessons: { hasTest: boolean; hasAssignment: boolean }[] = data.modules.flatMap(({ classes }: any) => classes);
    expect(lessons.map(({ hasTest }) => hasTest).indexOf(true)).toBe(2);
    expect(lessons.map(({ hasAssignment }) => hasAssignment).indexOf(true)).toBe(3);
    expect(data.test).toMatchObject({ title: "Eindproef" });
  });

  it("has a student who is halfway, and one with a certificate", async () => {
    const halfWay = (await (await signInAs("lid")).get(`/ecourses/${id}`)).body.data;
    expect(halfWay.me).toMatchObject({ completion: { percentage: 50 }, continueWith: halfWay.allClasses[4].id });
    const done = (await (await signInAs("schrijver")).get(`/ecourses/${id}`)).body.data;
    expect(done.me).toMatchObject({ completion: { percentage: 100 }, certificateId: expect.any(String) });
    expect(done.test.me.completed).toBe(true);
  });

  it("has pictures, and a video with a transcript", async () => {
    const maker = await signInAs("ecursusorganisator");
    const { allClasses } = (await maker.get(`/ecourses/${id}`)).body.data;
    const bodies = await Promise.all(
      allClasses.map(async (lesson: { id: string }) => (await maker.get(`/ecourse-module-classes/${lesson.id}`)).text),
    );
    expect(bodies.map((body) => /<img src=\\"\/media\/images\/[^"]+" alt=\\"\w/.test(body))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(bodies.at(-1)).toMatch(/<figure class=\\"video\\">.*<blockquote>/);
  });

  it("shows in its figures where students stopped, and which question they missed most", async () => {
    const { data } = (await (await signInAs("ecursusorganisator")).get(`/ecourses/${id}/figures`)).body;
    expect(data).toMatchObject({ students: 5, started: 5, finished: 2 });
    expect(data.lessons.map(({ stopped }: { stopped: number }) => stopped)).toEqual([1, 0, 1, 0, 0, 0, 0, 0]);
    expect(data.tests.at(-1)).toMatchObject({ people: 2, passed: 1, mostMissed: { people: 1 } });
  });

  it("has a sibling with the eight lessons that the course about a first poem promises", async () => {
    const { data } = (await (await signInAs("ecursusorganisator")).get(`/ecourses/${demoEcourseId(3)}`)).body;
    expect(data).toMatchObject({ title: "Het eerste gedicht" });
    expect(data.allClasses).toHaveLength(8);
  });
});
