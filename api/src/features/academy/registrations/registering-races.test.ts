import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { blockWrites, inOrderOf, statusesInOrder } from "#testing/in-order.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPeriod, anAcademyRegistration, registrationForm } from "./academy.factory.ts";

/* Concurrent requests. */

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

/** The statuses of two requests: the second starts while the first waits to write to this table. */
const inOrder = (table: string, ...actions: (() => Promise<{ status: number }>)[]) =>
  statusesInOrder(test)(blockWrites(table), actions);

describe("registering", () => {
  it("in twenty windows at once makes one registration with one mail, and leaves no files of the others", async () => {
    const { register } = await aMember();
    const before = await folders();
    // Half of them send the groups in reverse order.
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

  it("twice after both checked makes one registration: the second waits for the first", async () => {
    const { register } = await aMember();
    const again = () => register();
    const [first, second] = await inOrderOf(test)(blockWrites("academy_registrations"), [again, again]);
    expect([first.status, second.status]).toEqual([201, 422]);
    expect(Object.keys(second.body.errors)).toEqual(["saEnrollmentPeriodGroupIds"]);
    expect(await registrations()).toHaveLength(1);
  });

  it("counts from when the request arrived: the period may close during the upload", async () => {
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

  it("for a group prevents staff from deleting it at that moment, or is refused because it is gone", async () => {
    const { register } = await aMember();
    const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
    await admin.csrfToken("staff");
    const path = `/staff/sa-enrollment-periods/${period.id}`;
    const { groups, ...opened } = (await admin.get(path)).body.data;
    const takeAway = () => admin.put(path, { ...opened, groups: groups.slice(1) });
    const [first = ""] = period.groupIds;
    const registering = () => register([first]);
    // Whichever comes first is held up after its checks.
    expect(await inOrder("academy_registrations", registering, takeAway)).toEqual([201, 422]);
    expect(await registrations()).toHaveLength(1);
    await test.services.db.deleteFrom("academy_registrations").execute();
    expect(await inOrder("academy_groups", takeAway, registering)).toEqual([200, 422]);
    expect(await registrations()).toEqual([]);
  });

  it("leaves no files behind when it fails after storing them", async () => {
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
  it("completes before registering again, and deletes only the files of the withdrawn registration", async () => {
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
