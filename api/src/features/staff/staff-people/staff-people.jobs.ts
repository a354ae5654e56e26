import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import * as mails from "./staff-people.mails.ts";

export const personBlocked = jobKind<{ userId: string }>("staff-people.blocked");
export const personUnblocked = jobKind<{ userId: string }>("staff-people.unblocked");

const personById = ({ db }: Services, id: string) =>
  db
    .selectFrom("users")
    .select(["email", "nickname", "blocked_at", "blocked_because"])
    .where("id", "=", id)
    .executeTakeFirst();

/** Sends nothing if the person was unblocked in the meantime. */
async function mailBlocked(services: Services, { userId }: { userId: string }) {
  const person = await personById(services, userId);
  if (!person?.blocked_at) return;
  const { email, nickname, blocked_because: reason } = person;
  await services.mailer.send(mails.blocked({ to: email, nickname, reason: reason ?? "" }));
}

async function mailUnblocked(services: Services, { userId }: { userId: string }) {
  const person = await personById(services, userId);
  if (!person || person.blocked_at) return;
  const url = originOf(services.config.sites, "auth");
  await services.mailer.send(mails.unblocked({ to: person.email, nickname: person.nickname, url }));
}

export const staffPeopleJobs = [onJob(personBlocked, mailBlocked), onJob(personUnblocked, mailUnblocked)];
