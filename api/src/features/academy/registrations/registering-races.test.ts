import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { holdTable, inOrderOf, statusesInOrder } from "#testing/in-order.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPeriod, anAcademyRegistration, registrationForm } from "./academy.factory.ts";

/* What happens at the same moment. */

const test = useTestApi();
let period: { id: string; groupIds: string[] };
beforeEach(async () => {
  await test.services.db.deleteFrom("academy_registrations").execute();
  await test.services.db.deleteFrom("academy_periods").execute();
  period = await aPeriod(test.services);
  await test.runJobs();
});

async function aMember() {
  const { id } = await aPerson(test.services);
  const browser = await test.browser().signInAs(id);
  await browser.csrfToken("community");
  const register = (saEnrollmentPeriodGroupIds = period.groupIds) =>
    browser.sendForm(`/sa-enrollment-periods/${period.id}/register`, registrationForm({ saEnrollmentPeriodGroupIds }));
  return { id, browser, register };
}
const folders = () => readdir(join(test.services.config.dataDir, "files", "academy")).catch((): string[] => []);
const registrations = () => test.services.db.selectFrom("academy_registrations").select("id").execute();

/** The statuses of two requests, of which the second one begins while the first one waits to write to this table. */
const inOrder = (table: string, ...actions: (() => Promise<{ status: number }>)[]) =>
  statusesInOrder(test)(holdTable(table), actions);

describe("registering", () => {
  it("in twenty windows at once is one registration with one mail, and no file of the others stays", async () => {
    const { register } = await aMember();
    const before = await folders();
    // Half of them name the groups the other way round.
    const backwards = period.groupIds.toReversed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => register(number % 2 ? backwards : period.groupIds)),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array<number>(19).fill(422)]);
    expect(await registrations()).toHaveLength(1);
    expect(await test.services.db.selectFrom("academy_registration_groups").selectAll().execute()).toHaveLength(2);
    expect(await test.services.db.selectFrom("academy_uploads").selectAll().execute()).toEqual([]);
    expect(await folders()).toHaveLength(before.length + 1);
    const mails = await test.runJobs();
    expect(mails.filter(({ kind }) => kind === "academy.registration-received")).toHaveLength(1);
  });

  it("twice after both looked is one registration: the second one waits for the first", async () => {
    const { register } = await aMember();
    const again = () => register();
    const [first, second] = await inOrderOf(test)(holdTable("academy_registrations"), [again, again]);
    expect([first.status, second.status]).toEqual([201, 422]);
    expect(Object.keys(second.body.errors)).toEqual(["saEnrollmentPeriodGroupIds"]);
    expect(await registrations()).toHaveLength(1);
  });

  it("counts when the request arrived: the period may close meanwhile", async () => {
    const { register } = await aMember();
    await test.services.db
      .updateTable("academy_periods")
      .set({ closes_at: new Date(test.clock.now().getTime() + minutes(1)) })
      .execute();
    let result: ReturnType<typeof register> | undefined;
    await test.services.db.transaction().execute(async (tx) => {
      await sql`lock table academy_uploads in share mode`.execute(tx);
      ({ result } = await test.started(() => register()));
      test.clock.advance(minutes(2));
    });
    expect((await result)?.status).toBe(201);
    expect((await register()).status).toBe(422);
  });

  it("for a group keeps staff from taking it away at that moment, or finds it gone", async () => {
    const { register } = await aMember();
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
    await admin.csrfToken("staff");
    const path = `/staff/sa-enrollment-periods/${period.id}`;
    const { groups, ...opened } = (await admin.get(path)).body.data;
    const takeAway = () => admin.put(path, { ...opened, groups: groups.slice(1) });
    const [first = ""] = period.groupIds;
    const registering = () => register([first]);
    // Whoever comes first waits after it has looked.
    expect(await inOrder("academy_registrations", registering, takeAway)).toEqual([201, 422]);
    expect(await registrations()).toHaveLength(1);
    await test.services.db.deleteFrom("academy_registrations").execute();
    expect(await inOrder("academy_groups", takeAway, registering)).toEqual([200, 422]);
    expect(await registrations()).toEqual([]);
  });

  it("that fails after its files are stored leaves none behind", async () => {
    const { register } = await aMember();
    const before = await folders();
    await sql`alter table academy_files add constraint refuses check (size < 0) not valid`.execute(test.services.db);
    const { status } = await register();
    await sql`alter table academy_files drop constraint refuses`.execute(test.services.db);
    expect(status).toBe(500);
    expect(await folders()).toEqual(before);
    expect(await registrations()).toEqual([]);
  });
});

describe("withdrawing", () => {
  it("is through before one registers anew, whose files stay when those of before are deleted", async () => {
    const { id, browser, register } = await aMember();
    const before = await folders();
    const old = await anAcademyRegistration(test.services, {
      user_id: id,
      period_id: period.id,
      group_ids: period.groupIds,
    });
    const withdrawing = () => browser.delete(`/me/sa-registrations/${old.id}`);
    expect(await inOrder("academy_registrations", withdrawing, () => register())).toEqual([204, 422]);
    expect((await register()).status).toBe(201);
    expect(await folders()).toHaveLength(before.length + 2);
    await test.runJobs();
    expect(await registrations()).toHaveLength(1);
    expect(await folders()).toHaveLength(before.length + 1);
  });
});
