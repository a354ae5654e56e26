import { paymentMethodName } from "@inktvis/contract/features/billing/payment-methods";
import type { AnomalyKind } from "@inktvis/contract/features/enrolments/staff-anomalies";
import { anomalyPath } from "@inktvis/contract/page-paths/staff";
import { originOf } from "@inktvis/contract/sites";
import type { Services } from "#platform/context.ts";
import { onJob } from "#platform/jobs/job.ts";
import { formatAmount } from "#platform/money.ts";
import type { InvoiceContent } from "#features/billing/invoices/invoice.ts";
import { invoiceAttachment } from "#features/billing/invoices/invoice-file.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { staffWith } from "#features/people/people/staff-with.ts";
import { lostSeat } from "#features/courses/courses/course.rules.ts";
import { enrolleeOf, hasAddressOf, heldUntilInWords } from "../enrolments/enrolment.mail-jobs.ts";
import {
  anomalyMail,
  paidMail,
  paymentFailedMail,
  paymentInReviewMail,
  paymentPendingMail,
} from "../enrolments/enrolment.mail-kinds.ts";
import { isFree } from "../enrolments/enrolment.rules.ts";
import { type EnrolmentInMail, enrolmentsInMail } from "../enrolments/queries/enrolment-in-mail.ts";
import { isStillOpen } from "../enrolments/seats.ts";
import { lastDayOfWithdrawal } from "../delisting/refund-scale.ts";
import { refundTermsOf } from "../enrolments/queries/money-of-enrolment.ts";
import type { AnomalyDetails } from "./anomalies/file-anomaly.ts";
import { REVIEW_MAILS } from "./anomalies/review.mails.ts";
import * as mails from "./payment.mails.ts";
import { isInReview } from "./queries/payments-of-enrolment.ts";

interface OfPayment {
  paymentId: string;
}
interface OfAnomaly {
  anomalyId: string;
}

/** A payment with its enrolment, as long as that enrolment is not finished. */
const unfinished = (services: Services, paymentId: string) =>
  enrolmentsInMail(services)
    .innerJoin("payments as payment", "payment.enrolment_id", "enrolment.id")
    .select(["payment.amount", "payment.failure"])
    .where("payment.id", "=", paymentId)
    .where("enrolment.finalized_at", "is", null)
    .where("enrolment.delisted_at", "is", null);

async function mailPending(services: Services, { paymentId }: OfPayment) {
  const open = await unfinished(services, paymentId)
    .where("payment.state", "in", ["creating", "pending"])
    .executeTakeFirst();
  if (!open) return;
  await services.mailer.send(
    mails.paymentIsPending({
      ...enrolleeOf(services, open),
      amount: formatAmount(open.amount),
      until: heldUntilInWords(open, services.clock.now()),
      isFree: isFree(open),
    }),
  );
}

/** No mail when another attempt is open, or came in and is being looked at. */
async function mailFailed(services: Services, { paymentId }: OfPayment) {
  const failed = await unfinished(services, paymentId)
    .where("payment.state", "=", "failed")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments as other")
            .select("other.id")
            .whereRef("other.enrolment_id", "=", "enrolment.id")
            .where("other.state", "in", ["creating", "pending"]),
        ),
      ),
    )
    .executeTakeFirst();
  if (!failed || (await isInReview(services.db, failed.enrolmentId))) return;
  const now = services.clock.now();
  const until = heldUntilInWords(failed, now);
  await services.mailer.send(
    mails.paymentFailed({
      ...enrolleeOf(services, failed),
      amount: formatAmount(failed.amount),
      failure: failed.failure ?? "",
      until,
      isFree: isFree(failed),
      isLapsed: lostSeat(failed, failed, now),
      canRetry: until !== undefined || (await isStillOpen(services, failed)),
    }),
  );
}

type Invoice = Pick<InvoiceContent, "buyer" | "seller" | "total" | "number" | "method">;

/**
 * What goes back until when: everything within the withdrawal period, and a share by the scale where that lasts longer.
 */
async function promisedBack({ db, clock }: Services, paid: EnrolmentInMail) {
  const terms = await refundTermsOf(db, { course: paid, enrolment: paid, now: clock.now() });
  const withdrawalUntil =
    paid.finalized_at &&
    lastDayOfWithdrawal({ finalizedAt: paid.finalized_at, isWithdrawalWaived: paid.withdrawal_waived_at !== null });
  if (!withdrawalUntil || terms.some(({ until, percentage }) => percentage === 100 && until >= withdrawalUntil))
    return terms;
  return [{ until: withdrawalUntil, percentage: 100 }, ...terms.filter(({ until }) => until > withdrawalUntil)];
}

