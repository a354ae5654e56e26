import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { claimNotice } from "./notice-claims.ts";

const test = useTestApi();
const about = new Date("2026-05-01T20:00:00Z");
const claim = (id: string, kind: string, when = about) =>
  test.services.db
    .transaction()
    .execute((tx) => claimNotice(tx, { subject: { kind: "contest", id }, kind, about: when }));

describe("a notice", () => {
  it("is claimed once for the moment that it is about", async () => {
    const { id } = await aContest(test.services);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claim(id, "deadline-passed")));
    expect(claims.filter(Boolean)).toEqual([true]);
    expect(await claim(id, "draft-reminder")).toBe(true);
    expect(await claim(id, "deadline-passed", new Date("2026-05-02T20:00:00Z"))).toBe(true);
  });

  it("is claimed once even when a process of the previous version claims it too", async () => {
    const { id } = await aContest(test.services);
    const claimAsBefore = async () => {
      const { rows } = await sql`
        insert into contest_notices (contest_id, kind, about) values (${id}, 'deadline-passed', ${about})
        on conflict do nothing returning kind`.execute(test.services.db);
      return rows.length > 0;
    };
    expect(await claimAsBefore()).toBe(true);
    expect([await claimAsBefore(), await claim(id, "deadline-passed")]).toEqual([false, false]);
  });

  it("is deleted with its subject", async () => {
    const { db } = test.services;
    const [gone, kept] = [await aContest(test.services), await aContest(test.services)];
    for (const { id } of [gone, kept]) await claim(id, "deadline-passed");
    await db.deleteFrom("contests").where("id", "=", gone.id).execute();
    const left = await db
      .selectFrom("notices")
      .select("subject_id")
      .where("subject_id", "in", [gone.id, kept.id])
      .execute();
    expect(left).toEqual([{ subject_id: kept.id }]);
  });
});
