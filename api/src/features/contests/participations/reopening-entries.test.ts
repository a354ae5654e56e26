import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anEntrant } from "./entrant.factory.ts";
import { useFullEntries } from "./full-entry.factory.ts";

const test = useTestApi();
const { aFullEntry, rowsOf } = useFullEntries(test);

describe("reopening an entry", () => {
  it("lets it be changed and handed in again, and deletes what the jury wrote", async () => {
    const { entry, id, contest, person, write } = await aFullEntry();
    await entry.finalize();
    await test.runJobs();
    const organizer = await test.browser().signInAs(contest.organizerId);
    const [handedIn] = await rowsOf(id);
    const feedback = { contribution_id: handedIn?.id ?? "", points: 80, updated_at: test.clock.now() };
    await test.services.db.insertInto("contribution_feedbacks").values(feedback).execute();
    const award = { state: "winner", place: 1 };
    await organizer.post(`/contest-contributions/${handedIn?.id}/set-state`, award);
    expect(await rowsOf(id)).toMatchObject([award]);
    expect((await organizer.post(`/contest-participants/${id}/reopen`)).status).toBe(204);
    expect((await entry.get()).body.data).toMatchObject({
      finalizedAt: null,
      reopenedAt: test.clock.now().toISOString(),
      hasContributions: true,
    });
    expect(await rowsOf(id)).toMatchObject([{ frozen_at: null, title: null, state: "none", place: null }]);
    const left = test.services.db.selectFrom("contribution_feedbacks").select("id");
    expect(await left.where("contribution_id", "=", handedIn?.id ?? "").execute()).toEqual([]);
    expect(await test.runJobs()).toMatchObject([
      { to: person.email, subject: "Je kan je deelname aan Water nog veranderen" },
    ]);
    const other = await write("Een betere");
    await entry.choose([other.id]);
    expect((await entry.finalize()).body.data.contributions).toMatchObject([{ title: "Een betere" }]);
  });

  it("is for managers of the contest only, for entries that were handed in, before the deadline", async () => {
    const { entry, id, contest } = await aFullEntry();
    const organizer = await test.browser().signInAs(contest.organizerId);
    const other = await anEntrant(test, { roles: ["contest_organizer"] });
    const reopen = `/contest-participants/${id}/reopen`;
    expect((await organizer.post(reopen)).status).toBe(422);
    await entry.finalize();
    expect((await other.browser.post(reopen)).status).toBe(404);
    await test.services.db
      .updateTable("contests")
      .set({ deadline: test.clock.now() })
      .where("id", "=", contest.id)
      .execute();
    expect((await organizer.post(reopen)).status).toBe(422);
  });

  it("is refused when the original of a text was deleted", async () => {
    const { entry, id, contest, browser, text } = await aFullEntry();
    await entry.finalize();
    await browser.delete(`/texts/${text.slug}`);
    const organizer = await test.browser().signInAs(contest.organizerId);
    expect((await organizer.post(`/contest-participants/${id}/reopen`)).status).toBe(422);
    expect(await rowsOf(id)).toMatchObject([{ title: "Tekst 1" }]);
  });
});
