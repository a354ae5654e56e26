import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { Leaving } from "@inktvis/contract/features/enrolments/delisting";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { useRef } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { usePress } from "#platform/forms/use-press.ts";
import { formatAmount } from "#platform/formats/numbers.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { RefundTerms } from "../enrolling/refund-terms.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { Quotation } from "#ui/quotation.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { AskToLeave } from "./ask-to-leave.tsx";
import { leavingMessages as copy } from "./leaving.nl.ts";
import { leavingQuery, ownCourseQuery, ownCoursesQuery } from "./own-courses.queries.ts";

/** How a participant can leave the course, and how much is refunded (docs/product/delisting.md#leaving). */
export function LeavingPanel({ enrolment, onLeft }: { enrolment: Enrolment; onLeft: () => void }) {
  const { slug, availableSeats } = enrolment.course;
  const hasSeat = availableSeats !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is replaced by another one.
  const focusHeading = () => focusAfterDialog(heading);
  const { data: leaving } = useSuspenseQuery(leavingQuery(slug));
  return (
    <section aria-labelledby="uitschrijven" className="grid max-w-2xl gap-4 border-t border-hairline pt-8">
      <h2 className="text-2xl" id="uitschrijven" ref={heading} tabIndex={-1}>
        {leaving.problem === "over" ? copy.titleOver : copy.title}
      </h2>
      {leaving.delistRequestedAt ? (
        <Requested at={leaving.delistRequestedAt} slug={slug} onWithdrawn={focusHeading} />
      ) : leaving.problem ? (
        <>
          {enrolment.delistMessage && <p>{copy.stays}</p>}
          <DelistAnswer enrolment={enrolment} />
          <p>{copy.problems[leaving.problem]}</p>
          <AskToLeave slug={slug} onAsked={focusHeading} />
        </>
      ) : (
        <>
          <RefundToday hasSeat={hasSeat} leaving={leaving} />
          <LeaveButton hasSeat={hasSeat} leaving={leaving} slug={slug} onLeft={onLeft} />
        </>
      )}
    </section>
  );
}

/** The participant's request, and what the organiser answered to it. */
export const DelistAnswer = ({ enrolment: { delistRequestReason: reason, delistMessage: answer } }: OfEnrolment) => (
  <>
    {reason && answer && <Quotation caption={copy.yourQuestion} message={reason} />}
    {answer && <Quotation caption={copy.answer} message={answer} />}
  </>
);
interface OfEnrolment {
  enrolment: Pick<Enrolment, "delistRequestReason" | "delistMessage">;
}

interface OfLeaving {
  leaving: Leaving;
  /** Whether leaving frees a seat for somebody else: without a maximum there are no seats. */
  hasSeat: boolean;
}

/** The refund when leaving today, and the days on which it changes. */
function RefundToday({ leaving, hasSeat }: OfLeaving) {
  const { paidAmount, refundAmount, dueAmount, withdrawalUntil, until, terms } = leaving;
  // What is not paid yet is not refunded.
  const addOns = leaving.addOns.filter(({ isSent }) => isSent || dueAmount === 0);
  return (
    <>
      <p className="text-lg">
        {paidAmount > 0 ? copy.back(formatAmount(refundAmount)) : hasSeat ? copy.free : copy.freeWithoutSeat}
      </p>
      {(addOns.length > 0 || dueAmount > 0) && (
        <ul className="grid gap-1">
          {addOns.map(({ code, name, isSent }) => (
            <li key={code}>{isSent ? copy.addOnSent(name) : copy.addOnBack(name)}</li>
          ))}
          {dueAmount > 0 && <li>{copy.due(formatAmount(dueAmount))}</li>}
        </ul>
      )}
      {paidAmount > 0 && withdrawalUntil !== null && withdrawalUntil === until && (
        <p className="text-ink-soft">
          {copy.withdrawal} <DateTime date={withdrawalUntil} /> {copy.withdrawalRest}{" "}
          {terms.length === 0 && copy.nothingAfter}
        </p>
      )}
      {paidAmount > 0 && terms.length > 0 && <RefundTerms heading="h3" terms={terms} />}
    </>
  );
}

interface LeaveButtonProps extends OfLeaving {
  slug: string;
  /** Called once this panel is gone: delisted people have nothing to leave. */
  onLeft: () => void;
}

function LeaveButton({ slug, leaving: { paidAmount, refundAmount }, hasSeat, onLeft }: LeaveButtonProps) {
  const queryClient = useQueryClient();
  async function leave() {
    try {
      await enrolmentApi.leaving.leave({ params: { slug }, body: { refundAmount } });
    } catch (refusal) {
      // The refund has changed in the meantime.
      await queryClient.invalidateQueries(leavingQuery(slug));
      throw refusal;
    }
    toast(copy.left);
    await queryClient.invalidateQueries(ownCourseQuery(slug));
    void queryClient.invalidateQueries(ownCoursesQuery);
    onLeft();
  }
  return (
    <div>
      <AskingButton label={copy.leave} title={copy.leaveTitle} onConfirm={leave}>
        <div className="grid gap-3">
          {paidAmount > 0 && <p className="font-semibold">{copy.back(formatAmount(refundAmount))}</p>}
          <p>
            {hasSeat && copy.seatIsFree} {copy.leaveHelp}
          </p>
        </div>
      </AskingButton>
    </div>
  );
}

function Requested({ slug, at, onWithdrawn }: { slug: string; at: string; onWithdrawn: () => void }) {
  const queryClient = useQueryClient();
  const { busy, press } = usePress(async () => {
    await enrolmentApi.leaving.withdrawRequest({ params: { slug } });
    toast(copy.withdrawn);
    await queryClient.invalidateQueries(ownCourseQuery(slug));
    await queryClient.invalidateQueries(leavingQuery(slug));
    onWithdrawn();
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        {copy.askedOn} <DateTime date={at} />. {copy.waits}
      </p>
      <Button busy={busy} look="secondary" onClick={press}>
        {copy.withdraw}
      </Button>
    </div>
  );
}
