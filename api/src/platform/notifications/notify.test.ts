import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { manyFollowers } from "#features/people/people/many-followers.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { notify } from "./notify.ts";

const test = useTestApi();

const countsOf = (dedupeKey: string) =>
  test.services.db
    .selectFrom("notifications")
    .select(({ fn }) => [
      fn.countAll<number>().as("notifications"),
      fn.count<number>("user_id").distinct().as("people"),
    ])
    .where("dedupe_key", "=", dedupeKey)
    .executeTakeFirst();

describe("notify", () => {
  const notifyPeople = async (to: string[], dedupeKey: string) => {
    const contest = (await aContest(test.services)).id;
    await test.services.db
      .transaction()
      .execute((tx) =>
        notify(tx, { to, type: "contestDeadlinePassed", about: { contest }, dedupeKey, now: test.clock.now() }),
      );
  };

  it("creates one notification per person and dedupe key, even concurrently", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(test.services)));
    const ids = people.map(({ id }) => id);
    await Promise.all([notifyPeople(ids, "eb 1"), notifyPeople(ids.toReversed(), "eb 1"), notifyPeople(ids, "eb 1")]);
    await notifyPeople(ids.slice(0, 1), "eb 2");
    expect([await countsOf("eb 1"), await countsOf("eb 2")]).toEqual([
      { notifications: 20, people: 20 },
      { notifications: 1, people: 1 },
    ]);
  });

  it("handles more recipients than a statement has parameters, and ignores deleted ones", async () => {
    const author = await aPerson(test.services);
    const followers = await manyFollowers(test.services, author.id, 20_000);
    await notifyPeople([...followers, crypto.randomUUID()], "vloed");
    expect(await countsOf("vloed")).toEqual({ notifications: 20_000, people: 20_000 });
  });
});
