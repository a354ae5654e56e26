import { ENROLMENT_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { originOf, PRODUCT } from "@inktvis/contract/sites";
import { sql } from "kysely";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { filesOfRegistration, groupsOfRegistration } from "./queries/registration-columns.ts";
import { registrationReceivedMail } from "./registration.mail-kinds.ts";
import { registrationReceived } from "./registration.mails.ts";

/** Mails the address of the registration; nothing once it is withdrawn, or the person is blocked or gone. */
async function mailReceived({ db, config, mailer }: Services, { registrationId }: { registrationId: string }) {
  const registration = await db
    .selectFrom("academy_registrations as registration")
    .innerJoin("academy_periods as period", "period.id", "registration.period_id")
    .innerJoin("users as user", "user.id", "registration.user_id")
    .select(["registration.email", "registration.first_name", "registration.user_id", "period.title"])
    .select(sql<boolean>`lower(registration.email) = lower("user".email)`.as("isOwnAddress"))
    .select([groupsOfRegistration.as("groups"), filesOfRegistration.as("files")])
    .where("registration.id", "=", registrationId)
    .where("user.blocked_at", "is", null)
    .executeTakeFirst();
  if (!registration) return;
  await mailer.send(
    registrationReceived({
      to: registration.email,
      userId: registration.user_id,
      firstName: registration.isOwnAddress ? registration.first_name : null,
      period: registration.title,
      groups: registration.groups.map(({ title }) => title),
      files: registration.files.map(({ kind }) => kind),
      url: originOf(config.sites, PRODUCT) + ENROLMENT_PATH,
    }),
  );
}

export const registrationMailJobs = [onJob(registrationReceivedMail, mailReceived)];
