import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { coursePath, type EnrolmentStep, enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { courseQuery } from "#features/courses/courses/course.queries.ts";
import { CancelledCourse } from "./cancelled-course.tsx";
import { Documents } from "../documents.tsx";
import { AcceptedConditions, ConditionsStep } from "./conditions-step.tsx";
import { DataStep } from "./enrolment-data-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { EnrolmentFrame } from "./enrolment-frame.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { enrolmentQuery } from "./enrolment.queries.ts";
import { LapsedSeat } from "./lapsed-seat.tsx";
import type { SearchChoices } from "./search-choices.ts";
import { OpenRequest } from "./open-request.tsx";
import { hasChoices } from "./payment-choices.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReturningStep } from "./returning-step.tsx";
import { SeatCountdown } from "./seat-countdown.tsx";
import { isReturning, shownStep } from "./shown-step.ts";
import { useSeat } from "./use-seat.ts";

interface EnrolmentPageProps {
  slug: string;
  /** The step in the address; it is shown only when the enrolment has passed it. */
  requested: EnrolmentStep;
  /** What was chosen before the scripts were loaded. */
  asked: SearchChoices;
}

const SECOND = 1000;

/**
 * Enrolling in three or four steps. The API stores which step was reached, so it is the same in every window and after
 * a reload (docs/product/enrolments.md#steps).
 */
export function EnrolmentPage(props: EnrolmentPageProps) {
  const { slug, requested } = props;
  const { data: enrolment } = useSuspenseQuery({
    ...enrolmentQuery(slug),
    // On this request the API asks the provider itself, without waiting for its notification
    // (docs/product/payments.md#states).
    refetchInterval: ({ state: { data } }) =>
      data?.activePayment?.state === "pending" ? (isReturning(data, requested) ? 2 : 10) * SECOND : false,
  });
  if (enrolment && enrolment.course.cancelledAt !== null)
    return <CancelledCourse enrolment={enrolment} requested={requested} />;
  return <ReachedStep {...props} enrolment={enrolment} />;
}

function ReachedStep({ slug, requested, asked, enrolment }: EnrolmentPageProps & { enrolment: Enrolment | null }) {
  const { data: courseToEnrol } = useQuery({ ...courseQuery(slug), enabled: !enrolment });
  const { isHeld, isLapsed, onLapsed } = useSeat(enrolment);
  const course = enrolment?.course ?? courseToEnrol;
  const isBack = isReturning(enrolment, requested);
  const step = shownStep(enrolment, requested);
  const router = useRouter();
  useEffect(() => {
    if (step !== requested) void router.navigate({ href: enrolmentStepPath(slug, step), replace: true });
  }, [step, requested, router, slug]);
  useEffect(showAnewAfterBack, []);
  if (!course) return null;

  const isDelisted = Boolean(enrolment?.delistedAt);
  const isAsked = enrolment?.installment?.state === "open" && step === "betaling";
  const isFilling = enrolment !== null && (step === "gegevens" || step === "betaling");
  const isInReview = isFilling && enrolment.isInReview;
  const isWithBank = isFilling && enrolment.activePayment?.isWithBank === true;
  const waits = isInReview || isWithBank;
  const problem = isFilling && !waits && !isAwayToPay(enrolment) ? enrolment.enrolProblem : null;
  const hasLost = isFilling && isLapsed && !waits;
  return (
    <EnrolmentFrame
      course={course}
      hasSteps={!isDelisted}
      heading={
        isDelisted
          ? copy.delistedTitle
          : headingOf(step, {
              enrolment,
              isBack: isBack || isWithBank,
              isInReview,
              hasLost,
              isAsked,
              isTooLate: problem !== null,
            })
      }
      notices={
        isFilling &&
        !waits &&
        problem === null && <Notices enrolment={enrolment} hasLost={hasLost} isSeatHeld={isHeld} />
      }
      reached={enrolment?.step ?? "voorwaarden"}
      shown={isBack ? "betaling" : step}
    >
      {!enrolment && courseToEnrol && <ConditionsStep course={courseToEnrol} />}
      {isFilling && isHeld && !waits && <SeatCountdown until={enrolment.reservedUntil ?? ""} onLapsed={onLapsed} />}
      {enrolment &&
        (waits || problem !== null ? (
          <Stopped slug={course.slug}>{problem ?? (isInReview ? copy.review : copy.withBank)}</Stopped>
        ) : hasLost ? (
          <LapsedSeat enrolment={enrolment} />
        ) : (
          <Step asked={asked} enrolment={enrolment} isBack={isBack} step={step} />
        ))}
      {isFilling && <Documents enrolment={enrolment} />}
    </EnrolmentFrame>
  );
}

/** The pending payment may still enrol them. */
const isAwayToPay = ({ activePayment }: Enrolment) => activePayment?.state === "pending";

const Notices = ({ hasLost, ...seat }: { enrolment: Enrolment; isSeatHeld: boolean; hasLost: boolean }) => (
  <>
    {seat.enrolment.isFull && !isAwayToPay(seat.enrolment) && <FullNotice slug={seat.enrolment.course.slug} />}
    {!hasLost && <PaymentNotice {...seat} />}
  </>
);

/** The form stays below it: a seat may become free, and what is filled in is kept. */
const FullNotice = ({ slug }: { slug: string }) => (
  <p className="notice max-w-2xl">
    {copy.full}{" "}
    <a className="link" href={coursePath(slug)}>
      {copy.toWaitingList}
    </a>
  </p>
);

/** Why the person cannot continue here. */
const Stopped = ({ slug, children }: { slug: string; children: string }) => (
  <>
    <p className="max-w-2xl text-lg">{children}</p>
    <a className="link justify-self-start" href={coursePath(slug)}>
      {copy.toCourse}
    </a>
  </>
);

interface Situation {
  enrolment: Enrolment | null;
  isBack: boolean;
  isInReview: boolean;
  hasLost: boolean;
  /** The person waits for an answer about instalments. */
  isAsked: boolean;
  /** The person holds no seat, and nobody can take one any more. */
  isTooLate: boolean;
}

function headingOf(step: EnrolmentStep, { enrolment, isBack, isTooLate, ...waits }: Situation) {
  const { isInReview, hasLost, isAsked } = waits;
  if (isBack) return copy.returningTitle;
  if (isTooLate) return copy.tooLateTitle;
  if (isInReview) return copy.reviewTitle;
  if (isAsked) return copy.requestTitle;
  if (hasLost) return copy.lapsedTitle;
  return step === "betaling" && enrolment && !hasChoices(enrolment) ? copy.payTitle : copy.titles[step];
}

/** Reloads a page that the browser kept while somebody was away to pay: nothing on it is up to date. */
function showAnewAfterBack() {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}

interface StepProps {
  enrolment: Enrolment;
  step: EnrolmentStep;
  isBack: boolean;
  asked: SearchChoices;
}

function Step({ enrolment, step, isBack, asked }: StepProps) {
  switch (step) {
    case "voorwaarden":
      return <AcceptedConditions enrolment={enrolment} />;
    case "gegevens":
      return <DataStep enrolment={enrolment} />;
    case "betaling":
      return enrolment.installment?.state === "open" ? (
        <OpenRequest enrolment={enrolment} reason={enrolment.installment.reason} />
      ) : (
        <PaymentStep asked={asked} enrolment={enrolment} />
      );
    case "compleet":
      return isBack ? <ReturningStep slug={enrolment.course.slug} /> : <DoneStep enrolment={enrolment} />;
    default:
      return step satisfies never;
  }
}
