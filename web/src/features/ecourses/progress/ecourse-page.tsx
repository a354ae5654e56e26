import type { Ecourse, EcourseModule, LessonSummary } from "@inktvis/contract/features/ecourses/ecourses";
import { finalTestPath, lessonPath, managedEcoursePath } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { FileLink } from "#platform/forms/file-link.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowRight, Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { CertificatePanel } from "../certificates/certificate-panel.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { ecourseQuery } from "../ecourses/ecourse.queries.ts";
import { TestRetry } from "../tests/test-retry.tsx";
import { CompletionBar } from "./completion-bar.tsx";
import { progressMessages as copy } from "./progress.nl.ts";
import { useTickOutbox } from "./use-tick-outbox.ts";

/** An online course for whoever follows it: their progress, what it is about, and its lessons. */
export function EcoursePage({ id }: { id: string }) {
  const { data: ecourse } = useSuspenseQuery(ecourseQuery(id));
  useTickOutbox();
  const { modules, me } = ecourse;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 sm:pt-12">
      <header className="grid justify-items-start gap-5">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="max-w-3xl text-4xl break-words hyphens-auto sm:text-5xl">{ecourse.title}</h1>
        {me.isPreview ? <Preview ecourse={ecourse} /> : <Standing ecourse={ecourse} />}
      </header>
      <RichText html={ecourse.body} />
      {modules.length === 0 ? (
        <EmptyState title={copy.none}>{copy.noneHelp}</EmptyState>
      ) : (
        <section aria-label={copy.lessons} className="grid max-w-3xl gap-10">
          {modules.map((module) => (
            <Module ecourse={ecourse} key={module.id} module={module} />
          ))}
        </section>
      )}
      <FinalTest ecourse={ecourse} />
      {me.certificateId && (
        <div className="max-w-3xl">
          <CertificatePanel certificate={{ id: me.certificateId }} />
        </div>
      )}
      {ecourse.allClasses.length > 0 && (
        <p>
          <FileLink
            className="link font-semibold"
            load={() => ecourseApi.ecourseProgress.epub({ params: { id } })}
            path={`/export/ecourses/${id}/epub`}
          >
            {copy.epub}
          </FileLink>
          <span className="mt-1 block text-sm text-ink-soft">{copy.epubHelp}</span>
        </p>
      )}
    </article>
  );
}

const Preview = ({ ecourse: { id, me } }: { ecourse: Ecourse }) => (
  <p className="notice">
    {copy.preview}{" "}
    {me.can.update && (
      <SiteLink className="link" path={managedEcoursePath(id)}>
        {copy.edit}
      </SiteLink>
    )}
  </p>
);

/** The lesson to continue with; undefined once all are completed. */
const nextLesson = ({ allClasses, me }: Ecourse) => allClasses.find(({ id }) => id === me.continueWith);

function Standing({ ecourse }: { ecourse: Ecourse }) {
  const lesson = nextLesson(ecourse);
  return (
    <>
      <div className="w-full">
        <CompletionBar completion={ecourse.me.completion} />
      </div>
      {lesson && (
        <ButtonAnchor href={lessonPath(ecourse.id, lesson.id)}>
          {ecourse.me.hasBegun ? copy.goOnWith(lesson.title) : copy.beginWith(lesson.title)}
          <ArrowRight className="size-5" />
        </ButtonAnchor>
      )}
    </>
  );
}

const Module = ({ ecourse, module }: { ecourse: Ecourse; module: EcourseModule }) => (
  <section aria-labelledby={module.id} className="grid gap-4">
    <header className="grid gap-2">
      <p className="eyebrow">{copy.module(module.sortOrder)}</p>
      <h2 className="text-3xl break-words hyphens-auto" id={module.id}>
        {module.title}
      </h2>
      {module.description && <PlainText>{module.description}</PlainText>}
    </header>
    {module.classes.length === 0 ? (
      <p className="text-ink-soft">{copy.noneInModule}</p>
    ) : (
      <ol className="border-b border-hairline">
        {module.classes.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow
              isCurrent={lesson.id === ecourse.me.continueWith && ecourse.me.hasBegun}
              lesson={lesson}
              path={lessonPath(ecourse.id, lesson.id)}
            />
          </li>
        ))}
      </ol>
    )}
  </section>
);

interface LessonRowProps {
  lesson: LessonSummary;
  path: string;
  /** Whether this is the lesson to continue with. */
  isCurrent: boolean;
}

const LessonRow = ({ lesson: { number, title, description, me, ...lesson }, path, isCurrent }: LessonRowProps) => (
  <article className="tile relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-hairline py-4">
    <span className="font-display text-xl text-ink-soft tabular-nums">{number}</span>
    <div className="grid gap-1">
      <h3 className="text-xl break-words hyphens-auto">
        <SiteLink path={path}>{title}</SiteLink>
      </h3>
      {description && <p className="line-clamp-3 break-words whitespace-pre-line text-ink-soft">{description}</p>}
      <Marks isCurrent={isCurrent} lesson={{ ...lesson, me }} />
    </div>
    {me.completed && (
      <span className="inline-flex items-center gap-1.5 font-semibold text-accent-ink">
        <Check />
        <span className="max-sm:sr-only">{copy.completed}</span>
      </span>
    )}
  </article>
);

function Marks({ lesson: { hasTest, hasAssignment, me }, isCurrent }: MarksProps) {
  const words = [
    isCurrent && copy.goesOnHere,
    hasTest && (me.testCompleted ? copy.testPassed : me.testFailed ? copy.testFailed : copy.test),
    hasAssignment && copy.assignment,
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {words.join(" · ")}
      {hasTest && me.testFailed && (
        <span className="block font-semibold text-ink">
          <TestRetry nextTryAt={me.testNextTryAt} />
        </span>
      )}
    </p>
  );
}

interface MarksProps {
  lesson: Pick<LessonSummary, "hasTest" | "hasAssignment" | "me">;
  isCurrent: boolean;
}

function FinalTest({ ecourse: { id, test, asksAllLessons, me } }: { ecourse: Ecourse }) {
  const { completed, total } = me.completion;
  if (!test) return null;
  // Students who passed can read the result, and those who began can continue, even when lessons were added later.
  const waits = asksAllLessons && completed < total && !me.isPreview && !test.me.completed && !test.me.begun;
  return (
    <section className="grid max-w-3xl justify-items-start gap-4">
      {test.title !== copy.finalTest && <p className="eyebrow">{copy.finalTest}</p>}
      <h2 className="text-3xl break-words hyphens-auto">{test.title}</h2>
      <p className="text-lg text-ink-soft">{finalTestWords(test.me, waits)}</p>
      {test.me.failed && (!waits || test.me.nextTryAt) && (
        <p className="font-semibold">
          <TestRetry nextTryAt={test.me.nextTryAt} />
        </p>
      )}
      {!waits && (
        <ButtonAnchor href={finalTestPath(id)} look={test.me.completed || test.me.nextTryAt ? "secondary" : "primary"}>
          {copy.toFinalTest}
          <ArrowRight className="size-5" />
        </ButtonAnchor>
      )}
    </section>
  );
}

function finalTestWords({ completed, failed }: NonNullable<Ecourse["test"]>["me"], waits: boolean) {
  if (completed) return copy.finalTestPassed;
  if (failed && !waits) return copy.finalTestFailed;
  return waits ? copy.finalTestWaits : copy.finalTestHelp;
}
