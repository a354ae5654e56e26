import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { holdRow, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { courseMakers } from "../courses/made-course.factory.ts";
import { coursePublished } from "../courses/course-published.ts";

const test = useTestApi();
const { made } = courseMakers(test);

type Person = Parameters<typeof aPerson>[1];
async function aMember(wanted: Person = {}) {
  const person = await aPerson(test.services, wanted);
  const browser = await test.browser().signInAs(person.id);
  return {
    ...person,
    browser,
    save: (search: object) => browser.post("/me/course-searches", search),
    list: async () => (await browser.get("/me/course-searches")).body.data,
    told: async () =>
      (await browser.get("/me/notifications")).body.data.map(
        ({ data }: { data: { course: { title: string } } }) => data.course.title,
      ),
  };
}
const published = async (change: object = {}) => {
  const { browser, course, person } = await made({ title: `Cursus ${crypto.randomUUID()}`, ...change });
  const publish = () => browser.post(`/courses/${course.slug}/publish`);
  const unpublish = () => browser.post(`/courses/${course.slug}/unpublish`);
  return { browser, person, publish, unpublish, id: course.id, title: course.title as string };
};
/** A word that only one test uses. */
const aWord = () => `zz${crypto.randomUUID().replaceAll(/[^a-z]/g, "")}qx`;

describe("a saved search (docs/product/courses.md#saved-searches)", () => {
  it("is listed with the names of its filters, the latest first, and can be ended", async () => {
    const member = await aMember();
    expect((await member.save({ text: " zee " })).status).toBe(204);
    test.clock.advance(1000);
    await member.save({ filters: { types: [3, 1, 3], genres: [1], organizedByCs: true, hasRealLifePart: false } });
    const [last, first] = await member.list();
    expect(first).toMatchObject({ text: "zee", filters: {}, names: [] });
    expect(last).toMatchObject({
      text: "",
      filters: { types: [1, 3], genres: [1], organizedByCs: true, hasRealLifePart: false },
      names: expect.arrayContaining(["Poëzie"]),
    });
    expect(last.names).toHaveLength(3);
    const stop = () => member.browser.delete(`/me/course-searches/${first.id}`);
    expect([(await stop()).status, (await stop()).status]).toEqual([204, 204]);
    expect(await member.list()).toEqual([last]);
  });

  it("cannot be seen or ended by anybody else", async () => {
    const [member, other] = [await aMember(), await aMember()];
    await member.save({ text: "zee" });
    const [{ id }] = await member.list();
    expect(await other.list()).toEqual([]);
    expect((await other.browser.delete(`/me/course-searches/${id}`)).status).toBe(204);
    expect(await member.list()).toHaveLength(1);
  });

  it("is saved once however often it is sent, even simultaneously", async () => {
    const member = await aMember();
    const asks = [{ types: [1, 2] }, { types: [2, 1] }, { types: [2, 1, 1] }];
    await Promise.all(asks.map((filters) => member.save({ text: "zee", filters })));
    expect(await member.list()).toHaveLength(1);
  });

  it("is refused when there are twenty already, even simultaneously", async () => {
    const member = await aMember();
    for (let count = 0; count < 19; count++) await member.save({ text: `woord ${count}` });
    const saves = ["de ene", "de andere"].map((text) => () => member.save({ text }));
    const both = await inOrderOf(test)(holdRow("users", member.id), saves);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    expect(both.find(({ status }) => status === 422)?.body.message).toContain("Stop er eerst een");
    expect(await member.list()).toHaveLength(20);
  });

  it("is refused without a word or a known filter", async () => {
    const member = await aMember();
    for (const search of [{ text: "?!" }, { filters: { types: ["x"] } }, { filters: { hasRealLifePart: "ja" } }])
      expect((await member.save(search)).status).toBe(422);
    expect(await member.list()).toEqual([]);
  });
});

describe("a new course", () => {
  it("is announced once to members whose search it fits, with a mail that one click unsubscribes from", async () => {
    const word = aWord();
    const [finds, others] = [await aMember(), await aMember()];
    await finds.save({ text: word, filters: { types: [2], levels: [1, 2], hasRealLifePart: true } });
    // Two searches that find it give one notification.
    await finds.save({ text: word });
    for (const search of [
      { text: `${word} elders` },
      { text: word, filters: { types: [1] } },
      { text: word, filters: { hasRealLifePart: false } },
      { text: word, filters: { organizedByCs: true } },
      { text: word, filters: { genres: [999_999] } },
    ])
      await others.save(search);
    const course = await published({ title: `Over ${word}` });
    await test.runJobs();
    expect(await finds.told()).toEqual([]);
    await course.publish();
    await test.runJobs();
    expect(await finds.told()).toEqual([course.title]);
    expect(await others.told()).toEqual([]);
    const mails = (await test.runScheduled("notifications.mail-raised")).filter(({ to }) => to === finds.email);
    expect(mails).toMatchObject([
      { kind: "notifications.newCourseFromSearch", subject: `Nieuwe cursus: ${course.title}` },
    ]);
    expect(mails[0]?.unsubscribe?.oneClick).toMatch(/\/api\/unsubscribe\/courses\./);
  });

  it("is announced once when it is published twice, even simultaneously, and when the job runs twice", async () => {
    const [word, member] = [aWord(), await aMember()];
    await member.save({ text: word });
    const course = await published({ title: word });
    await Promise.all([course.publish(), course.publish()]);
    await test.runJob(coursePublished, { courseId: course.id, after: null });
    await course.unpublish();
    await course.publish();
    await test.runJobs();
    expect(await member.told()).toEqual([course.title]);
    const rows = await test.services.db
      .selectFrom("notifications")
      .select("id")
      .where("user_id", "=", member.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("is announced to nobody when it left the site before that, and to them when it comes back", async () => {
    const [word, member] = [aWord(), await aMember()];
    await member.save({ text: word });
    const course = await published({ title: word });
    await course.publish();
    await course.unpublish();
    await test.runJobs();
    expect(await member.told()).toEqual([]);
    await course.publish();
    await test.runJobs();
    expect(await member.told()).toEqual([course.title]);
    await course.unpublish();
    expect(await member.told()).toEqual([]);
    expect((await test.runScheduled("notifications.mail-raised")).filter(({ to }) => to === member.email)).toEqual([]);
  });

  it("is not announced to its organiser, blocked people, or people who ask when it is no longer new", async () => {
    const word = aWord();
    const [blocked, late] = [await aMember(), await aMember()];
    const course = await published({ title: word });
    await course.browser.post("/me/course-searches", { text: word });
    await blocked.save({ text: word });
    await test.services.db
      .updateTable("users")
      .set({ blocked_at: test.clock.now() })
      .where("id", "=", blocked.id)
      .execute();
    await course.publish();
    await course.unpublish();
    test.clock.advance(days(1));
    await late.save({ text: word });
    await course.publish();
    await test.runJobs();
    const rows = await test.services.db
      .selectFrom("notifications")
      .select("user_id")
      .where("course_id", "=", course.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it("is not announced once its deadline is over, nor mailed to people who want no such mails", async () => {
    const word = aWord();
    const [member, quiet] = [await aMember(), await aMember({ mail_courses: false })];
    for (const { save } of [member, quiet]) await save({ text: word });
    const passed = await published({ title: `${word} voorbij` });
    await test.services.db
      .updateTable("courses")
      .set({ enrollment_deadline: "2020-01-01" })
      .where("id", "=", passed.id)
      .execute();
    await passed.publish();
    const course = await published({ title: word });
    await course.publish();
    await test.runJobs();
    expect([await member.told(), await quiet.told()]).toEqual([[course.title], [course.title]]);
    const mails = await test.runScheduled("notifications.mail-raised");
    expect(mails.map(({ to }) => to)).toContain(member.email);
    expect(mails.map(({ to }) => to)).not.toContain(quiet.email);
  });

  it("is announced beyond the first batch", async () => {
    const word = aWord();
    const [{ id }, last] = [await aMember(), await aMember()];
    const empty = {
      type_ids: [],
      region_ids: [],
      level_ids: [],
      age_category_ids: [],
      duration_ids: [],
      genre_ids: [],
    };
    const rows = Array.from({ length: 201 }, () => ({
      ...empty,
      text: word,
      user_id: id,
      created_at: test.clock.now(),
    }));
    await test.services.db.insertInto("saved_searches").values(rows).execute();
    await last.save({ text: word });
    const course = await published({ title: word });
    await course.publish();
    await test.runJobs();
    expect(await last.told()).toEqual([course.title]);
  });
});

describe("the next edition of a course", () => {
  const copied = async ({ browser, slug }: { browser: Organizer; slug: string }, title: string) => {
    const { slug: copy, id } = (await browser.post(`/courses/${slug}/copy`)).body.data;
    const days = { start_date: "2030-01-10", end_date: "2030-02-10", enrollment_deadline: "2030-01-01" };
    await test.services.db
      .updateTable("courses")
      .set({ ...days, title })
      .where("id", "=", id)
      .execute();
    return { browser, slug: copy, publish: () => browser.post(`/courses/${copy}/publish`) };
  };
  type Organizer = Awaited<ReturnType<typeof made>>["browser"];

  it("is announced once to followers of an earlier edition, as an edition, even if a search finds it", async () => {
    const word = aWord();
    const [follows, searches] = [await aMember(), await aMember()];
    const { browser, course } = await made({ title: `Eerste ${word}` });
    await browser.post(`/courses/${course.slug}/publish`);
    await test.runJobs();
    // A search that does not find it, and one that does.
    await follows.save({ text: `${word} elders` });
    expect((await follows.save({ text: `${word} elders`, courseId: course.id })).status).toBe(204);
    await follows.save({ text: word });
    await searches.save({ text: word });
    expect((await follows.list()).map(({ courses }: { courses: object[] }) => courses)).toEqual([
      [],
      [{ slug: expect.any(String), title: course.title }],
    ]);
    // The second edition is never published.
    const second = await copied({ browser, slug: course.slug }, `Tweede ${word}`);
    const third = await copied(second, `Derde ${word}`);
    await third.publish();
    await test.runJobs();
    expect([await follows.told(), await searches.told()]).toEqual([[`Derde ${word}`], [`Derde ${word}`]]);
    const types = await test.services.db
      .selectFrom("notifications")
      .select("type")
      .where("user_id", "in", [follows.id, searches.id])
      .orderBy("type")
      .execute();
    expect(types.map(({ type }) => type)).toEqual(["newCourseFromSearch", "newEditionOfCourse"]);
    const mails = (await test.runScheduled("notifications.mail-raised")).filter(({ to }) => to === follows.email);
    expect(mails).toMatchObject([{ subject: `Nieuwe editie: Derde ${word}` }]);
  });

  it("cannot be followed from a course that the member may not see", async () => {
    const member = await aMember();
    const { course } = await made();
    expect((await member.save({ text: "zee", courseId: course.id })).status).toBe(404);
    expect(await member.list()).toEqual([]);
  });
});

describe("a choice that is merged into another", () => {
  const merged = async (site: string, make: object) => {
    const editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
    const ids: number[] = [];
    for (const name of [crypto.randomUUID(), crypto.randomUUID()])
      ids.push((await editor.post(`/staff/${site}`, { ...make, name }, "staff")).body.data.id);
    return { ids, merge: () => editor.post(`/staff/${site}/${ids[0]}/merge`, { into: ids[1] }, "staff") };
  };
  it.each([
    ["course-types", "types"],
    ["course-regions", "regions"],
    ["course-durations", "durations"],
    ["course-age-categories", "ageCategories"],
    ["course-student-levels", "levels"],
    ["genres", "genres"],
  ])("of %s becomes that other one in saved searches", async (site, filter) => {
    const member = await aMember();
    const { ids, merge } = await merged(site, {});
    await member.save({ filters: { [filter]: ids } });
    await member.save({ filters: { [filter]: [ids[0]] } });
    expect((await merge()).status).toBe(204);
    const lists = (await member.list()).map(({ filters }: { filters: object }) => filters);
    expect(lists).toEqual([{ [filter]: [ids[1]] }, { [filter]: [ids[1]] }]);
  });
});
