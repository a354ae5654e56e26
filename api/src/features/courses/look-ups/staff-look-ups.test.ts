import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});

const DISCOUNT = { conditions: "Wie werk zoekt.", percentage: 12.5, usesPerCourse: 3 };
/** Each list, with what its rows have besides a name: as it is sent and as it is read. */
const LISTS = [
  ["course-types", "courseTypes", { adminOnly: true }, { adminOnly: true }],
  ["course-regions", "courseRegions", {}, {}],
  ["course-durations", "courseDurations", {}, {}],
  ["course-age-categories", "courseAgeCategories", {}, {}],
  ["course-student-levels", "courseStudentLevels", {}, {}],
  ["course-discount-types", "courseDiscountTypes", DISCOUNT, { ...DISCOUNT, isActive: true }],
] as const;
const bodyFor = (path: string, name: string) => ({ name, ...(path === "course-discount-types" && DISCOUNT) });
const make = async (path: string, name: string) =>
  (await editor.post(`/staff/${path}`, bodyFor(path, name), "staff")).body.data;
const remove = (path: string, id: number) => editor.delete(`/staff/${path}/${id}`, "staff");
const merge = (path: string, id: number, into: number) => editor.post(`/staff/${path}/${id}/merge`, { into }, "staff");
const namesOf = async (path: string) =>
  (await editor.get(`/${path}`, "staff")).body.data.map(({ name }: { name: string }) => name);
const actionsOn = async (subject: string, id: number) =>
  (
    await test.services.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", subject)
      .where("subject_id", "=", String(id))
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

describe.each(LISTS)("%s", (path, subject, sent, read) => {
  it("can be created, updated and deleted, each in the audit log, and no two have the same name", async () => {
    const made = (await editor.post(`/staff/${path}`, { name: `Eerst ${path}`, ...sent }, "staff")).body.data;
    const last = (await namesOf(path)).length;
    expect(made).toEqual({
      id: expect.any(Number),
      name: `Eerst ${path}`,
      position: last,
      uses: 0,
      isFixed: false,
      ...read,
    });
    const at = `/staff/${path}/${made.id}`;
    const changed = await editor.put(at, { ...sent, name: `Anders ${path}`, position: 1 }, "staff");
    expect(changed.body.data).toEqual({ ...made, name: `Anders ${path}`, position: 1 });
    expect((await namesOf(path))[0]).toBe(`Anders ${path}`);
    const again = await editor.post(`/staff/${path}`, { ...sent, name: `Anders ${path}` }, "staff");
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["name"]]);
    expect((await editor.get(`/staff/${path}?q=anders&sort=uses&order=DESC`, "staff")).body.data).toEqual([
      changed.body.data,
    ]);
    expect((await remove(path, made.id)).status).toBe(204);
    expect((await editor.get(at, "staff")).status).toBe(404);
    expect(await actionsOn(subject, made.id)).toEqual(["create", "update", "delete"]);
  });

  it("keep their order when one is created, and leave no gap", async () => {
    const made = await make(path, `Midden ${path}`);
    await editor.put(`/staff/${path}/${made.id}`, { ...bodyFor(path, `Midden ${path}`), position: 2 }, "staff");
    const first = await make(path, `Vooraan ${path}`);
    await editor.put(`/staff/${path}/${first.id}`, { ...bodyFor(path, `Vooraan ${path}`), position: 1 }, "staff");
    const rows = (await editor.get(`/staff/${path}?perPage=100`, "staff")).body.data;
    expect(rows.map(({ position }: { position: number }) => position)).toEqual(
      rows.map((_row: unknown, index: number) => index + 1),
    );
    // The form sends an unchanged position along, or leaves it out.
    await editor.put(`/staff/${path}/${first.id}`, bodyFor(path, `Vooraan ${path}`), "staff");
    expect((await namesOf(path)).indexOf(`Vooraan ${path}`)).toBe(0);
  });

  it("have unique names, regardless of capitals", async () => {
    await make(path, `Eenmalig ${path}`);
    const refusal = await editor.post(`/staff/${path}`, bodyFor(path, `EENMALIG ${path}`), "staff");
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ["name"]]);
  });

  it("cannot be merged into themselves or into something that does not exist", async () => {
    const made = await make(path, `Alleen ${path}`);
    for (const into of [made.id, 99_999]) {
      const refusal = await merge(path, made.id, into);
      expect([refusal.status, refusal.body.errors]).toEqual([422, { into: ["Kies een andere uit de lijst."] }]);
    }
    expect((await merge(path, 99_999, made.id)).status).toBe(404);
  });
});

