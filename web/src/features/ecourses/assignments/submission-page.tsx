import type { Submission } from "@inktvis/contract/features/ecourses/submissions";
import { submissionsPath } from "@inktvis/contract/page-paths/account";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { submissionQuery } from "./assignments.queries.ts";

/** A text as it was handed in, and the answer to it. */
export function SubmissionPage({ id }: { id: string }) {
  const { data: submission } = useSuspenseQuery(submissionQuery(id));
  const { title, body, ecourse, handedInAt } = submission;
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <article className="grid min-w-0 content-start gap-6">
        <p>
          <ButtonAnchor className="-ml-3" href={submissionsPath(ecourse.id)} look="quiet">
            <ArrowLeft />
            {copy.all}
          </ButtonAnchor>
        </p>
        <header className="grid gap-3">
          <h1 className="text-4xl break-words hyphens-auto">{title}</h1>
          <p className="text-ink-soft">
            {copy.by} <Writer {...submission.user} /> · {copy.handedInAt} <DateTime date={handedInAt} format="long" />
          </p>
        </header>
        <RichText html={body} />
      </article>
      <aside className="grid min-w-0 content-start gap-8">
        <section className="grid gap-2">
          <h2 className="text-2xl">{copy.asked}</h2>
          <p className="text-sm text-ink-soft">{submission.lesson.title}</p>
          <PlainText>{submission.assignment ?? copy.noAssignment}</PlainText>
        </section>
        <section className="grid gap-4">
          <h2 className="text-2xl">{copy.answerTitle}</h2>
          {submission.answer && <Given answer={submission.answer} isAsked={submission.assignment !== null} />}
          <AnswerForm key={id} submission={submission} />
        </section>
      </aside>
    </div>
  );
}

/** The name of the student, with a link when their profile is visible. */
const Writer = ({ nickname, slug }: Submission["user"]) =>
  slug === null ? (
    nickname
  ) : (
    <SiteLink className="link" path={profilePath(slug)} site="community">
      {nickname}
    </SiteLink>
  );

const Given = ({ answer, isAsked }: { answer: NonNullable<Submission["answer"]>; isAsked: boolean }) => (
  <>
    <p>
      <AnswerMark answer={answer} canTryAgain={isAsked} />
    </p>
    <PlainText>{answer.feedback}</PlainText>
    <p className="text-sm text-ink-soft">
      {copy.given} <DateTime date={answer.answeredAt} format="long" />
    </p>
  </>
);
