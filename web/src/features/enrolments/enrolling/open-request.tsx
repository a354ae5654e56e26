import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolments";
import { LABELS } from "@inktvis/contract/labels.nl";
import { Button } from "#ui/button.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { PriceLines } from "../price-lines.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

interface OpenRequestProps {
  enrolment: Enrolment;
  reason: string;
}

/** Who asked to pay in instalments waits for the organiser: what they asked, which cannot be changed meanwhile. */
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
      <Button className="justify-self-start" disabled>
        {copy.requestSent}
      </Button>
    </div>
    <section aria-label={copy.order} className="grid gap-6 rounded-2xl border border-hairline bg-raised p-5 sm:p-7">
      <CourseFacts course={enrolment.course} />
      <div className="border-t border-hairline pt-5">
        <PriceLines enrolment={enrolment} />
      </div>
    </section>
  </div>
);
