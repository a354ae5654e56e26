import { originOf } from "@inktvis/contract/sites";
import {
  CONFIRM_EMAIL_PATH,
  RESET_PASSWORD_PATH,
  FORGOT_PASSWORD_PATH,
  CONFIRM_NEW_EMAIL_PATH,
  UNDO_EMAIL_PATH,
} from "@inktvis/contract/page-paths/auth";
import { PROFILE_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import { authLink, linkToken } from "./mail-links.ts";
import { browserName } from "../devices/browser-name.ts";
import * as mails from "./auth.mails.ts";
import { mailRecipient } from "./mail-recipient.ts";
import { type PasswordMail, passwordMailFields } from "./password-mail.ts";

export const registrationRequested = jobKind<{ registrationId: string }>("auth.registration-asked");
export const nicknameNumbered = jobKind<{ userId: string }>("auth.nickname-numbered");
export const passwordForgotten = jobKind<{ resetId: string | null }>("auth.password-forgotten");
export const passwordReset = jobKind<PasswordMail>("auth.password-reset");
export const emailChangeRequested = jobKind<{ emailChangeId: string }>("auth.email-change-asked");
/** One job per address, so that a failure of one mail does not send the other twice. */
interface ChangeMail {
  emailChangeId: string;
  to: "old" | "new";
}
export const emailChanged = jobKind<ChangeMail>("auth.email-changed");
export const emailChangeUndone = jobKind<ChangeMail>("auth.email-change-undone");

const userByEmail = ({ db }: Services, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "nickname", "email"])
    .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
    .executeTakeFirst();

/**
 * Sends the confirmation link, or a mail that says so if the address already has an account. The caller cannot tell
 * which.
 */
async function mailConfirmation(services: Services, { registrationId }: { registrationId: string }) {
  const { config, db, mailer } = services;
  const registration = await db
    .selectFrom("registrations")
    .select(["id", "email", "link_issued_at as issuedAt", "created_at", "user_agent", "network"])
    .where("id", "=", registrationId)
    .where("confirmed_at", "is", null)
    .where("superseded_at", "is", null)
    .executeTakeFirst();
  if (!registration) return;
  const { id, email, created_at: askedAt, network } = registration;
  const user = await userByEmail(services, email);
  if (user)
    return mailer.send(
      mails.alreadyRegistered({ to: user.email, nickname: user.nickname, url: originOf(config.sites, "auth") }),
    );
  const token = linkToken(config, "confirm-email", registration);
  const url = authLink(config, CONFIRM_EMAIL_PATH, { token, userId: id });
  return mailer.send(
    mails.confirmEmail({ to: email, url, askedAt, browser: browserName(registration.user_agent), network }),
  );
}

/** Mailed as well as shown on the page, because a mail program may have followed the link by itself. */
async function mailNumberedNickname(services: Services, { userId }: { userId: string }) {
  const user = await mailRecipient(services, userId);
  if (!user) return;
  const url = new URL(PROFILE_SETTINGS_PATH, originOf(services.config.sites, "account")).href;
  await services.mailer.send({
    ...mails.nicknameWasNumbered({ to: user.email, nickname: user.nickname, url }),
    userId,
  });
}

/**
 * Without an account nothing is sent; the job is enqueued all the same, so that response time does not reveal accounts.
 */
async function mailResetLink({ config, db, mailer }: Services, { resetId }: { resetId: string | null }) {
  if (!resetId) return;
  const reset = await db
    .selectFrom("password_resets as reset")
    .innerJoin("users as user", "user.id", "reset.user_id")
    .select(["reset.id", "reset.issued_at as issuedAt", "user.email", "user.nickname"])
    .where("reset.id", "=", resetId)
    .where("reset.used_at", "is", null)
    .executeTakeFirst();
  if (!reset) return;
  const { email, nickname } = reset;
  const token = linkToken(config, "reset-password", reset);
  const url = authLink(config, RESET_PASSWORD_PATH, { token, email });
  await mailer.send(mails.resetPassword({ to: email, nickname, url }));
}

async function mailResetDone(services: Services, data: PasswordMail) {
  const fields = await passwordMailFields(services, data);
  if (fields) await services.mailer.send(mails.passwordWasReset(fields));
}

