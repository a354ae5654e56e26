import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob } from "#platform/jobs/job.ts";
import { replyTo } from "../contests/reply-to.ts";
import { entryPath, WRITE_PATH } from "@inktvis/contract/page-paths/community";
import {
  entryWasDeclaredInvalid,
  entryWasReceived,
  entryWasReopened,
  entryWasWithdrawn,
} from "./participations.mails.ts";
import { chosenTexts } from "./queries/chosen-texts.ts";
import { mailedEntrant } from "./queries/mailed-entrant.ts";

export const entryReceived = jobKind<{ participationId: string }>("participations.received");
export const entryReopened = jobKind<{ participationId: string }>("participations.reopened");
/** The organiser declared one of the texts of an entry invalid, with a reason. */
export const entryDeclaredInvalid = jobKind<{ contributionId: string }>("participations.declared-invalid");
export const entryWithdrawn = jobKind<Withdrawn>("participations.withdrawn");

/** What a mail about an entry needs; undefined when it was withdrawn in the meantime, or is no longer in this state. */
async function entryMailData({ db, config }: Services, participationId: string, { handedIn }: { handedIn: boolean }) {
  const entry = await db
    .selectFrom("participations as entry")
    .innerJoin("contests as contest", "contest.id", "entry.contest_id")
    .innerJoin("users as user", "user.id", "entry.user_id")
    .select([
      "user.email",
      "user.nickname",
      "contest.title",
      "contest.slug",
      "contest.deadline",
      "contest.contact_email",
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("contest_jury as juror").select("juror.id").whereRef("juror.contest_id", "=", "contest.id")).as(
        "hasJury",
      ),
    )
    .where("entry.id", "=", participationId)
    .where("entry.finalized_at", handedIn ? "is not" : "is", null)
    .executeTakeFirst();
  if (!entry) return undefined;
  return {
    contact: replyTo(entry),
    to: entry.email,
    nickname: entry.nickname,
    contest: entry.title,
    titles: (await chosenTexts(db, participationId)).flatMap(({ title }) => title ?? []),
    deadline: formatDateTime(entry.deadline),
    hasJury: Boolean(entry.hasJury),
    url: originOf(config.sites, "community") + entryPath(entry.slug),
  };
}

async function mailReceived(services: Services, { participationId }: { participationId: string }) {
  const entry = await entryMailData(services, participationId, { handedIn: true });
  if (entry) await services.mailer.send({ ...entryWasReceived(entry), ...entry.contact });
}

async function mailReopened(services: Services, { participationId }: { participationId: string }) {
  const entry = await entryMailData(services, participationId, { handedIn: false });
  if (entry) await services.mailer.send({ ...entryWasReopened(entry), ...entry.contact });
}

/** With titles, since the entry itself is gone. */
interface Withdrawn {
  contestId: string;
  userId: string;
  titles: string[];
  /** The titles of the texts whose author again decides who reads them; absent in jobs from an earlier version. */
  freed?: string[];
}

async function mailWithdrawn(
  { db, config, mailer }: Services,
  { contestId, userId, titles, freed = titles }: Withdrawn,
) {
  const user = await db.selectFrom("users").select(["email", "nickname"]).where("id", "=", userId).executeTakeFirst();
  const contest = await db
    .selectFrom("contests")
    .select(["title", "contact_email"])
    .where("id", "=", contestId)
    .executeTakeFirst();
  if (!user || !contest) return;
  const url = originOf(config.sites, "community") + WRITE_PATH;
  await mailer.send({
    ...entryWasWithdrawn({ to: user.email, nickname: user.nickname, contest: contest.title, titles, freed, url }),
    ...replyTo(contest),
  });
}

async function mailInvalid({ db, config, mailer }: Services, { contributionId }: { contributionId: string }) {
  const declared = await db
    .selectFrom("contributions")
    .select(["participation_id", "title", "invalid_because"])
    .where("id", "=", contributionId)
    .where("state", "=", "invalid")
    .executeTakeFirst();
  // No longer invalid.
  if (!declared) return;
  const entry = await mailedEntrant(db, declared.participation_id).executeTakeFirst();
  if (!entry) return;
  const { email, nickname, title: contest, slug } = entry;
  const url = originOf(config.sites, "community") + entryPath(slug);
  const why = { titles: [declared.title ?? ""], reason: declared.invalid_because ?? "" };
  await mailer.send({ ...entryWasDeclaredInvalid({ to: email, nickname, contest, url, ...why }), ...replyTo(entry) });
}

export const participationJobs = [
  onJob(entryDeclaredInvalid, mailInvalid),
  onJob(entryReceived, mailReceived),
  onJob(entryReopened, mailReopened),
  onJob(entryWithdrawn, mailWithdrawn),
];
