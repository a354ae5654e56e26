import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anAcademyRegistration } from "../registrations/academy.factory.ts";

const test = useTestApi();
let admin: TestBrowser;
beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
});
beforeEach(async () => {
  await test.services.db.deleteFrom("academy_registrations").execute();
  await test.services.db.deleteFrom("academy_periods").execute();
});

const PATH = "/staff/sa-enrollment-periods";
const input = {
  title: "Schooljaar 2030",
  opensAt: "2030-05-01",
  closesAt: "2030-05-31",
  groups: [{ title: "Proza" }, { title: "Poëzie" }],
  homepageIntroRegister: "Schrijf je in.",
  homepageIntroKeepUpToDate: " ",
  registerPageTextRegister: "Vul alles in.",
};
const create = (values: object = {}) => admin.post(PATH, { ...input, ...values });
const logged = () =>
  test.services.db
    .selectFrom("audit_log")
    .select(["action", "subject_name"])
    .where("subject", "=", "academyPeriods")
    .orderBy("at")
    .execute();

describe("periods in the staff room", () => {
  it("last from the beginning of the first day to the end of the last one, in Brussels", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      opensAt: "2030-04-30T22:00:00.000Z",
      closesAt: "2030-05-31T21:59:59.999Z",
      isOpen: false,
      homepageIntroKeepUpToDate: null,
      groups: [
        { title: "Proza", registrations: 0 },
        { title: "Poëzie", registrations: 0 },
      ],
    });
  });

  it("are changed with their groups, from the newest version only, and each change is in the audit log", async () => {
    await test.services.db.deleteFrom("audit_log").execute();
    const { id, groups, revision } = (await create()).body.data;
    const changed = {
      ...input,
      title: "Schooljaar 2031",
      // The case of an id does not matter.
      groups: [{ title: "Essay" }, groups[1], { ...groups[0], id: groups[0].id.toUpperCase() }],
      revision,
    };
    const { status, body } = await admin.put(`${PATH}/${id}`, changed);
    expect(status).toBe(200);
    expect(body.data.groups).toMatchObject([{ title: "Essay" }, groups[1], groups[0]]);
    expect((await admin.put(`${PATH}/${id}`, changed)).status).toBe(409);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect(await logged()).toEqual([
      { action: "create", subject_name: "Schooljaar 2030" },
      { action: "update", subject_name: "Schooljaar 2031" },
      { action: "delete", subject_name: "Schooljaar 2031" },
    ]);
  });

  it.each([
    ["title", { title: "A" }],
    ["closesAt", { closesAt: "2030-04-30" }],
    ["opensAt", { opensAt: "morgen" }],
    ["groups", { groups: [] }],
    ["groups", { groups: [{ id: crypto.randomUUID(), title: "Van elders" }] }],
  ])("are refused with a wrong %s (%#)", async (field, values) => {
    const { status, body } = await create(values);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it("never overlap, even when two are made at once", async () => {
    await admin.csrfToken("staff");
    const answers = await Promise.all(
      ["2030-05-01", "2030-05-31T23:00", "2030-05-15"].map((opensAt) => create({ opensAt, closesAt: "2030-06-15" })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect((await create({ opensAt: "2030-06-16", closesAt: "2030-06-20" })).status).toBe(201);
  });

  it("cannot be deleted, nor their groups, once somebody registered for them", async () => {
    const { id: registrationId } = await anAcademyRegistration(test.services);
    const [period] = (await admin.get(PATH)).body.data;
    expect(period).toMatchObject({ isOpen: true, registrations: 1 });
    const { id, groups, revision } = period;
    const body = { ...input, opensAt: period.opensAt, closesAt: period.closesAt, revision };
    const withoutFirst = await admin.put(`${PATH}/${id}`, { ...body, groups: groups.slice(1) });
    expect([withoutFirst.status, Object.keys(withoutFirst.body.errors)]).toEqual([422, ["groups"]]);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(422);
    await test.services.db.deleteFrom("academy_registrations").where("id", "=", registrationId).execute();
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
  });

  it("are found by a part of their title, in as many queries whatever their number", async () => {
    for (const year of [2030, 2031, 2032])
      await create({ title: `Schooljaar ${year}`, opensAt: `${year}-05-01`, closesAt: `${year}-05-31` });
    const found = async () => (await admin.get(`${PATH}?q=2031`)).body.data;
    expect(await found()).toMatchObject([{ title: "Schooljaar 2031" }]);
    const counted = (query: string) => test.countQueries(() => admin.get(`${PATH}?${query}`));
    expect(await counted("perPage=1")).toBe(await counted("perPage=100"));
  });
});
