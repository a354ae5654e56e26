import type { Test, OwnTestResponse } from "@inktvis/contract/features/ecourses/ecourse-tests";
import { ecoursePath, editFinalTestPath, editLessonTestPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { invalidateEcourses } from "../../ecourses/ecourse.queries.ts";
import { keepResponse, type TestPlace, testQuery } from "../test.queries.ts";
import { AnswerForm } from "./answer-form.tsx";
import { answeringMessages as copy } from "./answering.nl.ts";
import { Questions } from "./questions.tsx";
import { Failed, Passed } from "./test-outcome.tsx";

/** A test for whoever follows the online course; its maker sees it as a preview. */
export function TestPage({ place }: { place: TestPlace }) {
  const { data: test } = useSuspenseQuery(testQuery(place));
  // The loader throws a 404 when there is no test.
  if (!test) return null;
  const { lesson, passPercentage, me } = test;
  return (
    <article className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <header className="grid gap-3">
        <p className="eyebrow">{lesson ? copy.lessonTest(lesson.title) : copy.finalTest(test.ecourse.title)}</p>
        <h1 className="text-4xl break-words hyphens-auto sm:text-5xl">{test.title}</h1>
        <p className="text-lg text-ink-soft">{copy.intro(test.questions.length, passPercentage)}</p>
      </header>
      {me.isPreview && (
        <p className="notice">
          {copy.preview}{" "}
          <SiteLink className="link" path={editPathOf(test)}>
            {copy.edit}
          </SiteLink>
        </p>
      )}
      {me.isReplaced && !me.completed && <p className="notice">{me.nextTryAt ? copy.replacedNext : copy.replaced}</p>}
      {/* While a failed student waits for another try, completing lessons is not enough to open the test. */}
      {me.lessonsToGo > 0 && !me.nextTryAt ? <LessonsFirst test={test} /> : <TestBody place={place} test={test} />}
    </article>
  );
}

/** What a student can do: answer, wait, or look back. */
function TestBody({ place, test }: { place: TestPlace; test: Test }) {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<OwnTestResponse>();
  const { response, completed, nextTryAt, isPreview } = test.me;
  const isNew = outcome !== undefined;
  const reload = () => queryClient.refetchQueries(testQuery(place));
  if (completed || nextTryAt) {
    // A person who both manages and follows the online course sees the newest version, which may not be the one that
    // they completed.
    const shown = response?.completedSuccessfully === completed ? response : undefined;
    return (
      <>
        {nextTryAt && !completed ? (
          <Failed isNew={isNew} nextTryAt={nextTryAt} response={shown} test={test} onUnlocked={() => void reload()} />
        ) : (
          <Passed isNew={isNew} response={shown} test={test} />
        )}
        {shown && <Looked response={shown} test={test} />}
      </>
    );
  }
  return (
    <>
      {response?.completedSuccessfully === false && <p className="notice">{copy.lastTime(response.score ?? 0)}</p>}
      <AnswerForm
        key={test.id}
        test={test}
        onCompleted={(completedNow) => {
          setOutcome(completedNow);
          if (!isPreview) void invalidateEcourses(queryClient);
        }}
        onReplaced={reload}
        onSaved={(saved) => {
          if (!isPreview) keepResponse(queryClient, place, { testId: test.id, response: saved });
        }}
      />
      {isPreview && outcome && <PreviewOutcome outcome={outcome} />}
    </>
  );
}

const Looked = ({ test, response }: { test: Test; response: OwnTestResponse }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-6">
    <div className="grid gap-1">
      <h2 className="text-2xl">{copy.yourAnswers}</h2>
      {!test.me.completed && <p className="text-ink-soft">{copy.keyLater}</p>}
    </div>
    <Questions answers={response.responseData} test={test} />
  </section>
);

const PreviewOutcome = ({ outcome: { completedSuccessfully, score } }: { outcome: OwnTestResponse }) => (
  <p className={completedSuccessfully ? "notice" : "notice notice-failed"} role="alert">
    {completedSuccessfully ? copy.previewPassed(score ?? 0) : copy.previewFailed(score ?? 0)}
  </p>
);

const LessonsFirst = ({ test: { ecourse, me } }: { test: Test }) => (
  <section className="grid justify-items-start gap-5">
    <p className="notice">{copy.lessonsFirst(me.lessonsToGo)}</p>
    <ButtonAnchor href={ecoursePath(ecourse.id)}>
      {copy.toLessons}
      <ArrowRight className="size-5" />
    </ButtonAnchor>
  </section>
);

const editPathOf = ({ ecourse, lesson }: Test) =>
  lesson ? editLessonTestPath(ecourse.id, lesson.id) : editFinalTestPath(ecourse.id);
