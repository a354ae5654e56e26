import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { DateTime } from "#platform/date-time.tsx";
import { formatAmount } from "#platform/formats/numbers.ts";
import { FileLink } from "#platform/forms/file-link.tsx";
import { documentsMessages as copy } from "./documents.nl.ts";
import { enrolmentApi } from "./enrolment-api.ts";

interface DocumentsProps {
  enrolment: Pick<Enrolment, "finalizedAt" | "course" | "invoices">;
}

/**
 * The viewer's own invoices and credit notes; for a person who is enrolling again, those of the earlier enrolment.
 * Nothing when there are none.
 */
export function Documents({ enrolment: { finalizedAt, course, invoices } }: DocumentsProps) {
  if (invoices.length === 0) return null;
  return (
    <div className="max-w-2xl">
      <h3 className="mb-2 text-lg">{finalizedAt === null ? copy.earlier : copy.documents}</h3>
      <ul className="grid gap-3">
        {invoices.map(({ number, isCreditNote, date, total }) => (
          <li className="grid grid-cols-[1fr_auto] gap-x-4 tabular-nums" key={number}>
            <FileLink
              className="link font-semibold"
              load={() => enrolmentApi.enrolments.downloadInvoice({ params: { slug: course.slug }, query: { number } })}
              path={`/courses/${course.slug}/participation/download-invoice?${new URLSearchParams({ number })}`}
            >
              {isCreditNote ? copy.creditNote(number) : copy.invoice(number)} ({copy.download})
            </FileLink>
            <span>{formatAmount(isCreditNote ? -total : total)}</span>
            <span className="text-sm text-ink-soft">
              <DateTime date={date} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
