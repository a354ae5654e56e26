import type { AcademyPeriod } from "@inktvis/contract/features/academy/periods";
import { ENROLMENT_PATH } from "@inktvis/contract/page-paths/schrijfacademie";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DateTime } from "#platform/date-time.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { academyMessages as copy } from "./academy.nl.ts";
import { KeepUpToDate } from "./keep-up-to-date.tsx";
import { currentPeriodQuery } from "./period.queries.ts";

interface AcademyCallProps {
  /** What the home page says when the editors wrote nothing for this period. */
  intro: string;
  /** More buttons, after the one for the period. */
  children?: ReactNode;
}

/**
 * The text and the button on the academy's home page: to register while a period is open, otherwise to be kept up to
 * date (docs/product/academy.md#periods). The page's loader loads `currentPeriodQuery`.
 */
export function AcademyCall({ intro, children }: AcademyCallProps) {
  const { data: period } = useSuspenseQuery(currentPeriodQuery);
  const words = period?.isOpen ? period.homepageIntroRegister : period?.homepageIntroKeepUpToDate;
  return (
    <>
      <div className="mt-7 max-w-2xl text-lg sm:text-xl">
        <PlainText>{words ?? intro}</PlainText>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {!period && (
          <ButtonAnchor href={ENROLMENT_PATH} look="inverse">
            {copy.howTo}
          </ButtonAnchor>
        )}
        {period?.isOpen && (
          <ButtonAnchor href={ENROLMENT_PATH} look="inverse">
            {copy.register}
          </ButtonAnchor>
        )}
        {period && !period.isOpen && <KeepUpToDate period={period} />}
        {children}
      </div>
      {period && <Note period={period} />}
    </>
  );
}

/** When the open period closes; otherwise when the next one opens, and whether the visitor will be notified. */
const Note = ({ period: { isOpen, isPassed, isUpdatee, opensAt, closesAt } }: { period: AcademyPeriod }) => (
  <p className="mt-5 max-w-2xl">
    {isOpen && (
      <>
        {copy.until} <DateTime date={closesAt} format="long" />.
      </>
    )}
    {!isOpen && !isPassed && (
      <>
        {copy.opensOn} <DateTime date={opensAt} format="long" />.{" "}
      </>
    )}
    {!isOpen && (isUpdatee ? copy.listed : copy.informedHelp)}
  </p>
);
