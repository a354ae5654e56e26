import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import type { OwnSubmission } from "@inktvis/contract/features/ecourses/submissions";
import { newTextForLessonPath } from "@inktvis/contract/page-paths/community";
import { useQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Pen } from "#ui/icons.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { ownSubmissionsQuery } from "./assignments.queries.ts";
import { HandInForm } from "./hand-in-form.tsx";

interface LessonAssignmentProps {
  lesson: Lesson;
  /** A text that was just written for this assignment. */
  newTextId: string | undefined;
}

/**
 * The assignment below a lesson: write, hand in, and read the answer, even when the lesson no longer has an assignment
 * (docs/product/ecourses.md#assignments).
 */
export function LessonAssignment({ lesson, newTextId }: LessonAssignmentProps) {
  const { id, assignment, me } = lesson;
  if (assignment === null && !me.hasHandedIn) return null;
  return (
    <section
      aria-labelledby={`opdracht-${id}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-2xl border border-hairline bg-raised p-5"
    >
      <header className="grid gap-3">
        <p className="eyebrow">{copy.assignment}</p>
        <h2 className="text-2xl" id={`opdracht-${id}`}>
          {assignment === null ? copy.own : copy.title}
        </h2>
        <PlainText>{assignment ?? copy.noAssignment}</PlainText>
      </header>
      {/* Only the assignment itself is printed. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden print:hidden">
        {me.isPreview ? <p className="notice">{copy.preview}</p> : <Work lesson={lesson} newTextId={newTextId} />}
      </div>
    </section>
  );
}

function Work({ lesson: { id, ecourse, assignment }, newTextId }: LessonAssignmentProps) {
  const { data: submissions, isLoadingError } = useQuery(ownSubmissionsQuery(id));
  if (isLoadingError) return <p className="notice">{copy.failed}</p>;
  if (!submissions) return null;
  const isDone = assignment === null || submissions.some(({ answer }) => answer?.isAccepted);
  const waits = submissions.some(({ answer }) => answer === null);
  return (
    <>
      {submissions.length > 0 && <OwnSubmissions isAsked={assignment !== null} submissions={submissions} />}
      {!isDone && (
        <>
          <p>
            <SiteButton look="secondary" path={newTextForLessonPath(ecourse.id, id)} site="community">
              <Pen />
              {copy.write}
            </SiteButton>
          </p>
          <HandInForm ecourseId={ecourse.id} isReplacing={waits} lessonId={id} newTextId={newTextId} />
        </>
      )}
    </>
  );
}

interface OwnSubmissionsProps {
  submissions: readonly OwnSubmission[];
  /** Whether the lesson still has the assignment. */
  isAsked: boolean;
}

const OwnSubmissions = ({ submissions, isAsked }: OwnSubmissionsProps) => (
  <div className="grid gap-3">
    {isAsked && <h3 className="text-xl">{copy.own}</h3>}
    <ul className="grid gap-4">
      {submissions.map(({ id, title, handedInAt, answer }) => (
        <li className="grid gap-2 border-t border-hairline pt-4" key={id}>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="font-display text-xl break-words">{title}</span>
            <AnswerMark answer={answer} canTryAgain={isAsked} />
          </p>
          <p className="text-sm text-ink-soft">
            {copy.handedInAt} <DateTime date={handedInAt} format="long" />
          </p>
          {answer && (
            <div className="rounded-xl bg-wash p-4">
              <p className="mb-1 text-sm font-semibold">{copy.feedback}</p>
              <PlainText>{answer.feedback}</PlainText>
            </div>
          )}
        </li>
      ))}
    </ul>
  </div>
);
