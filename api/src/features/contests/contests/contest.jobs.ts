import type { Services } from "#platform/context.ts";
import { jobKind, onJob } from "#platform/jobs/job.ts";
import { indexWords } from "#platform/search/search-words.ts";
import * as mails from "./contests.mails.ts";

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
  if (contest) await indexWords(db, contest.title);
}

/** Somebody else than its organiser deleted a contest. */
export const contestDeleted = jobKind<{ organizerId: string; title: string }>("contests.deleted");

async function mailOrganizer({ db, mailer }: Services, { organizerId, title }: { organizerId: string; title: string }) {
  const organizer = await db
    .selectFrom("users")
    .select(["email", "nickname"])
    .where("id", "=", organizerId)
    .executeTakeFirst();
  if (organizer)
    await mailer.send(mails.deleted({ to: organizer.email, nickname: organizer.nickname, contest: title }));
}

export const onContestDeleted = onJob(contestDeleted, mailOrganizer);
export const onContestSaved = onJob(contestSaved, learnTitle);
