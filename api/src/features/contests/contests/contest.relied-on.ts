import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { ReliedOn } from "#platform/relied-on.ts";
import { changeOrganizer } from "./change-organizer.ts";
import { contestsTakenOver } from "./contests.mails.ts";

interface Transferred {
  successorId: string;
  contestIds: string[];
}
const contestsTransferred = jobKind<Transferred>("personal-data.contests-handed-over");

/** Contests with entries of others. */
export const reliedOnContests: ReliedOn = {
  of: (db, organizerId) =>
    db
      .selectFrom("contests as contest")
      .select(["contest.id", "contest.title"])
      .where("contest.organizer_id", "=", organizerId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("participations as entry")
            .select("entry.id")
            .whereRef("entry.contest_id", "=", "contest.id")
            .where("entry.user_id", "!=", organizerId),
        ),
      )
      .orderBy("contest.title")
      .execute(),
  transfer: async ({ tx, jobs }, { ids, leavingPersonId, successorId }) => {
    const contests = ids.map((id) => ({ id, organizer_id: leavingPersonId }));
    await changeOrganizer(tx, contests, successorId);
    await jobs.enqueue(tx, contestsTransferred, { successorId, contestIds: ids });
  },
};

async function mailSuccessor({ db, mailer, config }: Services, { successorId, contestIds }: Transferred) {
  const successor = await db
    .selectFrom("users")
    .select(["email", "nickname"])
    .where("id", "=", successorId)
    .executeTakeFirst();
  const contests = await db
    .selectFrom("contests")
    .select("title")
    .where("id", "in", contestIds)
    .where("organizer_id", "=", successorId)
    .orderBy("title")
    .execute();
  if (!successor || contests.length === 0) return;
  await mailer.send(
    contestsTakenOver({
      to: successor.email,
      nickname: successor.nickname,
      url: originOf(config.sites, "account") + MANAGED_CONTESTS_PATH,
      contests: contests.map(({ title }) => title),
    }),
  );
}

export const onContestsTransferred = onJob(contestsTransferred, mailSuccessor);
