import type { Services } from "../../platform/context.ts";
import { jobKind, onJob } from "../../platform/jobs/job.ts";
import { rememberWords } from "../search/words.ts";

/** A contest was published, or changed since. */
export const contestSaved = jobKind<{ contestId: string }>("contests.saved");

/** Learns the words of its title; of what is not published nobody may learn any. */
async function learnTitle({ db }: Services, { contestId }: { contestId: string }) {
  const contest = await db
    .selectFrom("contests")
    .select("title")
    .where("id", "=", contestId)
    .where("published_at", "is not", null)
    .executeTakeFirst();
  if (contest) await rememberWords(db, contest.title);
}

export const onContestSaved = onJob(contestSaved, learnTitle);
