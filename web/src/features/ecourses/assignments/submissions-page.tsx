import type { SubmissionSummary } from "@inktvis/contract/features/ecourses/submissions";
import { submissionPath, submissionsPath } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { DateTime } from "#platform/date-time.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { AnswerMark } from "./answer-mark.tsx";
import { assignmentMessages as copy } from "./assignments.nl.ts";
import { submissionsQuery } from "./assignments.queries.ts";

const COLUMNS = [copy.text, copy.writer, copy.lesson, copy.handedInAt, copy.state].map((title) => ({ title }));

/** The texts that students handed in for the lessons of an online course, for whoever manages it. */
export function SubmissionsPage({ id, page }: { id: string; page: number }) {
  const { data } = useSuspenseQuery(submissionsQuery(id, page));
  return (
    <section aria-labelledby="inzendingen" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-3">
        <h1 className="text-4xl" id="inzendingen">
          {copy.submissions}
        </h1>
        {data.meta.total > 0 && <p className="max-w-2xl text-lg text-ink-soft">{copy.submissionsIntro}</p>}
      </header>
      {data.meta.total === 0 ? (
        <EmptyState title={copy.none}>{copy.noneHelp}</EmptyState>
      ) : data.data.length === 0 ? (
        <PastLastPage firstPage={submissionsPath(id)} />
      ) : (
        <DataTable columns={COLUMNS} label={copy.submissions}>
          {data.data.map((submission) => (
            <Row ecourseId={id} key={submission.id} submission={submission} />
          ))}
        </DataTable>
      )}
      <Pager {...data.meta} hrefOf={(to) => pagePath(submissionsPath(id), to)} />
    </section>
  );
}

const Row = ({ ecourseId, submission }: { ecourseId: string; submission: SubmissionSummary }) => (
  <tr>
    <Cell>
      <SiteLink className="link font-semibold" path={submissionPath(ecourseId, submission.id)}>
        {submission.title}
      </SiteLink>
    </Cell>
    <Cell label={copy.writer}>{submission.user.nickname}</Cell>
    <Cell label={copy.lesson}>{submission.lesson.title}</Cell>
    <Cell label={copy.handedInAt}>
      <DateTime date={submission.handedInAt} />
    </Cell>
    <Cell label={copy.state}>
      <AnswerMark answer={submission.answer} />
    </Cell>
  </tr>
);
