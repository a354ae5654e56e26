import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import { NextPage, PreviousPage } from "#platform/more-pages.tsx";
import type { Found } from "#platform/search.queries.ts";
import { onPage, pagesOf } from "#platform/shown-pages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { SearchHit } from "./rarer-results.ts";
import { ResultTile } from "./result-tile.tsx";
import { hasParameters, type SiteSearch, siteSearchPath } from "./site-search.ts";
import { siteSearchQuery } from "./site-search.queries.ts";
import { searchingMessages as copy } from "./searching.nl.ts";

/** The results: the previous ones stay, paler, until the new ones are loaded. */
export function SearchResults({ search }: { search: SiteSearch }) {
  const asked = useQueries({
    queries: pagesOf(search).map((page) => siteSearchQuery(search, page)),
    combine: together,
  });
  const current = asked.data && { search, pages: asked.data };
  const [shown, setShown] = useState(current);
  if (current && (current.search !== shown?.search || current.pages !== shown.pages)) setShown(current);
  const list = useFocusOnMore(shown);
  const loading = !current;
  const isEmpty = !loading && shown?.pages[0].data.length === 0;
  return (
    <section aria-busy={loading} aria-labelledby="results" className="mt-10">
      <h2 className="sr-only" id="results">
        {copy.results}
      </h2>
      {/* When nothing is found, the visible message is below; this one is for screen readers. */}
      <p className={isEmpty ? "sr-only" : "mb-6 font-semibold"} role="status">
        {loading || !shown ? copy.loading : summaryOf(shown.search, shown.pages[0])}
      </p>
      {shown ? (
        <div className={loading ? "opacity-60 transition-opacity" : "transition-opacity"} ref={list}>
          <Shown {...shown} onRetry={asked.refetch} />
        </div>
      ) : (
        <Skeletons />
      )}
    </section>
  );
}

type Pages = readonly [Found, ...Found[]];

/** All pages, once each of them is loaded. */
function together(results: UseQueryResult<Found>[]) {
  const [first, ...others] = results.flatMap(({ data }) => data ?? []);
  const isWhole = first && others.length === results.length - 1;
  return {
    data: isWhole ? ([first, ...others] as Pages) : undefined,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

function summaryOf({ text }: SiteSearch, { failed, meta: { near, byName, total, hasMore } }: Found) {
  if (failed) return "";
  if (total === 0) return copy.none;
  if (text && near) return copy.similarTo(text);
  return text && byName ? copy.authorsOnly(text) : copy.count(total, hasMore, text);
}

interface ShownProps {
  search: SiteSearch;
  pages: Pages;
  onRetry: () => Promise<unknown>;
}

function Shown({ search, pages, onRetry }: ShownProps) {
  if (pages.some(({ failed }) => failed)) return <ErrorState onRetry={onRetry}>{copy.failed}</ErrorState>;
  const results = pages.flatMap(({ data }) => data);
  const [{ meta }] = pages;
  if (results.length === 0) {
    return meta.total > 0 ? (
      <PastLastPage firstPage={siteSearchPath(onPage(search, 1))} />
    ) : (
      <Nothing search={search} />
    );
  }
  return (
    <>
      <PreviousPage pathOf={siteSearchPath} search={search} />
      <Suspense fallback={<Skeletons />}>
        {search.text ? <Hits results={results} /> : <Tiles results={results} />}
      </Suspense>
      <p className="mt-10 empty:hidden">
        <NextPage meta={meta} pathOf={siteSearchPath} search={search} />
      </p>
    </>
  );
}

const Hits = ({ results }: { results: SearchResult[] }) => (
  <ul className="tile-grid">
    {results.map((result) => (
      <li key={result.id}>
        <SearchHit result={result} />
      </li>
    ))}
  </ul>
);

const Tiles = ({ results }: { results: SearchResult[] }) => (
  <ul className="tile-grid">
    {results.map((result) => (
      <li key={result.id}>
        <ResultTile result={result} />
      </li>
    ))}
  </ul>
);

/** Moves the focus to the first result that was added: the link that was pressed is after it, or gone. */
function useFocusOnMore(shown: { search: SiteSearch; pages: Pages } | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const former = before.current;
    before.current = shown;
    if (!shown || !former || former.search.page !== shown.search.page) return;
    const place = former.pages.flatMap(({ data }) => data).length;
    if (shown.pages.length <= former.pages.length) return;
    list.current?.querySelectorAll("li")[place]?.querySelector("a")?.focus();
  }, [shown]);
  return list;
}

const Nothing = ({ search }: { search: SiteSearch }) => (
  <EmptyState
    action={hasParameters(search) && <ButtonAnchor href={siteSearchPath()}>{copy.clear}</ButtonAnchor>}
    title={search.text ? copy.noneFor(search.text) : copy.none}
  >
    {copy.noneHelp}
  </EmptyState>
);

/** Skeletons of about the size of the tiles. */
const Skeletons = () => (
  <div aria-hidden="true" className="tile-grid">
    {Array.from({ length: 6 }, (_, index) => (
      <div className="grid content-start gap-3 border-t border-hairline pt-4" key={index}>
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
        <TextSkeleton lines={4} />
      </div>
    ))}
  </div>
);
