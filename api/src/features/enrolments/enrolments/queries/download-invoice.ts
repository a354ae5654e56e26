import type { MemberContext } from "#platform/context.ts";
import { notFound } from "#platform/http/errors.ts";
import { downloadInvoiceFile } from "#features/billing/invoices/queries/download-invoice-file.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";

const noInvoice = () => notFound("Er is geen factuur bij deze inschrijving.");

/**
 * The newest invoice of one's own enrolment, or the invoice or credit note with this number
 * (docs/product/payments.md#invoices).
 * @throws 404 when it is somebody else's, and for an enrolment that was free
 */
export async function downloadInvoice(ctx: MemberContext, slug: string, number: string | undefined) {
  const invoice = await atSlug(reachableCourses(ctx), slug)
    .innerJoin("enrolments as enrolment", "enrolment.course_id", "course.id")
    .innerJoin("invoices as invoice", "invoice.enrolment_id", "enrolment.id")
    .select("invoice.id")
    .where("enrolment.user_id", "=", ctx.viewer.id)
    .where(({ eb }) =>
      number === undefined ? eb("invoice.series", "=", "invoice") : eb("invoice.number", "=", number),
    )
    .orderBy("invoice.issued_at", "desc")
    .orderBy("invoice.number", "desc")
    .executeTakeFirst();
  if (!invoice) throw noInvoice();
  return downloadInvoiceFile(ctx, invoice.id);
}
