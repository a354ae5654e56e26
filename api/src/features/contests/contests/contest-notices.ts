import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { days, later } from "#platform/clock.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import type { Tx } from "#platform/db/database.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { entryPath, judgingPath } from "@inktvis/contract/page-paths/community";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { leftToJudge } from "../jury/queries/left-to-judge.ts";
import { notify } from "#platform/notifications/notify.ts";
import { deadlinePassed, draftReminder, juryReminder } from "./contests.mails.ts";
import { dedupeKeyOf, isFirstTime } from "./told-once.ts";

/*
 * What a contest tells by itself: that its deadline passed, that an entry is still to be handed in, that scores are
 * awaited. Each is told once for the moment that it is about (contest_notices), whatever crashes or runs twice.
 */

const organizerTold = jobKind<{ contestId: string }>("contests.deadline-passed");
const entrantReminded = jobKind<{ participationId: string }>("contests.draft-reminder");
const jurorReminded = jobKind<{ juryId: string }>("contests.jury-reminder");

/** Notices that are later than this, since the server was away, are of no use to anybody. */
const STALE = days(7);
const DRAFT_REMINDER = days(3);
const JURY_REMINDERS = [
  { kind: "jury-1-day", before: days(1) },
  { kind: "jury-3-days", before: days(3) },
];

interface Running {
  id: string;
  organizer_id: string;
  deadline: Date;
  jury_deadline: Date | null;
}

/** Looks which contests have something to tell now. */
async function tellWhatIsDue(services: Services) {
  const now = services.clock.now();
  const running = await services.db
    .selectFrom("contests")
    .select(["id", "organizer_id", "deadline", "jury_deadline"])
    .where("mode", "=", "interactive")
    .where("published_at", "is not", null)
    .where("ended_at", "is", null)
    .where((eb) => eb.or([eb("deadline", ">", later(now, -STALE)), eb("jury_deadline", ">", now)]))
    .execute();
  for (const contest of running) {
    for (const notice of dueNotices(contest, now)) {
      await services.db.transaction().execute(async (tx) => {
        const told = { contestId: contest.id, ...notice };
        if (await isFirstTime(tx, told))
          await notice.tell({ ...services, tx, contest, now, dedupeKey: dedupeKeyOf(told) });
      });
    }
  }
}

interface Telling extends Services {
  tx: Tx;
  contest: Running;
  now: Date;
  dedupeKey: string;
}
interface Notice {
  kind: string;
  about: Date;
  tell: (telling: Telling) => Promise<void>;
}

function dueNotices({ deadline, jury_deadline: juryDeadline }: Running, now: Date): Notice[] {
  const due: Notice[] = [];
  if (now >= deadline && now < later(deadline, STALE))
    due.push({ kind: "deadline-passed", about: deadline, tell: tellDeadlinePassed });
  if (now < deadline && now >= later(deadline, -DRAFT_REMINDER))
    due.push({ kind: "draft-reminder", about: deadline, tell: remindEntrants });
  const reminder = juryDeadline && JURY_REMINDERS.find(({ before }) => now >= later(juryDeadline, -before));
  // The nearest only: who sets a deadline for tomorrow wants no two mails today.
  if (juryDeadline && reminder && now < juryDeadline)
    due.push({ kind: reminder.kind, about: juryDeadline, tell: remindJury });
  return due;
}

async function tellDeadlinePassed({ tx, contest, now, dedupeKey, jobs }: Telling) {
  const about = { contest: contest.id };
  await notify(tx, { to: [contest.organizer_id], type: "contestDeadlinePassed", about, dedupeKey, now });
  await jobs.enqueue(tx, organizerTold, { contestId: contest.id });
  const waiting = await leftToJudge(tx, contest.id);
  const to = waiting.map(({ userId }) => userId);
  await notify(tx, { to, type: "juryShouldGiveFeedback", about, dedupeKey, now });
}

async function remindEntrants({ tx, contest, jobs }: Telling) {
  const unfinished = await tx
    .selectFrom("participations")
    .select("id")
    .where("contest_id", "=", contest.id)
    .where("finalized_at", "is", null)
    .execute();
  await jobs.enqueueAll(
    tx,
    entrantReminded,
    unfinished.map(({ id }) => ({ participationId: id })),
  );
}

async function remindJury({ tx, contest, now, dedupeKey, jobs }: Telling) {
  const waiting = await leftToJudge(tx, contest.id);
  await notify(tx, {
    to: waiting.map(({ userId }) => userId),
    type: "juryShouldGiveFeedback",
    about: { contest: contest.id },
    dedupeKey,
    now,
  });
  await jobs.enqueueAll(
    tx,
    jurorReminded,
    waiting.map(({ juryId }) => ({ juryId })),
  );
}

async function mailOrganizer({ db, mailer, config }: Services, { contestId }: { contestId: string }) {
  const told = await db
    .selectFrom("contests as contest")
    .innerJoin("users as user", "user.id", "contest.organizer_id")
    .select(["contest.title", "contest.slug", "user.email", "user.nickname"])
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
    .executeTakeFirst();
  if (!told) return;
  await mailer.send(
    deadlinePassed({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "account") + managedContestPath(told.slug),
      entries: told.entries ?? 0,
    }),
  );
}

async function mailEntrant(services: Services, { participationId }: { participationId: string }) {
  const { db, mailer, config, clock } = services;
  const told = await db
    .selectFrom("participations as participation")
    .innerJoin("contests as contest", "contest.id", "participation.contest_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(["contest.title", "contest.slug", "contest.deadline", "user.email", "user.nickname"])
    .where("participation.id", "=", participationId)
    .where("user.blocked_at", "is", null)
    .where("participation.finalized_at", "is", null)
    .where("contest.ended_at", "is", null)
    .where("contest.deadline", ">", clock.now())
    .executeTakeFirst();
  // Handed in, withdrawn or too late since.
  if (!told) return;
  await mailer.send(
    draftReminder({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "community") + entryPath(told.slug),
      deadline: formatDateTime(told.deadline),
    }),
  );
}

async function mailJuror(services: Services, { juryId }: { juryId: string }) {
  const { db, mailer, config, clock } = services;
  const told = await db
    .selectFrom("contest_jury as juror")
    .innerJoin("contests as contest", "contest.id", "juror.contest_id")
    .innerJoin("users as user", "user.id", "juror.user_id")
    .select(["contest.id", "contest.title", "contest.slug", "contest.jury_deadline", "user.email", "user.nickname"])
    .where("juror.id", "=", juryId)
    .where("user.blocked_at", "is", null)
    .where("contest.ended_at", "is", null)
    .where("contest.jury_deadline", ">", clock.now())
    .executeTakeFirst();
  const waiting = told && (await leftToJudge(db, told.id)).find((each) => each.juryId === juryId);
  // All scored, off the jury, or over since.
  if (!told?.jury_deadline || !waiting) return;
  await mailer.send(
    juryReminder({
      to: told.email,
      nickname: told.nickname,
      contest: told.title,
      url: originOf(config.sites, "community") + judgingPath(told.slug),
      deadline: formatDateTime(told.jury_deadline),
      left: waiting.left,
    }),
  );
}

export const contestNotices = [
  onSchedule("contests.notices", "* * * * *", tellWhatIsDue),
  onJob(organizerTold, mailOrganizer),
  onJob(entrantReminded, mailEntrant),
  onJob(jurorReminded, mailJuror),
];
