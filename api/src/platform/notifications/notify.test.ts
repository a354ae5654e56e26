import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { manyFollowers } from "#features/people/people/many-followers.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { notify } from "./notify.ts";

const test = useTestApi();

const toldOf = (dedupeKey: string) =>
  test.services.db
    .selectFrom("notifications")
    .select(({ fn }) => [fn.countAll<number>().as("told"), fn.count<number>("user_id").distinct().as("people")])
    .where("dedupe_key", "=", dedupeKey)
    .executeTakeFirst();

describe("notify", () => {
  const tell = async (to: string[], dedupeKey: string) => {
    const contest = (await aContest(test.services)).id;
    await test.services.db
      .transaction()
      .execute((tx) =>
        notify(tx, { to, type: "contestDeadlinePassed", about: { contest }, dedupeKey, now: test.clock.now() }),
      );
  };

  it("creates one notification a person and dedupe key, also concurrently", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(test.services)));
    const ids = people.map(({ id }) => id);
    await Promise.all([tell(ids, "eb 1"), tell(ids.toReversed(), "eb 1"), tell(ids, "eb 1")]);
    await tell(ids.slice(0, 1), "eb 2");
    expect([await toldOf("eb 1"), await toldOf("eb 2")]).toEqual([
      { told: 20, people: 20 },
      { told: 1, people: 1 },
    ]);
  });

  it("handles more recipients than a statement has parameters, and ignores deleted ones", async () => {
    const author = await aPerson(test.services);
    const followers = await manyFollowers(test.services, author.id, 20_000);
    await tell([...followers, crypto.randomUUID()], "vloed");
    expect(await toldOf("vloed")).toEqual({ told: 20_000, people: 20_000 });
  });
});
