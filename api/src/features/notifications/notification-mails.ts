import { abilitiesOf, type Role, staffRightsOf } from "@inktvis/contract/access";
import type { NotificationData, NotificationType } from "@inktvis/contract/features/notifications/notifications";
import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { unsubscribeFrom } from "#features/accounts/mail-preferences/unsubscribe-token.ts";
import { isSubscribedTo } from "#features/accounts/mail-preferences/is-subscribed-to.ts";
import { NOTIFICATION_KINDS } from "#platform/notifications/notification-kinds.ts";
import { replyTo } from "#features/contests/contests/reply-to.ts";
import { notificationData, notificationsWithSubjects } from "./notification.policy.ts";

/** A job that mails one notification to one person. */
const notificationCreated = jobKind<{ notificationId: string }>("notifications.raised");

const BATCH = 500;
/** The audiences whose mails about a contest have its organiser as the reply address. */
const ANSWERS_ORGANIZER: ReadonlySet<string> = new Set(["juror", "entrant"]);

/** Every minute: enqueues a job for each notification with a mail of its own, and marks it in the same transaction. */
async function enqueueNotificationMails({ db, jobs }: Services) {
  for (let found = BATCH; found === BATCH;) {
    found = await db.transaction().execute(async (tx) => {
      const created = await tx
        .selectFrom("notifications")
        .select("id")
        .where("mail", "=", "soon")
        .orderBy("id")
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      const ids = created.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await tx.updateTable("notifications").set({ mail: null }).where("id", "in", ids).execute();
      await jobs.enqueueAll(
        tx,
        notificationCreated,
        ids.map((notificationId) => ({ notificationId })),
      );
      return ids.length;
    });
  }
}

async function mailNotification(services: Services, { notificationId }: { notificationId: string }) {
  const { db, mailer } = services;
  const created = await db
    .selectFrom("notifications")
    .select(["type", "user_id"])
    .where("id", "=", notificationId)
    .executeTakeFirst();
  // The notification was erased in the meantime.
  if (!created) return;
  const type = created.type as NotificationType;
  const { category } = NOTIFICATION_KINDS[type];
  const user = await db
    .selectFrom("users as user")
    .select(["user.id", "user.email", "user.nickname", "user.slug"])
    .select(sql<Role[]>`array(select role from user_roles where user_id = "user".id)`.as("roles"))
    .where("user.id", "=", created.user_id)
    // Blocked people get no notifications.
    .where("user.blocked_at", "is", null)
    .$if(category !== undefined, (query) => query.where(isSubscribedTo(category ?? "follows")))
    .executeTakeFirst();
  if (!user) return;
  const row = await notificationsWithSubjects({
    db,
    viewer: { ...user, abilities: abilitiesOf(user.roles), staffRights: staffRightsOf(user.roles) },
    now: services.clock.now(),
  })
    .where("notification.id", "=", notificationId)
    .executeTakeFirst();
  const mail = row && mailOf(services, { type, data: notificationData(services, row) as never, user });
  if (mail)
    await mailer.send({ ...mail, ...(ANSWERS_ORGANIZER.has(NOTIFICATION_KINDS[type].audience) && replyTo(row)) });
}

interface MailedNotification<T extends NotificationType> {
  type: T;
  data: NotificationData<T>;
  user: { id: string; email: string; nickname: string };
}

/** The mail of a notification; undefined if its kind has none. */
function mailOf<T extends NotificationType>(
  { config, clock }: Pick<Services, "config" | "clock">,
  { type, data, user }: MailedNotification<T>,
): Mail | undefined {
  const { mail, category } = NOTIFICATION_KINDS[type];
  if (typeof mail !== "function") return undefined;
  const { subject, message, action } = mail(data);
  return {
    kind: `notifications.${type}`,
    to: user.email,
    subject,
    preview: message,
    greeting: `Dag ${user.nickname}`,
    paragraphs: [message],
    action: { label: action.label, url: originOf(config.sites, action.site) + action.path },
    ...(category && { unsubscribe: unsubscribeFrom({ config, clock }, { userId: user.id, category }) }),
  };
}

export const notificationJobs = [
  onSchedule("notifications.mail-raised", "* * * * *", enqueueNotificationMails),
  onJob(notificationCreated, mailNotification),
];
