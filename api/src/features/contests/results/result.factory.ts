import type { TestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aContest } from "../contests/contest.factory.ts";
import { anEntry } from "../participations/entry.factory.ts";

export const WORD = "<p>Een sterk jaar.</p>";
/** The body of a request that ends a contest. */
export const END = { showJuryFeedbackToParticipant: 0 };

export const save = (organizer: TestBrowser, at: string, input: object) =>
  organizer.put(at, { expectedOn: null, juryWord: WORD, ...input });
export const release = (organizer: TestBrowser, at: string) => organizer.post(`${at}/release`, {});

/** Results of contests as their organiser makes them, through the API. */
export function resultMakers(test: TestApi) {
  /** An ended contest with three entries; the mails of the end have been sent. */
  async function anEndedContest({ place = null }: { place?: 1 | 2 | 3 | null } = {}) {
    const { services } = test;
    const contest = await aContest(services);
    const organizer = await test.browser().signInAs(contest.organizerId);
    const [first, second, third] = [
      await anEntry(services, { contest_id: contest.id, titles: ["Eb"] }),
      await anEntry(services, { contest_id: contest.id, titles: ["Vloed"] }),
      await anEntry(services, { contest_id: contest.id, titles: ["Kentering"] }),
    ];
    const idOf = ({ contributionIds: [id = ""] }: { contributionIds: string[] }) => id;
    const ids = { first: idOf(first), second: idOf(second), third: idOf(third) };
    await organizer.post(`/contest-contributions/${ids.first}/set-state`, { state: "winner", place });
    await organizer.post(`/contests/${contest.slug}/end`, END);
    await test.runJobs();
    return { contest, organizer, at: `/contests/${contest.slug}/result`, first, second, third, ids };
  }
  return {
    anEndedContest,
    /** The same with a public result; its mails have been sent too. */
    async aReleasedResult() {
      const ended = await anEndedContest({ place: 1 });
      for (const { status } of [await save(ended.organizer, ended.at, {}), await release(ended.organizer, ended.at)])
        if (status >= 300) throw new Error(`No result: ${status}`);
      await test.runJobs();
      return ended;
    },
    signedIn: (id: string) => test.browser().signInAs(id),
    rowOf: (contestId: string) =>
      test.services.db.selectFrom("contest_results").selectAll().where("contest_id", "=", contestId).executeTakeFirst(),
    personOf: (id: string) =>
      test.services.db.selectFrom("users").select(["slug", "nickname"]).where("id", "=", id).executeTakeFirstOrThrow(),
  };
}