async function mailEmailChange(services: Services, { emailChangeId }: { emailChangeId: string }) {
  const { config, db, mailer } = services;
  const change = await db
    .selectFrom("email_changes as change")
    .innerJoin("users as user", "user.id", "change.user_id")
    .select(["change.id", "change.email", "change.issued_at as issuedAt", "user.id as userId", "user.nickname"])
    .where("change.id", "=", emailChangeId)
    .where("change.used_at", "is", null)
    .where("change.ended_at", "is", null)
    .executeTakeFirst();
  if (!change) return;
  const { email, nickname, userId } = change;
  const existing = await userByEmail(services, email);
  if (existing)
    return mailer.send(
      mails.emailInUse({ to: email, nickname: existing.nickname, url: originOf(config.sites, "auth") }),
    );
  const url = authLink(config, CONFIRM_NEW_EMAIL_PATH, { token: linkToken(config, "change-email", change), userId });
  return mailer.send({ ...mails.confirmNewEmail({ to: email, nickname, url }), userId });
}

const completedChange = ({ db }: Services, id: string) =>
  db
    .selectFrom("email_changes as change")
    .innerJoin("users as user", "user.id", "change.user_id")
    .select(["change.id", "change.used_at as issuedAt", "change.old_email as old", "change.email as new"])
    .select(["user.id as userId", "user.nickname"])
    .where("change.id", "=", id)
    .where("change.used_at", "is not", null)
    .$narrowType<{ old: string; issuedAt: Date }>()
    .executeTakeFirst();

/** The owner may only notice a hijacked account at the old address; the mail carries the undo link. */
async function mailEmailChanged(services: Services, { emailChangeId, to }: ChangeMail) {
  const { config, mailer } = services;
  const change = await completedChange(services, emailChangeId);
  if (!change) return;
  const { userId, nickname } = change;
  const about = { to: change[to], nickname, newEmail: change.new };
  const undo = { token: linkToken(config, "undo-change-email", change), userId };
  const mail =
    to === "old"
      ? mails.emailWasChanged({ ...about, url: authLink(config, UNDO_EMAIL_PATH, undo) })
      : mails.newEmailInForce({ ...about, url: originOf(config.sites, "auth") });
  await mailer.send({ ...mail, userId });
}

async function mailEmailChangeUndone(services: Services, { emailChangeId, to }: ChangeMail) {
  const change = await completedChange(services, emailChangeId);
  if (!change) return;
  const { userId, nickname } = change;
  const about = { to: change[to], nickname };
  const mail =
    to === "old"
      ? mails.oldEmailRestored({ ...about, url: authLink(services.config, FORGOT_PASSWORD_PATH) })
      : mails.emailRemovedFromAccount(about);
  await services.mailer.send({ ...mail, userId });
}

/** Deletes expired rows: no address or sign-in is stored longer than needed. */
async function sweep({ db, clock }: Services) {
  const now = clock.now();
  const old = later(now, -days(7));
  await db.deleteFrom("sessions").where("expires_at", "<", now).execute();
  await db.deleteFrom("sync_tokens").where("expires_at", "<", now).execute();
  await db.deleteFrom("second_steps").where("expires_at", "<=", now).execute();
  await db.deleteFrom("totp_factors").where("confirmed_at", "is", null).where("created_at", "<", old).execute();
  await db.deleteFrom("rate_limits").where("ends_at", "<", now).execute();
  await db.deleteFrom("registrations").where("link_issued_at", "<", old).execute();
  await db.deleteFrom("password_resets").where("issued_at", "<", old).execute();
  // Confirmed changes can be undone that long, and undone ones list passwords that a stranger may know.
  await db
    .deleteFrom("email_changes")
    .where(({ fn }) => fn.coalesce("undone_at", "used_at", "issued_at"), "<", old)
    .execute();
}

export const authJobs = [
  onJob(registrationRequested, mailConfirmation),
  onJob(nicknameNumbered, mailNumberedNickname),
  onJob(passwordForgotten, mailResetLink),
  onJob(passwordReset, mailResetDone),
  onJob(emailChangeRequested, mailEmailChange),
  onJob(emailChanged, mailEmailChanged),
  onJob(emailChangeUndone, mailEmailChangeUndone),
  onSchedule("auth.sweep", "17 4 * * *", sweep),
];
