import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { SearchResult } from "@inktvis/contract/features/discovery/search";
import type { Found } from "#platform/search.queries.ts";
import { onPage, pagesOf, withNextPage } from "#platform/shown-pages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { ResultTile } from "../home/result-tile.tsx";
import { SearchHit } from "./search-hit.tsx";
import { hasParameters, type SiteSearch, siteSearchPath } from "./site-search.ts";
import { siteSearchQuery } from "./site-search.queries.ts";
import { searchingMessages as copy } from "./searching.nl.ts";

/** What is found: the former results stay, paler, until the new ones are there. */
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
  return (
    <section aria-busy={loading} aria-labelledby="results" className="mt-10">
      <h2 className="sr-only" id="results">
        {copy.results}
      </h2>
      <p className="mb-6 font-semibold" role="status">
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

/** All pages, once each of them is there. */
function together(results: UseQueryResult<Found>[]) {
  const [first, ...others] = results.flatMap(({ data }) => data ?? []);
  const isWhole = first && others.length === results.length - 1;
  return {
    data: isWhole ? ([first, ...others] as Pages) : undefined,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

function summaryOf({ text }: SiteSearch, { data, meta: { near, byName, total, hasMore } }: Found) {
  if (data.length === 0) return "";
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
  if (results.length === 0) return <Nothing search={search} />;
  const { total, pageSize } = pages[0].meta;
  const last = pagesOf(search).at(-1) ?? 1;
  return (
    <>
      {search.text ? <Hits results={results} /> : <Tiles results={results} />}
      {last * pageSize < total && <More search={search} />}
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

/** The next page below these ones; a link, for who has no script. */
function More({ search }: { search: SiteSearch }) {
  const router = useRouter();
  const last = pagesOf(search).at(-1) ?? 1;
  const href = siteSearchPath(withNextPage(search) ?? onPage(search, last + 1));
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    <p className="mt-10">
      <ButtonAnchor href={href} look="secondary" onClick={onClick}>
        {copy.more}
      </ButtonAnchor>
    </p>
  );
}

/** Moves the focus to the first result that was added, so that nobody is left behind the list. */
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

/** About the size of the tiles. */
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
