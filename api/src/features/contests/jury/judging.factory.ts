import { expect } from "vitest";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aJuror } from "./juror.factory.ts";

export interface Listed {
  id: string;
  title: string;
  writer: string | null;
}

/** Contests with a jury, and what a juror does. */
export function judging(test: TestApi) {
  async function aJurorOf(contestId: string, ageCategoryId: number | null = null) {
    const juror = await aJuror(test.services, { contestId, ageCategoryId });
    return { ...juror, browser: await test.browser().signInAs(juror.userId) };
  }

  /** A contest with an organiser who is signed in, a juror, and an entry of one text. */
  async function aJudgedContest(wanted: Parameters<typeof aContest>[1] = {}) {
    const contest = await aContest(test.services, wanted);
    const entry = await anEntry(test.services, { contest_id: contest.id });
    const organizer = await test.browser().signInAs(contest.organizerId);
    return { contest, entry, organizer, id: entry.contributionIds[0] ?? "", juror: await aJurorOf(contest.id) };
  }
  const end = (contestId: string) =>
    test.services.db.updateTable("contests").set({ ended_at: test.clock.now() }).where("id", "=", contestId).execute();
  const rowsOf = (contributionId: string) =>
    test.services.db
      .selectFrom("contribution_feedbacks")
      .select(["feedback", "points", "abstained_because", "jury_id"])
      .where("contribution_id", "=", contributionId)
      .execute();
  const score = (browser: TestBrowser, id: string, body: object) =>
    browser.post(`/contest-contributions/${id}/feedback`, body);
  const abstain = (browser: TestBrowser, id: string, reason: unknown = "Ik ken wie dit schreef.") =>
    browser.post(`/contest-contributions/${id}/abstain`, { reason });
  const listOf = async (browser: TestBrowser, slug: string, query = "") => {
    const { status, body } = await browser.get(`/contests/${slug}/contributions-jury${query}`);
    expect(status).toBe(200);
    return body as { data: Listed[]; meta: { contest: { scored: number; total: number } } };
  };
  return { aJurorOf, aJudgedContest, end, rowsOf, score, abstain, listOf };
}
