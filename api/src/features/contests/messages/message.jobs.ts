import type { MessageAudience } from "@inktvis/contract/features/contests/contest-messages";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { dropRecipient, mailOnce } from "#platform/mail/mail-once.ts";
import { recipientsOf } from "./queries/message-recipients.ts";
import { messageMail } from "./message.mails.ts";

interface Recipient {
  messageId: string;
  userId: string;
}
export const messageSent = jobKind<Recipient>("contests.message");

/** The group that a message for one person belongs to: its recipient must still be in that group. */
const GROUPS = {
  entrants: "entrants",
  entrant: "entrants",
  begun: "begun",
  jury: "jury",
  juror: "jury",
} as const satisfies Record<MessageAudience, MessageAudience>;

/** Mails a message to one recipient, once. */
async function mailRecipient(services: Services, { messageId, userId }: Recipient) {
  const { db } = services;
  const recipient = await findRecipient(services, { messageId, userId });
  // Already mailed, the recipient was erased in the meantime, or the organiser or sender is blocked.
  if (!recipient) return;
  const row = { of: "contest_message_recipients", id: messageId, to: userId } as const;
  const everybody = recipientsOf(db, recipient.contestId, { to: GROUPS[recipient.audience] });
  // Removed from the jury, withdrawn, handed in, or blocked in the meantime: the message is no longer for them.
  if (!(await everybody.where("user.id", "=", userId).executeTakeFirst())) return dropRecipient(services, row);
  const { email, nickname, audience, text, contestId: _id, ...contest } = recipient;
  await mailOnce(services, row, messageMail(services, { to: email, nickname, contest, audience, text }));
}

const findRecipient = ({ db }: Services, { messageId, userId }: Recipient) =>
  db
    .selectFrom("contest_message_recipients as recipient")
    .innerJoin("contest_messages as message", "message.id", "recipient.message_id")
    .innerJoin("contests as contest", "contest.id", "message.contest_id")
    .innerJoin("users as user", "user.id", "recipient.user_id")
    .select(["contest.id as contestId", "user.email", "user.nickname", "message.audience", "message.text"])
    .select(["contest.slug", "contest.title", "contest.organization", "contest.contact_email"])
    .where("recipient.message_id", "=", messageId)
    .where("recipient.user_id", "=", userId)
    .where("recipient.mailed_at", "is", null)
    .where(({ ref }) => notOfBlocked(ref("contest.organizer_id")))
    .where(({ ref }) => notOfBlocked(ref("message.sent_by")))
    .executeTakeFirst();

export const messageJobs = [onJob(messageSent, mailRecipient)];
