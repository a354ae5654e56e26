import { storeMailPictures } from "#features/media/images/mail-pictures.ts";
import { unsubscribeFrom } from "#features/accounts/mail-preferences/unsubscribe-token.ts";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { tryEach } from "#platform/jobs/try-each.ts";
import { dropRecipient, mailOnce } from "#platform/mail/mail-once.ts";
import { unsubscribeAddress } from "../subscriptions/unsubscribe-link.ts";
import { newsletterBatch, newsletterTested } from "./newsletter.job-kinds.ts";
import { newsletterMail } from "./newsletter.mails.ts";
import { subscribedAddresses, subscribedMembers } from "./queries/newsletter-recipients.ts";

interface Batch {
  newsletterId: string;
  batch: number;
}

const newsletterOf = ({ db }: Pick<Services, "db">, id: string) =>
  db.selectFrom("newsletters").select(["slug", "title", "body", "pictures"]).where("id", "=", id).executeTakeFirst();

/** Mails the people in a batch who were not mailed yet; a failure for one does not hold up the others. */
async function mailBatch(services: Services, batch: Batch) {
  const newsletter = await newsletterOf(services, batch.newsletterId);
  if (!newsletter) return;
  await storeMailPictures(services, newsletter.pictures ?? []);
  const readers = await waitingReaders(services, batch).execute();
  await tryEach(services, readers, async ({ id }) => {
    const recipient = await addresseeOf(services, id);
    // Unsubscribed or blocked in the meantime: the newsletter is no longer for them.
    const row = { of: "newsletter_recipients", id: batch.newsletterId, to: id } as const;
    if (!recipient) return dropRecipient(services, row);
    return mailOnce(services, row, newsletterMail(services.config, { ...recipient, newsletter }));
  });
}

const waitingReaders = ({ db }: Services, { newsletterId, batch }: Batch) =>
  db
    .selectFrom("newsletter_recipients")
    .select("id")
    .where("newsletter_id", "=", newsletterId)
    .where("batch", "=", batch)
    .where("mailed_at", "is", null)
    .orderBy("id");

/** The address of a recipient at the moment of mailing: a subscriber without an account may have one by then. */
async function addresseeOf(services: Services, recipientId: string) {
  const { db, config } = services;
  const reader = await db
    .selectFrom("newsletter_recipients")
    .select(["user_id", "subscription_id"])
    .where("id", "=", recipientId)
    .executeTakeFirst();
  if (!reader) return undefined;
  if (reader.user_id !== null) {
    const member = await subscribedMembers(db)
      .select(["user.id", "user.email", "user.nickname"])
      .where("user.id", "=", reader.user_id)
      .executeTakeFirst();
    const unsubscribe = member && unsubscribeFrom(services, { userId: member.id, category: "newsletter" });
    return unsubscribe && { to: member.email, name: member.nickname, unsubscribe };
  }
  const address = await subscribedAddresses(db)
    .select(["subscription.email", "subscription.first_name"])
    .where("subscription.id", "=", reader.subscription_id)
    .executeTakeFirst();
  return (
    address && { to: address.email, name: address.first_name, unsubscribe: unsubscribeAddress(config, address.email) }
  );
}

async function mailTest(services: Services, { newsletterId, userId }: { newsletterId: string; userId: string }) {
  const { db, config, mailer } = services;
  const newsletter = await newsletterOf(services, newsletterId);
  const editor = await db
    .selectFrom("users")
    .select(["email", "nickname"])
    .where("id", "=", userId)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  if (!newsletter || !editor) return;
  const unsubscribe = unsubscribeFrom(services, { userId, category: "newsletter" });
  const mail = newsletterMail(config, { to: editor.email, name: editor.nickname, newsletter, unsubscribe });
  const notice = "Dit is een proef, alleen aan jou. Afbeeldingen zie je erin zodra de nieuwsbrief verstuurd is.";
  await mailer.send({ ...mail, subject: `Proef: ${mail.subject}`, smallPrint: [notice] });
}

/** The list of recipients of a newsletter is kept as long as the mail log. */
async function sweepRecipients({ db, clock, config }: Services) {
  await db
    .deleteFrom("newsletter_recipients as recipient")
    .using("newsletters as newsletter")
    .whereRef("newsletter.id", "=", "recipient.newsletter_id")
    .where("newsletter.sent_at", "<", later(clock.now(), -config.keep.mailLog))
    .execute();
}

export const newsletterJobs = [
  onJob(newsletterBatch, mailBatch),
  onJob(newsletterTested, mailTest),
  onSchedule("newsletter.sweep-recipients", "29 4 * * *", sweepRecipients),
];
