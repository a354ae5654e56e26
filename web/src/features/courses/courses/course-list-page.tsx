import { useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useDeferredValue } from "react";
import { LoadFailed, TileSkeletons } from "#platform/pending.tsx";
import type { Found } from "#platform/search.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { agendaPath } from "./agenda-path.ts";
import { courseListMessages as copy } from "./course-list.nl.ts";
import { type CourseSearch, courseListPath, isNarrowed } from "./course-search.ts";
import { onPage, pagesOf } from "#platform/shown-pages.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { CourseSearchForm } from "./course-search-form.tsx";
import { CallTile, CourseTiles } from "./course-tiles.tsx";
import { courseListQuery } from "./course.queries.ts";

/** Only below a catalogue that is narrowed: most people look at the whole. */
const KeepMeInformed = lazy(async () => ({
  default: (await import("../saved-searches/keep-me-informed.tsx")).KeepMeInformed,
}));

const route = getRouteApi("/organization/cursussen/");

/** The catalogue: courses that can still be joined, by words and filters. */
export function CourseListPage() {
  const search = route.useLoaderData({ select: (data) => data.search });
  // While other courses are loading, the previous ones stay.
  const shown = useDeferredValue(search);
  return (
    <ListFrame page={search.page}>
      <div className="catalogue">
        <CourseSearchForm search={search} />
        <section aria-busy={shown !== search} className="transition-opacity aria-busy:opacity-60">
          <Results search={shown} />
        </section>
      </div>
    </ListFrame>
  );
}

function Results({ search }: { search: CourseSearch }) {
  const { data, refetch } = useSuspenseQuery(courseListQuery(search, pagesOf(search)[0] ?? 1));
  const { meta, failed } = data;
  if (failed) return <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>;
  const isEmpty = data.data.length === 0;
  return (
    <>
      <h2 className="sr-only">{copy.results}</h2>
      <div className={`mb-6 flex min-h-8 flex-wrap items-baseline gap-x-4 ${isEmpty ? "sr-only" : ""}`}>
        <p className="font-semibold" role="status">
          {summaryOf(search, meta)}
        </p>
        {isNarrowed(search) && !isEmpty && (
          <SiteLink className="link" path={courseListPath()}>
            {copy.clear}
          </SiteLink>
        )}
        {!isEmpty && isInAgenda(search, meta) && (
          <SiteLink className="link" path={agendaPath(search)}>
            {copy.asAgenda}
          </SiteLink>
        )}
      </div>
      {isEmpty ? (
        <NoCourses isPastLast={meta.total > 0} search={search} />
      ) : (
        <CourseTiles meta={meta} search={search} />
      )}
      {isNarrowed(search) && (
        <div className="mt-10 border-t border-hairline pt-6">
          <Suspense>
            <KeepMeInformed key={JSON.stringify([search.text, search.filters])} search={search} />
          </Suspense>
        </div>
      )}
    </>
  );
}

/**
 * Whether the agenda has these courses: it lists what takes place on a certain day, and nothing that matches only
 * nearly (docs/product/search.md#agenda).
 */
const isInAgenda = ({ filters }: CourseSearch, { near }: Found["meta"]) => !near && filters?.hasRealLifePart !== false;

/** Says how many courses there are, or that they match the words only nearly. */
function summaryOf({ text }: CourseSearch, { total, hasMore, near }: Found["meta"]) {
  if (text && near) return copy.similarTo(text);
  return copy.count(total, hasMore) + (text ? copy.countFor(text) : "");
}

function NoCourses({ search, isPastLast }: { search: CourseSearch; isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={courseListPath(onPage(search, 1))} />;
  return (
    <>
      <WhyNone search={search} />
      <ul className="tile-grid mt-10">
        <CallTile />
      </ul>
    </>
  );
}

function WhyNone({ search }: { search: CourseSearch }) {
  if (isNarrowed(search)) {
    return (
      <EmptyState
        action={<ButtonAnchor href={courseListPath()}>{copy.clear}</ButtonAnchor>}
        title={search.text ? copy.noneFor(search.text) : copy.none}
      >
        {copy.noneHelp}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      action={
        <SiteButton path="/" site="community">
          {copy.toCommunity}
        </SiteButton>
      }
      title={copy.noCourses}
    >
      {copy.noCoursesHelp}
    </EmptyState>
  );
}

const ListFrame = ({ page = 1, children }: { page?: number | undefined; children: ReactNode }) => (
  <div className="page pt-8 sm:pt-12">
    <header className="mb-8 grid gap-3">
      <h1 className="text-5xl sm:text-7xl">{copy.title}</h1>
      <p className="max-w-2xl text-lg text-ink-soft sm:text-xl">{page > 1 ? copy.page(page) : copy.intro}</p>
    </header>
    {children}
  </div>
);

/** The catalogue while it loads: skeletons of about the size of the tiles. */
export const CourseListPending = () => (
  <ListFrame>
    <div className="catalogue">
      <div className="catalogue-bar">
        <div className="skeleton h-13 w-full" />
      </div>
      <div className="max-lg:hidden">
        <TextSkeleton lines={12} />
      </div>
      <TileSkeletons count={9} />
    </div>
  </ListFrame>
);

export const CourseListFailed = ({ reset }: ErrorComponentProps) => (
  <ListFrame>
    <LoadFailed reset={reset}>{copy.failed}</LoadFailed>
  </ListFrame>
);
