import type { MessageAudience } from "@inktvis/contract/features/contests/contest-messages";
import { later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { recipientsOf } from "./queries/message-recipients.ts";
import { messageMail } from "./message.mails.ts";

interface Recipient {
  messageId: string;
  userId: string;
}
export const messageSent = jobKind<Recipient>("contests.message");

/** To whom a message for one person would go when it was for all of their kind. */
const GROUPS = {
  entrants: "entrants",
  entrant: "entrants",
  begun: "begun",
  jury: "jury",
  juror: "jury",
} as const satisfies Record<MessageAudience, MessageAudience>;

/** Longer than sending a mail takes. */
const CLAIM = minutes(10);

/**
 * Mails a message to one recipient, once, also when the job runs twice or at the same time: who mails it claims the row
 * of the recipient first. A job that finds it claimed fails, and is tried again later.
 */
async function mailRecipient(services: Services, { messageId, userId }: Recipient) {
  const { db, clock, mailer } = services;
  const recipient = await findRecipient(services, { messageId, userId });
  // Mailed already, erased or blocked meanwhile.
  if (!recipient) return;
  const everybody = recipientsOf(db, recipient.contestId, { to: GROUPS[recipient.audience as MessageAudience] });
  // Removed from the jury, withdrawn, or handed in meanwhile: the message is no longer for them.
  if (!(await everybody.where("user.id", "=", userId).executeTakeFirst())) return;
  const row = db
    .updateTable("contest_message_recipients")
    .where("message_id", "=", messageId)
    .where("user_id", "=", userId);
  const claimed = await row
    .set({ claimed_at: clock.now() })
    .where("mailed_at", "is", null)
    .where((eb) => eb.or([eb("claimed_at", "is", null), eb("claimed_at", "<", later(clock.now(), -CLAIM))]))
    .returning("user_id")
    .executeTakeFirst();
  if (!claimed) throw new Error("Another worker mails this message");
  const { email, nickname, audience, text, contestId: _id, ...contest } = recipient;
  try {
    await mailer.send(
      messageMail(services, { to: email, nickname, contest, audience: audience as MessageAudience, text }),
    );
  } catch (error) {
    await row.set({ claimed_at: null }).execute();
    throw error;
  }
  await row.set({ mailed_at: clock.now() }).execute();
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
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();

export const messageJobs = [onJob(messageSent, mailRecipient)];
