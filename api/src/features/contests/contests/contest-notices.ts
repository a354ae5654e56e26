import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { days, later } from "#platform/clock.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { entryPath, judgingPath } from "@inktvis/contract/page-paths/community";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { jurorWithWorkLeft } from "../jury/queries/juror-with-work-left.ts";
import { mailedEntrant } from "../participations/queries/mailed-entrant.ts";
import { unfinishedJurors } from "../jury/queries/unfinished-jurors.ts";
import { claimNotice, dedupeKeyOf } from "#platform/notifications/notice-claims.ts";
import { notify } from "#platform/notifications/notify.ts";
import { deadlinePassed, draftReminder, juryReminder } from "./contests.mails.ts";
import { replyTo } from "./reply-to.ts";

/*
 * Scheduled notices of contests: the deadline passed, an entry is not handed in yet, scores are missing. Each is sent
 * once for the moment that it announces (table notices), even when a job crashes or runs twice.
 */

const deadlineMailDue = jobKind<{ contestId: string }>("contests.deadline-passed");
const entrantReminderDue = jobKind<{ participationId: string }>("contests.draft-reminder");
const jurorReminderDue = jobKind<{ juryId: string }>("contests.jury-reminder");

/** Notices that are later than this, after the server was down, are skipped. */
const STALE = days(7);
const DRAFT_REMINDER = days(3);
const JURY_REMINDERS = [
  { kind: "jury-1-day", before: days(1) },
  { kind: "jury-3-days", before: days(3) },
];

interface OngoingContest {
  id: string;
  organizer_id: string;
  deadline: Date;
  jury_deadline: Date | null;
}

/** Sends the notices that are due now. */
async function sendDueNotices(services: Services) {
  const now = services.clock.now();
  const ongoing = await services.db
    .selectFrom("contests")
    .select(["id", "organizer_id", "deadline", "jury_deadline"])
    .where("mode", "=", "interactive")
    .where("published_at", "is not", null)
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("deadline", ">", later(now, -STALE)), eb("jury_deadline", ">", now)]))
    .execute();
  await tryEach(services, ongoing, async (contest) => {
    for (const notice of dueNotices(contest, now)) {
      await services.db.transaction().execute(async (tx) => {
        const told = { subject: { kind: "contest", id: contest.id }, ...notice } as const;
        if (await claimNotice(tx, told))
          await notice.tell({ ...services, tx, contest, now, dedupeKey: dedupeKeyOf(told) });
      });
    }
  });
}

interface NoticeContext extends Services {
  tx: Tx;
  contest: OngoingContest;
  now: Date;
  dedupeKey: string;
}
interface Notice {
  kind: string;
  about: Date;
  tell: (telling: NoticeContext) => Promise<void>;
}

function dueNotices({ deadline, jury_deadline: juryDeadline }: OngoingContest, now: Date): Notice[] {
  const due: Notice[] = [];
  if (now >= deadline && now < later(deadline, STALE))
    due.push({ kind: "deadline-passed", about: deadline, tell: notifyDeadlinePassed });
  if (now < deadline && now >= later(deadline, -DRAFT_REMINDER))
    due.push({ kind: "draft-reminder", about: deadline, tell: remindEntrants });
  const reminder = juryDeadline && JURY_REMINDERS.find(({ before }) => now >= later(juryDeadline, -before));
  // Only the nearest one: a deadline that is set to tomorrow must not send two mails today.
  if (juryDeadline && reminder && now < juryDeadline)
    due.push({ kind: reminder.kind, about: juryDeadline, tell: remindJury });
  return due;
}

async function notifyDeadlinePassed({ tx, contest, now, dedupeKey, jobs }: NoticeContext) {
  const about = { contest: contest.id };
  await notify(tx, { to: [contest.organizer_id], type: "contestDeadlinePassed", about, dedupeKey, now });
  await jobs.enqueue(tx, deadlineMailDue, { contestId: contest.id });
  const unfinished = await unfinishedJurors(tx, contest.id);
  const to = unfinished.map(({ userId }) => userId);
  await notify(tx, { to, type: "juryShouldGiveFeedback", about, dedupeKey, now });
}

async function remindEntrants({ tx, contest, jobs }: NoticeContext) {
  const unfinished = await tx
    .selectFrom("participations")
    .select("id")
    .where("contest_id", "=", contest.id)
    .where("finalized_at", "is", null)
    .execute();
  await jobs.enqueueAll(
    tx,
    entrantReminderDue,
    unfinished.map(({ id }) => ({ participationId: id })),
  );
}

async function remindJury({ tx, contest, now, dedupeKey, jobs }: NoticeContext) {
  const unfinished = await unfinishedJurors(tx, contest.id);
  await notify(tx, {
    to: unfinished.map(({ userId }) => userId),
    type: "juryShouldGiveFeedback",
    about: { contest: contest.id },
    dedupeKey,
    now,
  });
  await jobs.enqueueAll(
    tx,
    jurorReminderDue,
    unfinished.map(({ juryId }) => ({ juryId })),
  );
}

async function mailOrganizer({ db, mailer, config, clock }: Services, { contestId }: { contestId: string }) {
  const told = await db
    .selectFrom("contests as contest")
    .innerJoin("users as user", "user.id", "contest.organizer_id")
    .select(["contest.id", "contest.title", "contest.slug", "user.email", "user.nickname"])
    .select((eb) =>
      eb
        .selectFrom("participations as participation")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("participation.contest_id", "=", "contest.id")
        .where("participation.finalized_at", "is not", null)
        .as("entries"),
    )
    .where("contest.id", "=", contestId)
    .where("user.blocked_at", "is", null)
    // Not moved or ended in the meantime.
    .where("contest.deadline", "<=", clock.now())
    .where("contest.ended_at", "is", null)
    .executeTakeFirst();
  if (!told) return;
  await mailer.send(
    deadlinePassed({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "account") + managedContestPath(told.slug),
      entries: told.entries ?? 0,
      isJuryBusy: (await unfinishedJurors(db, told.id)).length > 0,
    }),
  );
}

async function mailEntrant(services: Services, { participationId }: { participationId: string }) {
  const { db, mailer, config, clock } = services;
  const told = await mailedEntrant(db, participationId)
    .select("contest.deadline")
    .where("entry.finalized_at", "is", null)
    .where("contest.ended_at", "is", null)
    .where("contest.deadline", ">", clock.now())
    .executeTakeFirst();
  // Handed in, withdrawn or past the deadline in the meantime.
  if (!told) return;
  await mailer.send({
    ...draftReminder({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "community") + entryPath(told.slug),
      deadline: formatDateTime(told.deadline),
    }),
    ...replyTo(told),
  });
}

async function mailJuror({ db, mailer, config, clock }: Services, { juryId }: { juryId: string }) {
  const told = await jurorWithWorkLeft(db, juryId);
  // Judged, or the deadline moved in the meantime.
  if (!told?.jury_deadline || told.jury_deadline <= clock.now()) return;
  await mailer.send({
    ...juryReminder({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "community") + judgingPath(told.slug),
      deadline: formatDateTime(told.jury_deadline),
      left: told.left,
    }),
    ...replyTo(told),
  });
}

export const contestNotices = [
  onSchedule("contests.notices", "* * * * *", sendDueNotices),
  onJob(deadlineMailDue, mailOrganizer),
  onJob(entrantReminderDue, mailEntrant),
  onJob(jurorReminderDue, mailJuror),
];
