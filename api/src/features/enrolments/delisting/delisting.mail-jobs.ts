import type { DelistedAs } from "@inktvis/contract/features/enrolments/participants";
import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import { isOver, isUnfinished } from "#features/courses/courses/course.rules.ts";
import { hasAbilityNow } from "#features/people/people/has-ability-now.ts";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { formatAmount } from "#platform/money.ts";
import {
  enrolleeOf,
  heldSeat,
  heldUntilInWords,
  participantNameOf,
  replyTo,
} from "../enrolments/enrolment.mail-jobs.ts";
import { hasUnlimitedSeats, isFree } from "../enrolments/enrolment.rules.ts";
import {
  delistDeclinedMail,
  delistedMail,
  delistRequestedMail,
  refundedMail,
  relistedMail,
  seatReleasedMail,
} from "../enrolments/enrolment.mail-kinds.ts";
import { creditNotesIn, mailNotesToBuyers } from "../enrolments/invoicing.mail-jobs.ts";
import { type EnrolmentInMail, enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";
import { isStillOpen } from "../enrolments/seats.ts";
import * as mails from "./delisting.mails.ts";

interface OfEnrolment {
  enrolmentId: string;
}

/**
 * Mails somebody who was delisted, and sends the credit notes to the address for the invoice when that is another one.
 */
async function mailDelisted(
  services: Services,
  { enrolmentId, creditNoteIds, refunded }: OfEnrolment & { creditNoteIds: string[]; refunded: number },
) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.delisted_at", "is not", null)
    .executeTakeFirst();
  if (!enrolment) return;
  const notes = await creditNotesIn(services, creditNoteIds);
  await services.mailer.send({
    ...mails.delisted({
      ...enrolleeOf(services, enrolment),
      as: enrolment.delisted_as as DelistedAs,
      refunded: refunded > 0 ? formatAmount(refunded) : undefined,
      isBack: await isBack(services, enrolment),
      message: enrolment.delist_message,
      freesSeat: !hasUnlimitedSeats(enrolment) && !isOver(enrolment, services.clock.now()),
      creditNotes: notes.map(({ file }) => file),
    }),
    ...replyTo(enrolment),
  });
  await mailNotesToBuyers(services, enrolment, notes);
}

/**
 * Whether all that was to go back when they were delisted has gone back: a provider may do so before the mail is sent.
 */
export async function isBack(
  { db }: Services,
  { enrolmentId, delisted_at }: Pick<EnrolmentInMail, "enrolmentId" | "delisted_at">,
) {
  const other = await db
    .selectFrom("refunds as refund")
    .leftJoin("payments as payment", "payment.id", "refund.payment_id")
    .leftJoin("instalments as instalment", "instalment.id", "refund.instalment_id")
    .select("refund.id")
    .where(({ fn }) => fn.coalesce("payment.enrolment_id", "instalment.enrolment_id"), "=", enrolmentId)
    .where("refund.created_at", "=", delisted_at)
    .where("refund.state", "!=", "refunded")
    .executeTakeFirst();
  return other === undefined;
}

/** Jobs of the previous release carry no credit notes. */
async function mailRelisted(
  services: Services,
  { enrolmentId, creditNoteIds = [] }: OfEnrolment & { creditNoteIds?: string[] },
) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.delisted_at", "is", null)
    .executeTakeFirst();
  if (!enrolment) return;
  const notes = await creditNotesIn(services, creditNoteIds);
  const paysAgain = enrolment.finalized_at === null;
  await mailNotesToBuyers(services, enrolment, notes, isFree(enrolment) ? "relisted-free" : "relisted");
  // The seat was lost in the meantime.
  if (paysAgain && !(await canPay(services, enrolment))) return;
  const creditNotes = notes.map(({ file }) => file);
  const mail = mails.relisted({
    ...enrolleeOf(services, enrolment),
    paysAgain,
    seat: paysAgain ? await heldSeat(services, enrolment) : undefined,
    isFree: isFree(enrolment),
    creditNotes,
  });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

