import type { Case } from "#access-matrix.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { anInvitation } from "#features/contests/invitations/invitation.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import type { TestApi } from "#testing/test-api.ts";
import type { Item } from "./item.ts";

/** A contest of the organiser, in the state that the call needs. */
export async function anOwnContest(test: TestApi, name: string, on: Case["on"]): Promise<Item> {
  const isDraft = on === "unpublished" || name === "contests.delete" || name === "contests.publish";
  const contest = await aContest(test.services, {
    ...(isDraft && { published_at: null }),
    ...(name === "contests.unpublish" && { mode: "display" }),
    ...(name === "results.release" && { ended_at: test.clock.now() }),
  });
  if (name === "results.release") {
    const updated_at = test.clock.now();
    const result = { contest_id: contest.id, jury_word: "<p>Een sterk jaar.</p>", updated_at };
    await test.services.db.insertInto("contest_results").values(result).execute();
  }
  return { author: { id: contest.organizerId, slug: "" }, params: { slug: contest.slug } };
}

/** A complete participation; for feedback or reopening it is handed in, for feedback in a contest that has ended. */
export async function anOwnEntry(test: TestApi, name: string): Promise<Item> {
  const isAboutFeedback = name === "participations.feedback";
  const isReopened = name === "participations.reopen";
  const contest = await aContest(test.services, isAboutFeedback ? { ended_at: test.clock.now() } : {});
  const handedIn = isAboutFeedback || isReopened;
  const entry = await anEntry(test.services, { contest_id: contest.id, handedIn });
  const text = await aText(test.services, { author_id: entry.user_id });
  return {
    author: { id: isReopened ? contest.organizerId : entry.user_id, slug: "" },
    params: { slug: contest.slug, id: entry.id },
    ...(name === "participations.saveContributions" && { body: { texts: [text.id] } }),
  };
}

/** An invitation with its id and token. */
export async function aSentInvitation(test: TestApi): Promise<Item> {
  const [contest, invited] = [await aContest(test.services), await aPerson(test.services)];
  const { id, token } = await anInvitation(test.services, { contest_id: contest.id, email: invited.email });
  return { author: invited, params: { slug: contest.slug, id, token } };
}

/** An entry and a juror of its contest; the id is the one that the call takes. */
export async function aJudgedEntry(test: TestApi, name: string): Promise<Item> {
  const contest = await aContest(test.services);
  const entry = await anEntry(test.services, { contest_id: contest.id });
  const juror = await aJuror(test.services, { contestId: contest.id });
  const isAboutJuror = /^jury\.(assign|remind|remove)$/.test(name);
  const id = (isAboutJuror ? juror.id : entry.contributionIds[0]) ?? "";
  return { author: { id: juror.userId, slug: "" }, params: { slug: contest.slug, id } };
}