/** To the person who paid, and to the address for the invoice when that is another one. */
async function mailPaid(services: Services, { invoiceId }: { invoiceId: string }) {
  const { mailer } = services;
  const paid = await enrolmentsInMail(services)
    .innerJoin("invoices as invoice", "invoice.enrolment_id", "enrolment.id")
    .select(["invoice.buyer", "invoice.seller", "invoice.total", "invoice.number", "invoice.method"])
    .where("invoice.id", "=", invoiceId)
    .$castTo<EnrolmentInMail & Invoice>()
    .executeTakeFirst();
  if (!paid) return;
  const { buyer, seller, number, method } = paid;
  const invoice = invoiceAttachment(services, { id: invoiceId, series: "invoice", number });
  const said = { course: paid.title, amount: formatAmount(paid.total), number, invoice };
  const refundTerms = await promisedBack(services, paid);
  await mailer.send(
    mails.paymentIsIn({
      ...enrolleeOf(services, paid),
      ...said,
      method: method === null ? undefined : paymentMethodName(method),
      refundTerms,
      allowsLeaving: paid.allows_leaving,
    }),
  );
  if (hasAddressOf(paid, buyer.email)) return;
  const participant = fullNameOf(paid) ?? "";
  await mailer.send(
    mails.paidInvoiceForBuyer({ to: buyer.email, userId: paid.userId, seller: seller.name, participant, ...said }),
  );
}

/** To the person who paid; no mail once it was decided. */
async function mailInReview(services: Services, { anomalyId }: OfAnomaly) {
  const reviewed = await enrolmentsInMail(services)
    .innerJoin("payments as payment", "payment.enrolment_id", "enrolment.id")
    .innerJoin("anomalies as anomaly", "anomaly.payment_id", "payment.id")
    .select(["anomaly.kind", "anomaly.details", "payment.amount"])
    .where("anomaly.id", "=", anomalyId)
    .where("anomaly.decided_at", "is", null)
    .$castTo<EnrolmentInMail & { kind: AnomalyKind; details: Partial<AnomalyDetails>; amount: number }>()
    .executeTakeFirst();
  const mailOf = reviewed && REVIEW_MAILS[reviewed.kind];
  if (!mailOf) return;
  const { amount, details, finalized_at } = reviewed;
  await services.mailer.send(
    mailOf({
      ...enrolleeOf(services, reviewed),
      expected: formatAmount(amount),
      received: typeof details.received === "number" ? formatAmount(details.received) : undefined,
      isEnrolled: finalized_at !== null,
      lateBecause: details.lateBecause,
    }),
  );
}

/** To everybody who may decide; no mail once somebody has. */
async function mailAnomaly({ db, config, mailer }: Services, { anomalyId }: OfAnomaly) {
  const anomaly = await db
    .selectFrom("anomalies as anomaly")
    .leftJoin("payments as payment", "payment.id", "anomaly.payment_id")
    .leftJoin("enrolments as enrolment", (join) =>
      join.on((eb) => eb("enrolment.id", "=", eb.fn.coalesce("anomaly.enrolment_id", "payment.enrolment_id"))),
    )
    .leftJoin("courses as course", "course.id", "enrolment.course_id")
    .select(["anomaly.kind", "anomaly.details", "course.title"])
    .where("anomaly.id", "=", anomalyId)
    .where("anomaly.decided_at", "is", null)
    .$castTo<{ kind: AnomalyKind; details: Partial<AnomalyDetails>; title: string | null }>()
    .executeTakeFirst();
  if (!anomaly) return;
  const { kind, details, title } = anomaly;
  const amountOf = (cents: number | null | undefined) => (typeof cents === "number" ? formatAmount(cents) : undefined);
  const said = {
    kind,
    course: title ?? undefined,
    expected: amountOf(details.expected),
    received: amountOf(details.received),
    url: originOf(config.sites, "staff") + anomalyPath(anomalyId),
  };
  const staff = await staffWith(db, "manageMoney")
    .select(["staff.email as to", "staff.nickname"])
    .orderBy("staff.id")
    .execute();
  for (const person of staff) await mailer.send(mails.anomalyWasFiled({ ...person, ...said }));
}

export const paymentMailJobs = [
  onJob(paymentPendingMail, mailPending),
  onJob(paymentFailedMail, mailFailed),
  onJob(paidMail, mailPaid),
  onJob(paymentInReviewMail, mailInReview),
  onJob(anomalyMail, mailAnomaly),
];
