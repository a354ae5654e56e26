import { courseEnrolmentPath, coursePath, declineOfferPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { onJob } from "#platform/jobs/job.ts";
import { type Gone, type ListEnded, listEndedMail } from "#features/courses/courses/list-ended.kind.ts";
import { replyTo } from "../enrolments/enrolment.mail-jobs.ts";
import { offerToken } from "./offer-token.ts";
import { offerLapsedMail, seatOfferedMail } from "./waiting-list.mail-kinds.ts";
import * as mails from "./waiting-list.mails.ts";

interface OfEntry {
  entryId: string;
}

/**
 * What the mails say about an entry that is still in this state; undefined for one that is gone, or of a blocked
 * person.
 */
const entryInMail = ({ db }: Services, { entryId }: OfEntry, state: "offered" | "lapsed" | "ended") =>
  db
    .selectFrom("waiting_list_entries as entry")
    .innerJoin("courses as course", "course.id", "entry.course_id")
    .innerJoin("users as person", "person.id", "entry.user_id")
    .select(["entry.id", "entry.offered_until", "person.email as to", "person.nickname"])
    .select(["course.slug", "course.title as course", "course.published_at", "course.admin_email_address"])
    .select(["course.cancelled_at", "course.cancel_message", "course.organization"])
    .where("entry.id", "=", entryId)
    .where("entry.state", "=", state)
    .where("person.blocked_at", "is", null)
    .executeTakeFirst();

const onSite = ({ config }: Services, path: string) => originOf(config.sites, "organization") + path;

async function mailOffered(services: Services, of: OfEntry) {
  const entry = await entryInMail(services, of, "offered");
  if (!entry?.offered_until || entry.offered_until <= services.clock.now()) return;
  const { to, nickname, course, slug } = entry;
  const mail = mails.seatOffered({
    to,
    nickname,
    course,
    url: onSite(services, courseEnrolmentPath(slug)),
    until: formatDateTime(entry.offered_until),
    declineUrl: onSite(services, declineOfferPath(slug, offerToken(services, entry.id))),
  });
  await services.mailer.send({ ...mail, ...replyTo(entry) });
}

async function mailLapsed(services: Services, of: OfEntry) {
  const entry = await entryInMail(services, of, "lapsed");
  if (!entry) return;
  const { to, nickname, course, slug } = entry;
  await services.mailer.send(mails.offerHasLapsed({ to, nickname, course, url: onSite(services, coursePath(slug)) }));
}

async function mailEnded(services: Services, { entryId, gone }: ListEnded) {
  const entry = await entryInMail(services, { entryId }, "ended");
  if (!entry) return gone && mailOfDeletedCourse(services, gone);
  const { to, nickname, course, slug, published_at, cancelled_at, organization, cancel_message: message } = entry;
  const url = published_at && onSite(services, coursePath(slug));
  const mail = cancelled_at
    ? mails.waitedForCancelled({ to, nickname, course, url, organization, message })
    : mails.listHasEnded({ to, nickname, course, url, hadOffer: entry.offered_until !== null });
  await services.mailer.send({ ...mail, ...(cancelled_at && replyTo(entry)) });
}

/** No mail when the course still exists, or to people who were blocked or erased. */
async function mailOfDeletedCourse({ db, mailer }: Services, { courseId, title, userId, hadOffer }: Gone) {
  const person = await db
    .selectFrom("users")
    .select(["email as to", "nickname"])
    .where("id", "=", userId)
    .where("blocked_at", "is", null)
    .where(({ exists, not, selectFrom }) => not(exists(selectFrom("courses").select("id").where("id", "=", courseId))))
    .executeTakeFirst();
  if (person) await mailer.send(mails.listHasEnded({ ...person, course: title, url: null, hadOffer }));
}

export const waitingListMailJobs = [
  onJob(seatOfferedMail, mailOffered),
  onJob(offerLapsedMail, mailLapsed),
  onJob(listEndedMail, mailEnded),
];
