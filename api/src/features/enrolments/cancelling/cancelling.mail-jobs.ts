import { coursePath } from "@inktvis/contract/page-paths/organization";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import type { Attachment, Mail } from "#platform/mail/mail-content.ts";
import { splitParagraphs } from "#platform/mail/mail-text.ts";
import { formatAmount } from "#platform/money.ts";
import { isBack } from "../delisting/delisting.mail-jobs.ts";
import { BACK, backInWords, UNDERWAY } from "../delisting/delisting.mails.ts";
import { enrolleeOf, replyTo } from "../enrolments/enrolment.mail-jobs.ts";
import { courseCancelledMail } from "../enrolments/enrolment.mail-kinds.ts";
import type { Enrollee } from "../enrolments/enrolment.mails.ts";
import { withCreditNotes } from "../enrolments/invoicing.mails.ts";
import { creditNotesIn, mailNotesToBuyers } from "../enrolments/invoicing.mail-jobs.ts";
import { enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";

interface Cancelled extends Enrollee {
  organization: string;
  /** For example "€ 60,00"; undefined when nothing came in. */
  refunded: string | undefined;
  /** All of it has already gone back: the mail about that was sent, or is sent together with this one. */
  isBack: boolean;
  message: string | null;
  /** An earlier mail had a calendar file attached. */
  mayBeInCalendar: boolean;
  creditNotes: Attachment[];
}
const courseCancelled = ({ to, nickname, course, url, ...said }: Cancelled): Mail => ({
  kind: "enrolments.course-cancelled",
  to,
  subject: `${course} gaat niet door`,
  preview: said.refunded ? backInWords(said) : "Je hoeft niets te doen.",
  greeting: `Dag ${nickname}`,
  paragraphs: [
    `Het spijt ons: ‘${course}’ van ${said.organization} gaat niet door.`,
    ...(said.message ? ["Wat de organisator erover zegt:", ...splitParagraphs(said.message)] : []),
    said.refunded
      ? `${said.isBack ? "We betaalden alles terug" : "Je krijgt alles terug"}: ${said.refunded}. Je hoeft niets te doen. ${said.isBack ? BACK : UNDERWAY}`
      : "Je hoeft niets te doen.",
    ...(said.mayBeInCalendar ? ["Zette je de cursus in je agenda? Haal hem daar dan uit."] : []),
    ...withCreditNotes(said.creditNotes).sentences,
  ],
  action: { label: "Lees wat er gebeurde", url },
  smallPrint: ["Heb je een vraag? Antwoord op deze mail."],
  ...withCreditNotes(said.creditNotes).attached,
});

interface Told {
  enrolmentId: string;
  creditNoteIds: string[];
  /** In cents. */
  refunded: number;
}

/**
 * Mails somebody who was in a course that was called off, and sends the credit notes to the address for the invoice.
 */
async function mailCancelled(services: Services, { enrolmentId, creditNoteIds, refunded }: Told) {
  const enrolment = await enrolmentsInMail(services)
    .select("course.cancel_message")
    .where("enrolment.id", "=", enrolmentId)
    .executeTakeFirst();
  if (!enrolment) return;
  const notes = await creditNotesIn(services, creditNoteIds);
  await services.mailer.send({
    ...courseCancelled({
      ...enrolleeOf(services, enrolment),
      ...(!enrolment.finalized_at && {
        url: originOf(services.config.sites, "organization") + coursePath(enrolment.slug),
      }),
      organization: enrolment.organization,
      refunded: refunded > 0 ? formatAmount(refunded) : undefined,
      isBack: await isBack(services, enrolment),
      message: enrolment.cancel_message,
      mayBeInCalendar: enrolment.finalized_at !== null && enrolment.start_date !== null,
      creditNotes: notes.map(({ file }) => file),
    }),
    ...replyTo(enrolment),
  });
  await mailNotesToBuyers(services, enrolment, notes, "cancelled");
}

export const cancellingMailJobs = [onJob(courseCancelledMail, mailCancelled)];
