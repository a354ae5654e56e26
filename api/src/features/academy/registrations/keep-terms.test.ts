import { beforeEach, describe, expect, it } from "vitest";
import { days, hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anAcademyRegistration, aPeriod } from "./academy.factory.ts";
import { deleteDocuments } from "./delete-unused-documents.ts";
import { documentKey } from "./document-store.ts";
import { aPdf } from "./documents.factory.ts";

const test = useTestApi();
beforeEach(async () => {
  await test.services.db.deleteFrom("academy_registrations").execute();
  await test.services.db.deleteFrom("academy_periods").execute();
});

async function registeredInPeriodThatClosed(closes_at: Date) {
  const opens_at = later(closes_at, -days(30));
  const period = await aPeriod(test.services, { opens_at, closes_at });
  return anAcademyRegistration(test.services, { period_id: period.id, group_ids: period.groupIds });
}
const left = () => test.services.db.selectFrom("academy_registrations").select("id").execute();
const isStored = (key: string) => test.services.files.exists(key);

describe("the retention of registrations", () => {
  it("ends two years after the period closed, including their files", async () => {
    const twoYearsAgo = new Date(test.clock.now());
    twoYearsAgo.setUTCFullYear(twoYearsAgo.getUTCFullYear() - 2);
    const [old, young] = [
      await registeredInPeriodThatClosed(later(twoYearsAgo, -hours(25))),
      await registeredInPeriodThatClosed(later(twoYearsAgo, days(60))),
    ];
    await test.runScheduled("academy.erase-old");
    expect(await left()).toEqual([{ id: young.id }]);
    expect([await isStored(old.key), await isStored(young.key)]).toEqual([false, true]);
    await test.runScheduled("academy.erase-old");
    expect(await left()).toHaveLength(1);
  });

  it("ends after an hour for files that a killed process left, but not for files of a registration", async () => {
    const { db, files } = test.services;
    const { id, key } = await anAcademyRegistration(test.services);
    const abandoned = crypto.randomUUID();
    const abandonedKey = documentKey({ registrationId: abandoned, kind: "test", extension: "pdf" });
    await files.put(abandonedKey, aPdf(), "application/pdf");
    for (const upload of [id, abandoned])
      await db.insertInto("academy_uploads").values({ id: upload, begun_at: test.clock.now() }).execute();
    await test.runScheduled("academy.delete-abandoned");
    expect(await isStored(abandonedKey)).toBe(true);
    test.clock.advance(hours(1) + 1);
    await test.runScheduled("academy.delete-abandoned");
    expect([await isStored(abandonedKey), await isStored(key)]).toEqual([false, true]);
  });

  it("keeps files whose registrations exist, and removes the notes of their upload", async () => {
    const { db } = test.services;
    const { id, key } = await anAcademyRegistration(test.services);
    await db.insertInto("academy_uploads").values({ id, begun_at: test.clock.now() }).execute();
    await deleteDocuments(test.services, [id]);
    expect(await isStored(key)).toBe(true);
    expect(await db.selectFrom("academy_uploads").selectAll().where("id", "=", id).execute()).toEqual([]);
  });
});
