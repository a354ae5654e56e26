import type { Services } from "#platform/context.ts";
import type { Buyer } from "#features/billing/invoices/invoice.ts";
import { invoiceAttachment } from "#features/billing/invoices/invoice-file.ts";
import { hasAddressOf, participantNameOf } from "./enrolment.mail-jobs.ts";
import { type CreditedBecause, creditNoteForBuyer } from "./invoicing.mails.ts";
import type { EnrolmentInMail } from "./queries/enrolment-in-mail.ts";

/**
 * Credit notes as attachments, each with the amount that it credits, in cents, and the address that its invoice was
 * sent to. The files are made here, which takes a while: money may go back in the meantime, so callers look up what
 * the mail says about that only afterwards.
 */
export async function creditNotesIn(services: Services, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await services.db
    .selectFrom("invoices")
    .select(["id", "number", "total", "buyer"])
    .where("id", "in", ids)
    .orderBy("number")
    .$castTo<{ id: string; number: string; total: number; buyer: Buyer }>()
    .execute();
  return Promise.all(
    rows.map(async ({ id, number, total, buyer }) => {
      const file = invoiceAttachment(services, { id, series: "credit-note", number });
      const bytes = await file.read();
      return { number, total, to: buyer.email, file: { ...file, read: async () => bytes } };
    }),
  );
}

/** Mails credit notes to the addresses for the invoice that differ from the participant's own. */
export async function mailNotesToBuyers(
  services: Services,
  enrolment: EnrolmentInMail,
  notes: Awaited<ReturnType<typeof creditNotesIn>>,
  because: CreditedBecause = "delisted",
) {
  const elsewhere = notes.filter(({ to }) => !hasAddressOf(enrolment, to));
  for (const [to, theirs] of Map.groupBy(elsewhere, (note) => note.to))
    await services.mailer.send(
      creditNoteForBuyer({
        to,
        userId: enrolment.userId,
        course: enrolment.title,
        participant: participantNameOf(enrolment),
        because,
        creditNotes: theirs.map(({ file }) => file),
      }),
    );
}
