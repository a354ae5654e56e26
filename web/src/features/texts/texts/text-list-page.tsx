import { useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { messages } from "#platform/messages.nl.ts";
import { LoadFailed } from "#platform/pending.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { genresQuery } from "../genres/genre.queries.ts";
import { SuggestedGenre } from "../genres/suggested-genre.tsx";
import { MatchingPeople } from "#features/people/people/matching-people.tsx";
import { type Found, foundAs } from "#platform/search.queries.ts";
import { textListMessages as copy } from "./text-list.nl.ts";
import { NEW_TEXT_PATH } from "@inktvis/contract/page-paths/community";
import { hasParameters, type TextSearch, genrePath, textListPath } from "./text-list-search.ts";
import { withPage } from "./changed-search.ts";
import { textListQuery } from "./text.queries.ts";
import { ReadingNav } from "./reading-nav.tsx";
import { TextResult } from "./text-result.tsx";
import { TextSearchBar } from "./text-search-bar.tsx";
import { TextSpread } from "./text-spread.tsx";
import { tileSizes } from "./tile-sizes.ts";

const route = getRouteApi("/community/lezen/");

type FoundText = Extract<SearchResult, { model: "text" }>;

export function TextListPage() {
  const search = route.useSearch({ select: ({ q }) => q ?? {} });
  const { data: genres } = useSuspenseQuery(genresQuery);
  const { data, refetch } = useSuspenseQuery(textListQuery(search));
  const { meta, failed } = data;
  const texts = foundAs(data.data, "text");
  return (
    <ListFrame search={search}>
      <TextSearchBar genres={genres} search={search} />
      {search.text && !search.page && <MatchingPeople label={copy.writers} text={search.text} />}
      <SuggestedGenre genres={genres} pathOf={genrePath} search={search} />
      <p className={hasParameters(search) && texts.length > 0 ? "mb-6 font-semibold" : "sr-only"} role="status">
        {search.text ? resultSummary(search.text, meta) : copy.resultCount(meta.total, meta.hasMore)}
      </p>
      {failed ? (
        <ErrorState onRetry={refetch}>{copy.listFailed}</ErrorState>
      ) : texts.length === 0 ? (
        <NoTexts isPastLast={meta.total > 0} search={search} />
      ) : (
        <>
          <h2 className="sr-only">{search.text ? copy.results : copy.newest}</h2>
          {search.text ? <Results texts={texts} /> : <TextSpread texts={texts} />}
          <Pager {...meta} hrefOf={(page) => textListPath(withPage(search, page))} />
        </>
      )}
    </ListFrame>
  );
}

/** Says how many texts match the words, or that they match only approximately or by the name of their author. */
function resultSummary(text: string, { near, byName, total, hasMore }: Found["meta"]) {
  if (near) return copy.similarTo(text);
  return byName ? copy.authorsOnly(text) : copy.resultCount(total, hasMore) + copy.resultCountFor(text);
}

const Results = ({ texts }: { texts: FoundText[] }) => (
  <ul className="spread">
    {texts.map((text) => (
      <li key={text.id}>
        <TextResult text={text} />
      </li>
    ))}
  </ul>
);

const ListFrame = ({ search: { page = 1 }, children }: { search: TextSearch; children: ReactNode }) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-6 grid gap-2">
      <h1 className="text-5xl sm:text-7xl">{copy.reading}</h1>
      <p className="max-w-4xl text-lg text-ink-soft">{page > 1 ? copy.listPage(page) : copy.listIntro}</p>
      <ReadingNav />
    </header>
    {children}
  </div>
);

function NoTexts({ search, isPastLast }: { search: TextSearch; isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={textListPath(withPage(search, 1))} />;
  if (hasParameters(search)) {
    return (
      <EmptyState
        action={<ButtonAnchor href={textListPath()}>{copy.clear}</ButtonAnchor>}
        title={search.text ? copy.noResultsFor(search.text) : copy.noResults}
      >
        {copy.noResultsHelp}
      </EmptyState>
    );
  }
  return (
    <EmptyState action={<ButtonAnchor href={NEW_TEXT_PATH}>{copy.newText}</ButtonAnchor>} title={copy.noTexts}>
      {copy.noTextsHelp}
    </EmptyState>
  );
}

/** Shown while the list loads: its frame, and skeletons of about the size of the tiles. */
export const TextListPending = () => (
  <ListFrame search={{}}>
    {/* As high as the search bar. */}
    <div className="skeleton mb-19 h-13 sm:mb-21" />
    <div className="spread" role="status">
      <span className="sr-only">{messages.loading}</span>
      {tileSizes(9, true).map((size, index) => (
        <div className={`grid content-start gap-4 border-t border-hairline pt-4 spread-${size}`} key={index}>
          <div className="skeleton h-3 w-20" />
          <div className={`skeleton w-4/5 ${index === 0 ? "h-12" : "h-7"}`} />
          <TextSkeleton lines={index === 0 ? 9 : 5} />
          <div className="skeleton h-3 w-32" />
        </div>
      ))}
    </div>
  </ListFrame>
);

export const TextListFailed = ({ reset }: ErrorComponentProps) => (
  <ListFrame search={{}}>
    <LoadFailed reset={reset}>{copy.listFailed}</LoadFailed>
  </ListFrame>
);
