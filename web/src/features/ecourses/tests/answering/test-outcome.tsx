import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ecoursePath, lessonPath } from "@inktvis/contract/page-paths/account";
import { CertificatePanel } from "../../certificates/certificate-panel.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { useTimeLeft } from "#platform/time-left.ts";
import { focusOnce } from "#ui/focus-once.ts";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { answeringMessages as copy } from "./answering.nl.ts";
import { timeLeftInWords } from "./time-left-in-words.ts";

interface OutcomeProps {
  test: Test;
  /** Undefined when the response was to another version than the one that is shown. */
  response: OwnTestResponse | undefined;
  /** Whether it was completed on this page: then the outcome gets the focus. */
  isNew: boolean;
}

/** After passing: the certificate, and links to what comes next. */
export const Passed = ({ test, response, isNew }: OutcomeProps) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <div className="notice" ref={isNew ? focusOnce : undefined} tabIndex={-1}>
      <h2 className="text-2xl">{copy.passed}</h2>
      <p className="mt-1">{response ? copy.passedHelp(response.score ?? 0) : copy.earlierVersion}</p>
    </div>
    {response?.certificate && <CertificatePanel certificate={response.certificate} />}
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

/** After failing: until when students have to wait for another try. The page notices by itself when that is over. */
export function Failed({ test, response, nextTryAt, onUnlocked, isNew }: FailedProps) {
  const left = useTimeLeft(nextTryAt, onUnlocked);
  return (
    <section className="notice notice-failed" ref={isNew ? focusOnce : undefined} tabIndex={-1}>
      <h2 className="text-2xl">{copy.failed}</h2>
      <p className="mt-1">
        {response
          ? copy.failedHelp(response.score ?? 0, { pass: test.passPercentage, isOfLesson: test.lesson !== null })
          : copy.earlierVersion}
      </p>
      <p className="mt-3 tabular-nums">
        {copy.again} <DateTime date={nextTryAt} format="long" />.{" "}
        {/* Hidden from screen readers, which would read it every second. */}
        <span aria-hidden="true">{left !== undefined && copy.againIn(timeLeftInWords(left))}</span>
      </p>
      <p className="mt-4">
        <Onward test={test} />
      </p>
    </section>
  );
}
