import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aContest } from "./contest.factory.ts";

const test = useTestApi();

/** A picture of somebody, as markup shows it. */
async function aStoredPicture(owner_id: string) {
  const id = crypto.randomUUID();
  await test.services.db.insertInto("images").values({ id, owner_id, width: 600, height: 400 }).execute();
  return { id, html: `<p>Zee <img src="/media/images/${id}/default.webp" alt=""></p>` };
}
const ownerOf = async ({ id }: { id: string }) =>
  (await test.services.db.selectFrom("images").select("owner_id").where("id", "=", id).executeTakeFirst())?.owner_id;

/** A contest whose organiser is about to change, and the change. */
async function aContestToHandOver() {
  const contest = await aContest(test.services);
  const heir = await aPerson(test.services, { roles: ["contest_organizer"] });
  const admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
  const handOver = async () => {
    const { status } = await admin.post(`/staff/contests/${contest.id}/hand-over`, { organizerId: heir.id });
    expect(status).toBe(200);
  };
  return { contest, heir, admin, handOver, organizer: await test.browser().signInAs(contest.organizerId) };
}

describe("when a contest changes hands, its new organiser gets", () => {
  it("the pictures in the word of the jury, and no other pictures of the former organiser", async () => {
    const { contest, heir, organizer, handOver } = await aContestToHandOver();
    const [shown, other] = [await aStoredPicture(contest.organizerId), await aStoredPicture(contest.organizerId)];
    const saved = await organizer.put(`/contests/${contest.slug}/result`, {
      expectedOn: null,
      juryWord: `<p>Een sterk jaar.</p>${shown.html}`,
    });
    expect([saved.status, saved.body.data.juryWord]).toEqual([200, expect.stringContaining(shown.id)]);
    await handOver();
    expect([await ownerOf(shown), await ownerOf(other)]).toEqual([heir.id, contest.organizerId]);
  });

  it("the pictures in rules that entrants accepted, even after the rules changed", async () => {
    const { contest, heir, handOver } = await aContestToHandOver();
    const shown = await aStoredPicture(contest.organizerId);
    const row = { contest_id: contest.id, body: shown.html };
    await test.services.db.insertInto("contest_rules").values(row).execute();
    await handOver();
    expect(await ownerOf(shown)).toBe(heir.id);
  });
});