/** Whether there is a seat for somebody who only has to pay. */
const canPay = async (services: Services, enrolment: EnrolmentInMail) =>
  isUnfinished(enrolment) &&
  (heldUntilInWords(enrolment, services.clock.now()) !== undefined ||
    (hasUnlimitedSeats(enrolment) && (await isStillOpen(services, enrolment))));

/** No mail to people who are enrolled, or hold a seat again. */
async function mailReleased(services: Services, { enrolmentId, message }: OfEnrolment & { message: string }) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.finalized_at", "is", null)
    .where("enrolment.delisted_at", "is", null)
    .executeTakeFirst();
  if (!enrolment || heldUntilInWords(enrolment, services.clock.now())) return;
  const mail = mails.seatWasReleased({
    ...enrolleeOf(services, enrolment),
    message: message || null,
    isStillOpen: await isStillOpen(services, enrolment),
  });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

/**
 * No mail when the request was withdrawn or decided, or the organiser may not decide: staff finds it in their queue.
 */
async function mailDelistRequested(services: Services, { enrolmentId }: OfEnrolment) {
  const { config, db, mailer } = services;
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.delist_requested_at", "is not", null)
    .where(({ ref }) => hasAbilityNow(ref("course.organizer_id"), "userCanCreateCourses"))
    .executeTakeFirst();
  if (!enrolment) return;
  const organizer = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", enrolment.organizer_id)
    .executeTakeFirst();
  const addresses = new Set([organizer?.email, enrolment.admin_email_address ?? undefined].filter(Boolean) as string[]);
  for (const to of addresses)
    await mailer.send({
      ...mails.delistWasRequested({
        to,
        participant: participantNameOf(enrolment),
        course: enrolment.title,
        reason: enrolment.delist_request_reason,
        url: originOf(config.sites, "account") + managedParticipantPath(enrolment.slug, enrolmentId),
      }),
      replyTo: enrolment.email,
    });
}

async function mailDelistDeclined(services: Services, { enrolmentId }: OfEnrolment) {
  const enrolment = await enrolmentsInMail(services)
    .where("enrolment.id", "=", enrolmentId)
    .where("enrolment.delisted_at", "is", null)
    .where("enrolment.delist_requested_at", "is", null)
    .executeTakeFirst();
  if (!enrolment) return;
  const { delist_message: message } = enrolment;
  const mail = mails.delistWasDeclined({ ...enrolleeOf(services, enrolment), message });
  await services.mailer.send({ ...mail, ...replyTo(enrolment) });
}

async function mailRefunded(services: Services, { refundId }: { refundId: string }) {
  const known = await services.db
    .selectFrom("refunds as refund")
    .leftJoin("payments as payment", "payment.id", "refund.payment_id")
    .leftJoin("instalments as instalment", "instalment.id", "refund.instalment_id")
    .select(["refund.amount", "refund.iban"])
    .select(({ fn }) => fn.coalesce("payment.enrolment_id", "instalment.enrolment_id").as("enrolmentId"))
    .where("refund.id", "=", refundId)
    .where("refund.state", "=", "refunded")
    .executeTakeFirst();
  if (!known?.enrolmentId) return;
  const enrolment = await enrolmentsInMail(services).where("enrolment.id", "=", known.enrolmentId).executeTakeFirst();
  if (!enrolment) return;
  await services.mailer.send(
    mails.moneyIsBack({
      ...enrolleeOf(services, enrolment),
      amount: formatAmount(known.amount),
      account: known.iban?.slice(-4),
      isCancelled: enrolment.delisted_as === "cancelled",
      paysAgain: await canPay(services, enrolment),
    }),
  );
}

export const delistingMailJobs = [
  onJob(delistedMail, mailDelisted),
  onJob(relistedMail, mailRelisted),
  onJob(seatReleasedMail, mailReleased),
  onJob(delistRequestedMail, mailDelistRequested),
  onJob(delistDeclinedMail, mailDelistDeclined),
  onJob(refundedMail, mailRefunded),
];
