import { managedParticipantPath } from "@inktvis/contract/page-paths/account";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { formatAmount } from "#platform/money.ts";
import { readHouseData } from "#features/billing/house-data/house-data.ts";
import { invoiceAttachment } from "#features/billing/invoices/invoice-file.ts";
import type { InvoiceContent } from "#features/billing/invoices/invoice.ts";
import { transferTo } from "#features/billing/transfers/transfer.ts";
import { hasAbilityNow } from "#features/people/people/has-ability-now.ts";
import { enrolleeOf, hasAddressOf, heldSeat, participantNameOf, replyTo } from "../enrolments/enrolment.mail-jobs.ts";
import { isFree } from "../enrolments/enrolment.rules.ts";
import { creditNotesIn, mailNotesToBuyers } from "../enrolments/invoicing.mail-jobs.ts";
import { enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";
import { isStillOpen } from "../enrolments/seats.ts";
import * as mails from "./instalment.mails.ts";
import { outstandingOf } from "./queries/instalment-columns.ts";
import { ORGANIZER_REMINDED } from "./remind-of-instalments.ts";

interface OfInstalment {
  instalmentId: string;
}

/** A request with its enrolment and course, as long as its person has an account and has not been delisted. */
const inMail = (services: Services, { instalmentId }: OfInstalment) =>
  enrolmentsInMail(services)
    .innerJoin("instalments as instalment", "instalment.enrolment_id", "enrolment.id")
    .select(["instalment.reason", "instalment.total", "instalment.paid", "instalment.reminders"])
    .select(["course.pricing_installment_instructions as instructions", outstandingOf.as("outstanding")])
    .where("instalment.id", "=", instalmentId)
    .where("enrolment.delisted_at", "is", null);

/** To the organiser, as long as they may decide; no mail once it is decided. */
export async function mailRequested(services: Services, instalment: OfInstalment) {
  const asked = await inMail(services, instalment)
    .innerJoin("users as organizer", "organizer.id", "course.organizer_id")
    .select(["organizer.email as organizerEmail", "organizer.nickname as organizerName"])
    .where("instalment.state", "=", "open")
    .where(({ ref }) => hasAbilityNow(ref("organizer.id"), "userCanCreateCourses"))
    .executeTakeFirst();
  if (!asked) return;
  const { reason, reminders, slug, title, enrolmentId } = asked;
  await services.mailer.send(
    mails.instalmentsWereAsked({
      to: asked.organizerEmail,
      nickname: asked.organizerName,
      course: title,
      participant: participantNameOf(asked),
      amount: formatAmount(asked.total),
      reason,
      reminders,
      lastReminder: ORGANIZER_REMINDED.length,
      url: originOf(services.config.sites, "account") + managedParticipantPath(slug, enrolmentId),
    }),
  );
}

/** To the participant, and to the address for the invoice when that is another one. */
export async function mailApproved(
  services: Services,
  { invoiceId, ...instalment }: OfInstalment & { invoiceId: string },
) {
  const approved = await inMail(services, instalment)
    .innerJoin("invoices as invoice", "invoice.instalment_id", "instalment.id")
    .select(["invoice.buyer", "invoice.seller", "invoice.number"])
    .where("invoice.id", "=", invoiceId)
    .executeTakeFirst();
  if (!approved) return;
  const { number, title: course, userId } = approved;
  const { buyer, seller } = approved as unknown as Pick<InvoiceContent, "buyer" | "seller">;
  const said = {
    course,
    number,
    amount: formatAmount(approved.total),
    transfer: transferTo(seller, { invoiceNumber: number, amount: approved.total }),
    invoice: invoiceAttachment(services, { id: invoiceId, series: "invoice", number }),
  };
  const { instructions } = approved;
  await services.mailer.send(
    mails.instalmentsWereApproved({ ...enrolleeOf(services, approved), ...said, instructions }),
  );
  if (hasAddressOf(approved, buyer.email)) return;
  const participant = participantNameOf(approved);
  await services.mailer.send(
    mails.instalmentInvoiceForBuyer({ to: buyer.email, userId, seller: seller.name, participant, ...said }),
  );
}

/** No mail to people who have since asked again or paid. */
export async function mailRejected(services: Services, instalment: OfInstalment) {
  const rejected = await inMail(services, instalment)
    .select("instalment.reject_message")
    .where("instalment.state", "=", "rejected")
    .where("enrolment.finalized_at", "is", null)
    .where("enrolment.has_open_request", "=", false)
    .executeTakeFirst();
  if (!rejected) return;
  const seat = await heldSeat(services, rejected);
  const canGoOn = seat !== undefined || (await isStillOpen(services, rejected));
  const mail = mails.instalmentsWereRejected({
    ...enrolleeOf(services, rejected),
    still: !canGoOn ? "nothing" : isFree(rejected) ? "free" : "pay",
    seat,
    message: rejected.reject_message,
  });
  await services.mailer.send({ ...mail, ...replyTo(rejected) });
}

/** No mail when everything has come in since. */
export async function mailDue(services: Services, instalment: OfInstalment) {
  const due = await inMail(services, instalment)
    .innerJoin("invoices as invoice", (join) =>
      join.onRef("invoice.instalment_id", "=", "instalment.id").on("invoice.series", "=", "invoice"),
    )
    .select("invoice.number")
    .where("instalment.payment_state", "=", "running")
    .executeTakeFirst();
  const house = await readHouseData(services.db);
  if (!due || !house || due.outstanding === 0) return;
  await services.mailer.send(
    mails.instalmentsAreDue({
      ...enrolleeOf(services, due),
      paid: formatAmount(due.paid),
      transfer: transferTo(house, { invoiceNumber: due.number, amount: due.outstanding }),
    }),
  );
}

export async function mailSettled(
  services: Services,
  { creditNoteId, ...instalment }: OfInstalment & { creditNoteId: string | null },
) {
  const settled = await inMail(services, instalment).executeTakeFirst();
  if (!settled) return;
  const notes = await creditNotesIn(services, creditNoteId === null ? [] : [creditNoteId]);
  const [note] = notes;
  const waived = note && { amount: formatAmount(note.total), number: note.number, file: note.file };
  await services.mailer.send(mails.instalmentsAreSettled({ ...enrolleeOf(services, settled), waived }));
  await mailNotesToBuyers(services, settled, notes, "waived");
}
