import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { dropRecipient, mailOnce } from "#platform/mail/mail-once.ts";
import { mailingSent, mailingTested } from "./mailing.job-kinds.ts";
import { mailingMail } from "./mailing.mails.ts";
import type { CheckedDraft } from "./mailing.rules.ts";
import { readerOf } from "./queries/mailed-course.ts";
import { mailingRecipients } from "./queries/mailing-recipients.ts";

interface Recipient {
  mailingId: string;
  userId: string;
}

/** Mails one recipient, once. */
async function mailRecipient(services: Services, { mailingId, userId }: Recipient) {
  const { db, clock } = services;
  const mailing = await findMailing(services, { mailingId, userId });
  // Already mailed, erased in the meantime, or from an organiser or sender who is blocked.
  if (!mailing) return;
  const { courseId, includePending } = mailing;
  const row = { of: "course_mailing_recipients", id: mailingId, to: userId } as const;
  const recipient = await mailingRecipients(db, { courseId, includePending, now: clock.now() })
    .where("user.id", "=", userId)
    .executeTakeFirst();
  // Delisted, blocked, or too late to pay in the meantime: the mail is no longer for them.
  if (!recipient) return dropRecipient(services, row);
  const { email: to, nickname, ...content } = mailing;
  await mailOnce(
    services,
    row,
    mailingMail(services, { to, nickname, course: content, draft: content, readerIs: recipient.readerIs }),
  );
}

const findMailing = ({ db }: Services, { mailingId, userId }: Recipient) =>
  db
    .selectFrom("course_mailing_recipients as recipient")
    .innerJoin("course_mailings as mailing", "mailing.id", "recipient.mailing_id")
    .innerJoin("courses as course", "course.id", "mailing.course_id")
    .innerJoin("users as user", "user.id", "recipient.user_id")
    .select(["course.id as courseId", "user.email", "user.nickname", "mailing.subject", "mailing.body"])
    .select(["mailing.action_text as actionText", "mailing.action_url as actionUrl"])
    .select(["mailing.includes_pending as includePending"])
    .select(["course.slug", "course.title", "course.organization", "course.admin_email_address"])
    .where("recipient.mailing_id", "=", mailingId)
    .where("recipient.user_id", "=", userId)
    .where("recipient.mailed_at", "is", null)
    .where(({ ref }) => notOfBlocked(ref("course.organizer_id")))
    .where(({ ref }) => notOfBlocked(ref("mailing.sent_by")))
    .executeTakeFirst();

interface Test {
  courseId: string;
  userId: string;
  draft: CheckedDraft;
}

async function mailTest(services: Services, { courseId, userId, draft }: Test) {
  const found = await services.db
    .selectFrom("courses as course")
    .innerJoin("users as user", (join) => join.on("user.id", "=", userId))
    .select(["course.slug", "course.title", "course.organization", "course.admin_email_address"])
    .select(["course.cancelled_at", "user.email", "user.nickname"])
    .where("course.id", "=", courseId)
    .executeTakeFirst();
  if (!found) return;
  const { email: to, nickname, ...course } = found;
  const mail = mailingMail(services, { to, nickname, course, draft, readerIs: readerOf(course) });
  await services.mailer.send({ ...mail, subject: `Proef: ${mail.subject}` });
}

export const mailingJobs = [onJob(mailingSent, mailRecipient), onJob(mailingTested, mailTest)];
