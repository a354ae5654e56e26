import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { LABELS } from "@inktvis/contract/labels.nl";
import { formErrorOf } from "#platform/forms/form-refusal.ts";
import { usePressWithError } from "#platform/forms/use-press.ts";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { PriceLines } from "../price-lines.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { enrolmentApi } from "../enrolment-api.ts";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { useStepChange } from "./step-change.ts";

interface OpenRequestProps {
  enrolment: Enrolment;
  reason: string;
}

/**
 * For a person who waits for the organiser's answer about instalments: what they asked, which they cannot change until
 * then.
 */
export const OpenRequest = ({ enrolment, reason }: OpenRequestProps) => (
  <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-14">
    <div className="grid min-w-0 gap-6">
      <p className="max-w-2xl font-reading text-xl" role="status">
        {copy.requestOpen}
      </p>
      <TextAreaField
        defaultValue={reason}
        disabled
        label={LABELS.installmentReason}
        name="installmentReason"
        rows={3}
      />
      <Withdraw slug={enrolment.course.slug} />
    </div>
    <section aria-label={copy.order} className="grid gap-6 rounded-2xl border border-hairline bg-raised p-5 sm:p-7">
      <CourseFacts course={enrolment.course} />
      <div className="border-t border-hairline pt-5">
        <PriceLines enrolment={enrolment} />
      </div>
    </section>
  </div>
);

function Withdraw({ slug }: { slug: string }) {
  const goTo = useStepChange(slug);
  const { busy, error, press } = usePressWithError(
    async () => goTo((await enrolmentApi.enrolments.withdrawInstalment({ params: { slug } })).data),
    { errorOf: formErrorOf },
  );
  return (
    <div className="grid max-w-2xl justify-items-start gap-3">
      <FailedNotice>{error}</FailedNotice>
      <Button busy={busy} look="secondary" onClick={press}>
        {copy.withdrawRequest}
      </Button>
      <p className="text-sm text-ink-soft">{copy.withdrawRequestHelp}</p>
    </div>
  );
}
