import type { MagazineIssueSummary } from "@inktvis/contract/features/magazine/issues";
import { ARCHIVE_PATH, issuePath, SUBSCRIBE_PATH } from "@inktvis/contract/page-paths/verzin";
import { useSuspenseQuery } from "@tanstack/react-query";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { IssueCover } from "./issue-cover.tsx";
import { issuesQuery } from "./issue.queries.ts";
import { issueMessages as copy } from "./issues.nl.ts";

/** All issues of the magazine as covers, the newest one large. */
export function IssuesPage() {
  const { data: issues } = useSuspenseQuery(issuesQuery);
  const [newest, ...earlier] = issues;
  return (
    <ListPage intro={copy.intro} title={copy.title}>
      {newest ? (
        <Newest issue={newest} />
      ) : (
        <EmptyState action={<ButtonAnchor href={ARCHIVE_PATH}>{copy.toArchive}</ButtonAnchor>} title={copy.empty}>
          {copy.emptyHelp}
        </EmptyState>
      )}
      {earlier.length > 0 && (
        <ul className="mt-16 grid grid-cols-2 gap-x-5 gap-y-10 sm:mt-24 sm:grid-cols-3 sm:gap-x-8 lg:grid-cols-4">
          {earlier.map((issue) => (
            <li key={issue.number}>
              <SmallIssue issue={issue} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

const Newest = ({ issue }: { issue: MagazineIssueSummary }) => (
  <article className="grid items-end gap-8 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:gap-12 lg:gap-16">
    <IssueCover issue={issue} sizes="(width >= 76rem) 32rem, (width >= 40rem) 42vw, 92vw" />
    <div className="grid justify-items-start gap-4 border-t border-accent pt-6">
      <p className="eyebrow">{copy.newest}</p>
      <h2 className="text-4xl sm:text-6xl">{issue.title}</h2>
      <p className="text-lg text-ink-soft">
        {copy.number(issue.number)} · {issue.season} · {copy.contributions(issue.contributionCount)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonAnchor href={issuePath(issue.slug)}>{copy.open}</ButtonAnchor>
        <ButtonAnchor href={SUBSCRIBE_PATH} look="secondary">
          {copy.subscribe}
        </ButtonAnchor>
      </div>
    </div>
  </article>
);

const SmallIssue = ({ issue }: { issue: MagazineIssueSummary }) => (
  <SiteLink className="issue-link grid gap-4" path={issuePath(issue.slug)}>
    <IssueCover
      inList
      issue={issue}
      sizes="(width >= 76rem) 17rem, (width >= 64rem) 22vw, (width >= 40rem) 30vw, 45vw"
    />
    <span className="grid gap-0.5">
      <span className="font-display text-xl leading-snug font-semibold break-words">
        {copy.numbered(issue.number, issue.title)}
      </span>
      <span className="text-sm text-ink-soft">
        {issue.season} · {copy.contributions(issue.contributionCount)}
      </span>
    </span>
  </SiteLink>
);