describe("a discount", () => {
  it("is a percentage of at most 100 with two decimals, and names the people who get it", async () => {
    const wrong = [{ percentage: 0 }, { percentage: 101 }, { percentage: 12.345 }, { conditions: " " }];
    for (const bad of [...wrong, { usesPerCourse: 0 }, { usesPerCourse: 1.5 }]) {
      const refusal = await editor.post("/staff/course-discount-types", { name: "Fout", ...DISCOUNT, ...bad }, "staff");
      expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, Object.keys(bad)]);
    }
  });

  it("is stored as a share that is exact to the hundredth of a percent", async () => {
    for (const [percentage, basispoints] of [
      [0.01, 1],
      [33.33, 3333],
      [100, 10_000],
    ] as const) {
      const { id, usesPerCourse } = (
        await editor.post(
          "/staff/course-discount-types",
          { name: `Korting ${percentage}`, conditions: "Iedereen.", percentage },
          "staff",
        )
      ).body.data;
      const { db } = test.services;
      const stored = db.selectFrom("course_discount_types").select("basispoints").where("id", "=", id);
      expect([await stored.executeTakeFirst(), usesPerCourse]).toEqual([{ basispoints }, null]);
      const listed = (await editor.get("/course-discount-types", "staff")).body.data;
      expect(listed.find((row: { id: number }) => row.id === id).percentage).toBe(percentage);
    }
  });

  it("can still be written by processes of the previous release, in whole percentages", async () => {
    const { db } = test.services;
    const discounts = sql.table("course_discount_types");
    const { rows } = await sql<{ id: number; basispoints: number }>`
      insert into ${discounts} (name, position, conditions, percentage) values ('Van vroeger', 99, 'Iedereen.', 15)
      returning id, basispoints`.execute(db);
    expect(rows[0]!.basispoints).toBe(1500);
    const shares = async (change: ReturnType<typeof sql>) =>
      (
        await sql`update ${discounts} set ${change} where id = ${rows[0]!.id} returning basispoints, percentage`.execute(
          db,
        )
      ).rows[0];
    expect(await shares(sql`percentage = 20`)).toEqual({ basispoints: 2000, percentage: 20 });
    expect(await shares(sql`basispoints = 1250`)).toEqual({ basispoints: 1250, percentage: 13 });
    expect(await shares(sql`basispoints = 1`)).toEqual({ basispoints: 1, percentage: 1 });
  });

  it("disappears from the list that organisers choose from when it is switched off", async () => {
    const made = await make("course-discount-types", "Aflopend");
    expect(await namesOf("course-discount-types")).toContain("Aflopend");
    const off = { ...bodyFor("course-discount-types", "Aflopend"), isActive: false };
    await editor.put(`/staff/course-discount-types/${made.id}`, off, "staff");
    expect(await namesOf("course-discount-types")).not.toContain("Aflopend");
    // What is not sent does not change.
    const { isActive: _, ...rest } = off;
    const kept = await editor.put(`/staff/course-discount-types/${made.id}`, rest, "staff");
    expect(kept.body.data.isActive).toBe(false);
  });
});

describe("a row that pages refer to by number", () => {
  it.each([
    ["course-types", [1, 2, 3], 4],
    ["course-age-categories", [1, 4, 5, 6], 2],
  ])("stays in %s however little it is used, and can be renamed", async (path, ids, other) => {
    for (const id of ids) {
      for (const refusal of [await remove(path, id), await merge(path, id, other)])
        expect([id, refusal.status, refusal.body.message]).toEqual([id, 422, expect.stringContaining("kan niet weg")]);
      const renamed = await editor.put(`/staff/${path}/${id}`, { name: `Genoemd ${id}` }, "staff");
      expect(renamed.body.data).toMatchObject({ id, name: `Genoemd ${id}`, isFixed: true });
    }
    expect((await remove(path, other)).status).toBe(204);
  });
});
