import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { managingApi } from "#features/management/managing-api.ts";
import { FileLink } from "#platform/forms/file-link.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ArrowLeft } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ActingSelect } from "#ui/acting-select.tsx";
import { FieldFrame } from "#ui/field-frame.tsx";
import { JudgingFacts } from "./judged-contests-page.tsx";
import { JudgingRules } from "./judging-rules.tsx";
import { JudgingTable } from "./judging-table.tsx";
import { JUDGING_PATH, judgingPath } from "@inktvis/contract/page-paths/community";
import { judgedContributionsQuery } from "./jury.queries.ts";
import { juryMessages as copy } from "./messages.nl.ts";
import { sortJudged } from "./sort-judged.ts";
import { ProgressBar } from "./progress-bar.tsx";

interface JudgingPageProps {
  slug: string;
  /** Only the contributions that are not scored yet. */
  onlyOpen: boolean;
  /** The highest own score first, instead of in random order. */
  byScore: boolean;
}

/** The contributions of a contest for its jury, scored in the list itself (docs/product/juries.md#their-list). */
export function JudgingPage({ slug, onlyOpen, byScore }: JudgingPageProps) {
  const { data } = useSuspenseQuery(judgedContributionsQuery(slug, onlyOpen));
  const { data: contributions, meta } = data;
  const { contest } = meta;
  return (
    <div className="page pt-8 sm:pt-12">
      <header className="mb-8 grid gap-4">
        <SiteLink className="link inline-flex items-center gap-1.5 justify-self-start" path={JUDGING_PATH}>
          <ArrowLeft className="size-4" />
          {copy.back}
        </SiteLink>
        <h1 className="text-4xl sm:text-5xl">{contest.title}</h1>
        <JudgingFacts contest={contest} />
        <ProgressBar className="max-w-md" contest={contest} />
        {contest.isClosed ? (
          <p className="notice">{contest.endedAt ? copy.endedNotice : copy.closedNotice}</p>
        ) : (
          contest.total > 0 && (
            <p className="max-w-xl text-ink-soft">{contest.scored === contest.total ? copy.allDone : copy.scoreHelp}</p>
          )
        )}
        <JudgingRules contest={contest} />
      </header>
      {contest.total === 0 ? (
        <EmptyState title={contest.isPassed ? copy.noContributionsPassed : copy.noContributions}>
          {!contest.isPassed && copy.noContributionsHelp}
        </EmptyState>
      ) : (
        <>
          <Toolbar byScore={byScore} onlyOpen={onlyOpen} slug={contest.slug} />
          {contributions.length > 0 ? (
            <JudgingTable contributions={sortJudged(contributions, byScore)} meta={meta} />
          ) : (
            <EmptyState
              action={<ButtonAnchor href={judgingPath(contest.slug)}>{copy.showAll}</ButtonAnchor>}
              title={copy.noneOpen}
            >
              {copy.noneOpenHelp}
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

function Toolbar({ slug, onlyOpen, byScore }: JudgingPageProps) {
  const router = useRouter();
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="flex flex-wrap gap-4">
        <FieldFrame id="show" label={copy.show}>
          <ActingSelect
            className="min-w-72"
            id="show"
            value={onlyOpen ? "open" : "alle"}
            onChange={({ target }) =>
              void router.navigate({ href: judgingPath(slug, { onlyOpen: target.value === "open", byScore }) })
            }
          >
            <option value="alle">{copy.showAll}</option>
            <option value="open">{copy.showOpen}</option>
          </ActingSelect>
        </FieldFrame>
        <FieldFrame id="order" label={copy.order}>
          <ActingSelect
            className="min-w-72"
            id="order"
            value={byScore ? "score" : "gewoon"}
            onChange={({ target }) =>
              void router.navigate({ href: judgingPath(slug, { onlyOpen, byScore: target.value === "score" }) })
            }
          >
            <option value="gewoon">{copy.orderOfList}</option>
            <option value="score">{copy.orderByScore}</option>
          </ActingSelect>
        </FieldFrame>
      </div>
      <FileLink
        className="button button-secondary"
        load={() => managingApi.contestExports.pdf({ params: { slug }, query: { judged: "1" } })}
        path={`/export/contests/${slug}/pdf?judged=1`}
      >
        {copy.pdf}
      </FileLink>
    </div>
  );
}
