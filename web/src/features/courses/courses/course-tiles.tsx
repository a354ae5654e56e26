import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { MANAGED_COURSES_PATH, NEW_COURSE_PATH } from "@inktvis/contract/page-paths/managing";
import { NextPage, PreviousPage } from "#platform/more-pages.tsx";
import { type Found, foundAs } from "#platform/search.queries.ts";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { courseListMessages as copy } from "./course-list.nl.ts";
import { type CourseSearch, courseListPath } from "./course-search.ts";
import { pagesOf } from "#platform/shown-pages.ts";
import { CourseTile } from "./course-tile.tsx";
import { courseListQuery } from "./course.queries.ts";

/** The index of the tile that invites people to give a course: the fifth, or the last when there are fewer. */
const CALL_TILE_INDEX = 4;

/** The pages that are shown, with links to the others. */
export function CourseTiles({ search, meta }: { search: CourseSearch; meta: Found["meta"] }) {
  /** The last page that was requested here. */
  const [asked, setAsked] = useState<number>();
  const { total, pageSize } = meta;
  const pages = pagesOf(search);
  const [first = 1] = pages;
  const last = pages.at(-1) ?? first;
  return (
    <>
      <PreviousPage pathOf={courseListPath} search={search} />
      <ul className="tile-grid">
        {pages.map((page) => (
          <PageOfTiles isAsked={page === asked} key={page} page={page} search={search} />
        ))}
      </ul>
      <div className="mt-10 grid justify-items-center gap-3">
        <p className="text-ink-soft tabular-nums" role="status">
          {total > pageSize && copy.shown((first - 1) * pageSize + 1, Math.min(last * pageSize, total), total)}
        </p>
        <NextPage meta={meta} pathOf={courseListPath} search={search} onAdd={setAsked} />
      </div>
    </>
  );
}

interface PageOfTilesProps {
  search: CourseSearch;
  page: number;
  isAsked: boolean;
}

function PageOfTiles({ search, page, isAsked }: PageOfTilesProps) {
  const { data, refetch } = useSuspenseQuery(courseListQuery(search, page));
  const first = useRef<HTMLLIElement>(null);
  // The focus moves to the first tile of the new page: the link that was pressed is behind it, or gone.
  useEffect(() => {
    if (isAsked) first.current?.querySelector("a")?.focus({ preventScroll: true });
  }, [isAsked]);
  if (data.failed) {
    return (
      <li className="col-span-full">
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      </li>
    );
  }
  const tiles = foundAs(data.data, "course").map((course, index) => (
    <li key={course.id} ref={index === 0 ? first : undefined}>
      <CourseTile course={course} isAtTop={page === 1 && index === 0} />
    </li>
  ));
  if (page > 1) return tiles;
  return (
    <>
      {tiles.slice(0, CALL_TILE_INDEX)}
      <CallTile />
      {tiles.slice(CALL_TILE_INDEX)}
    </>
  );
}

/** Invites people to give a course; those who already may are led to the form. */
export function CallTile() {
  const { data: me } = useQuery(meQuery);
  const mayCreate = me?.userCanCreateCourses ?? false;
  return (
    <li className="relative grid content-start gap-3 rounded-sm bg-wash p-6">
      <h3 className="text-3xl">{mayCreate ? copy.makeTitle : copy.giveTitle}</h3>
      <p>{mayCreate ? copy.makeText : copy.giveText}</p>
      <SiteLink
        className="mt-2 inline-flex items-center gap-2 justify-self-start font-semibold text-accent-ink after:absolute after:inset-0 hover:underline"
        path={mayCreate ? NEW_COURSE_PATH : MANAGED_COURSES_PATH}
        site="account"
      >
        {mayCreate ? copy.make : copy.give}
        <ArrowRight />
      </SiteLink>
    </li>
  );
}
