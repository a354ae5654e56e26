import type { ReactNode } from "react";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import { coursePath, type EnrolmentStep, enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { CourseDays } from "#features/courses/courses/course-days.tsx";
import { priceText } from "#features/courses/courses/course-price.ts";
import { WizardFrame } from "#ui/wizard-frame.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { stepsOf } from "./shown-step.ts";

interface EnrolmentFrameProps {
  course: Pick<
    Enrolment["course"],
    | "slug"
    | "title"
    | "hasRealLifePart"
    | "startDate"
    | "endDate"
    | "organization"
    | "pricingStrategy"
    | "price"
    | "priceLow"
    | "priceHigh"
  >;
  shown: EnrolmentStep;
  /** The step that the enrolment has reached. */
  reached: EnrolmentStep;
  heading: string;
  /** Delisted people have no steps to go through. */
  hasSteps?: boolean;
  notices?: ReactNode;
  children: ReactNode;
}

/** The frame of every step; a step that was done can be opened again until all are complete. */
export function EnrolmentFrame({
  course,
  shown,
  reached,
  heading,
  hasSteps = true,
  notices,
  children,
}: EnrolmentFrameProps) {
  const { slug, title, hasRealLifePart } = course;
  const steps = stepsOf(course);
  const isComplete = reached === "compleet";
  const list = (hasSteps ? steps : []).map((step, index) => ({
    name: step,
    title: copy.stepTitles[step],
    isDone: isComplete || index < steps.indexOf(reached),
    path: !isComplete && index <= steps.indexOf(reached) ? enrolmentStepPath(slug, step) : undefined,
  }));
  return (
    <WizardFrame
      eyebrow={hasRealLifePart ? copy.eyebrow.meetings : copy.eyebrow.online}
      notices={notices}
      path={coursePath(slug)}
      summary={
        <>
          <CourseDays course={course} without={copy.ownPace} />
          {`\u00a0· ${course.organization}${isComplete ? "" : `\u00a0· ${priceText(course)}`}`}
        </>
      }
      steps={{ label: copy.steps, list, shown, heading }}
      title={title}
    >
      {children}
    </WizardFrame>
  );
}
