import { myCoursePath } from "@inktvis/contract/page-paths/account";
import { courseEnrolmentPath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { onJob } from "#platform/jobs/job.ts";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { courseCalendar } from "./course-calendar.ts";
import { enrolledMail, expiringMail } from "./enrolment.mail-kinds.ts";
import { type Enrollee, enrolled, type HeldSeat, seatExpires } from "./enrolment.mails.ts";
import { type EnrolmentInMail, enrolmentsInMail } from "./queries/enrolment-in-mail.ts";
import { isOpenAt } from "./seats.ts";

/** The addressee of a mail about an enrolment, with the page where the enrolment continues. */
export const enrolleeOf = ({ config }: Pick<Services, "config">, enrolment: EnrolmentInMail): Enrollee => ({
  to: enrolment.email,
  nickname: enrolment.nickname,
  course: enrolment.title,
  url: enrolment.finalized_at
    ? originOf(config.sites, "account") + myCoursePath(enrolment.slug)
    : originOf(config.sites, "organization") + courseEnrolmentPath(enrolment.slug),
});

/** Until when the seat is held, in words; undefined when none is, or when none is needed. */
export const heldUntilInWords = ({ reserved_until }: EnrolmentInMail, now: Date) =>
  reserved_until && reserved_until > now ? formatDateTime(reserved_until) : undefined;

/** A seat that is held, as mails describe it; undefined when none is, or when none is needed. */
export async function heldSeat({ db, clock }: Services, enrolment: EnrolmentInMail): Promise<HeldSeat | undefined> {
  const { reserved_until: end } = enrolment;
  const until = heldUntilInWords(enrolment, clock.now());
  return end && until ? { until, isOpenAfter: await isOpenAt(db, enrolment, end) } : undefined;
}

/**
 * Whether this is the person's own address: mails with an invoice are also sent to the address for the invoice if it
 * differs.
 */
export const hasAddressOf = ({ email }: EnrolmentInMail, address: string) =>
  address.toLowerCase() === email.toLowerCase();

/** The participant's name in mails to others. */
export const participantNameOf = (enrolment: EnrolmentInMail) =>
  knownAs({ name: fullNameOf(enrolment), nickname: enrolment.nickname }) ?? "";

/** Participants' replies go to the organiser of the course. */
export const replyTo = ({ admin_email_address }: Pick<EnrolmentInMail, "admin_email_address">) =>
  admin_email_address === null ? {} : { replyTo: admin_email_address };

async function mailEnrolled(services: Services, { enrolmentId }: { enrolmentId: string }) {
  const enrolment = await enrolmentsInMail(services)
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("invoices").select("id").where("enrolment_id", "=", enrolmentId)).as("isPaid"),
    )
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.finalized_at", "is not", null)
    .where("enrolment.delisted_at", "is", null)
    .executeTakeFirst();
  if (!enrolment) return;
  const file = courseCalendar(services.config, enrolment);
  const mail = enrolled({
    ...enrolleeOf(services, enrolment),
    details: enrolment,
    isPaid: Boolean(enrolment.isPaid),
    calendar: file && { ...file, read: async () => file.bytes },
  });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

/** No mail when the enrolment has since been finished or has lapsed. */
async function mailExpiring(services: Services, { enrolmentId }: { enrolmentId: string }) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.finalized_at", "is", null)
    .where("enrolment.delisted_at", "is", null)
    .executeTakeFirst();
  const seat = enrolment && (await heldSeat(services, enrolment));
  if (seat) await services.mailer.send(seatExpires({ ...enrolleeOf(services, enrolment), seat }));
}

export const enrolmentMailJobs = [onJob(enrolledMail, mailEnrolled), onJob(expiringMail, mailExpiring)];
