import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { NEWSLETTER_ARCHIVE_PATH } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { subscribedAgain, subscriptionAsked } from "./subscription.job-kinds.ts";
import { CONFIRMABLE, confirmLink } from "./subscription-link.ts";
import { alreadySubscribedMail, confirmSubscriptionMail, heldBackMail } from "./subscription.mails.ts";
import { accountOf } from "./subscription.policy.ts";

async function mailConfirmation({ config, db, mailer }: Services, { subscriptionId }: { subscriptionId: string }) {
  const asked = await db
    .selectFrom("newsletter_subscriptions")
    .select(["id", "email", "asked_at"])
    .where("id", "=", subscriptionId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  if (asked) await mailer.send(confirmSubscriptionMail({ to: asked.email, url: confirmLink(config, asked) }));
}

async function mailAlreadySubscribed({ db, config, mailer }: Services, { email }: { email: string }) {
  const account = await accountOf(db, email);
  await mailer.send(
    account?.isHeldBack
      ? heldBackMail({ to: email, url: originOf(config.sites, "account") + MAIL_SETTINGS_PATH })
      : alreadySubscribedMail({ to: email, url: originOf(config.sites, "organization") + NEWSLETTER_ARCHIVE_PATH }),
  );
}

/** Deletes subscriptions that were not confirmed in time. */
async function sweep({ db, clock }: Services) {
  await db
    .deleteFrom("newsletter_subscriptions")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<=", later(clock.now(), -CONFIRMABLE))
    .execute();
}

export const subscriptionJobs = [
  onJob(subscriptionAsked, mailConfirmation),
  onJob(subscribedAgain, mailAlreadySubscribed),
  onSchedule("newsletter.sweep", "23 4 * * *", sweep),
];
