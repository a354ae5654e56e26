import type { TestApi } from "#testing/test-api.ts";
import { aContest } from "../contests/contest.factory.ts";
import { aJuror } from "../jury/juror.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

/** Entries of a contest, and what its organiser and its jury do with them. */
export const contributionMakers = (test: TestApi) => ({
  /** A contest with one entry, and the browser of its organiser. */
  async anEnteredContest(wanted: Parameters<typeof aContest>[1] = {}) {
    const contest = await aContest(test.services, wanted);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const entry = await anEntry(test.services, { contest_id: contest.id, titles: ["De veerpont"] });
    const [contributionId = ""] = entry.contributionIds;
    return { contest, organizer, entry, contributionId };
  },
  /** A juror who gave these points, or opened the entry and gave none. */
  async scored(contestId: string, contributionId: string, points: number | null, feedback = "") {
    const juror = await aJuror(test.services, { contestId });
    await test.services.db
      .insertInto("contribution_feedbacks")
      .values({ contribution_id: contributionId, jury_id: juror.id, points, feedback, updated_at: test.clock.now() })
      .execute();
    return juror;
  },
  end: (contestId: string) =>
    test.services.db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contestId).execute(),
});
