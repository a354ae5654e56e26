import type { Test, TestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ecoursePath, lessonPath } from "@inktvis/contract/page-paths/account";
import { CertificatePanel } from "../../certificates/certificate-panel.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { useTimeLeft } from "#platform/time-left.ts";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { answeringMessages as copy } from "./answering.nl.ts";
import { timeLeftInWords } from "./time-left-in-words.ts";

interface OutcomeProps {
  test: Test;
  response: TestResponse;
  /** Whether it was completed on this page: then the outcome gets the focus. */
  isNew: boolean;
}

const focusOnce = (element: HTMLElement | null) => element?.focus();

/** Once passed: the certificate, and where to go from there. */
export const Passed = ({ test, response: { score, certificate }, isNew }: OutcomeProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <div className="notice" ref={isNew ? focusOnce : undefined} tabIndex={-1}>
      <h2 className="text-2xl">{copy.passed}</h2>
      <p className="mt-1">{copy.passedHelp(score ?? 0)}</p>
    </div>
    {certificate && <CertificatePanel certificate={certificate} />}
    <p>
      <Onward test={test} />
    </p>
  </section>
);

const Onward = ({ test: { ecourse, lesson } }: { test: Test }) => (
  <ButtonAnchor href={lesson ? lessonPath(ecourse.id, lesson.id) : ecoursePath(ecourse.id)} look="secondary">
    {lesson ? copy.toLesson : copy.toOverview}
    <ArrowRight className="size-5" />
  </ButtonAnchor>
);

interface FailedProps extends OutcomeProps {
  nextTryAt: string;
  onUnlocked: () => void;
}

/** Until one may try again, which the page notices by itself. */
export function Failed({ test, response: { score }, nextTryAt, onUnlocked, isNew }: FailedProps) {
  const left = useTimeLeft(nextTryAt, onUnlocked);
  return (
    <section className="notice notice-failed" ref={isNew ? focusOnce : undefined} tabIndex={-1}>
      <h2 className="text-2xl">{copy.failed}</h2>
      <p className="mt-1">{copy.failedHelp(score ?? 0, test.passPercentage)}</p>
      <p className="mt-3 tabular-nums">
        {copy.again} <DateTime date={nextTryAt} format="long" />.{" "}
        {/* Not spoken: a screen reader would read every second. */}
        <span aria-hidden="true">{left !== undefined && copy.againIn(timeLeftInWords(left))}</span>
      </p>
    </section>
  );
}
