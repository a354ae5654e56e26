import { useSuspenseQuery } from "@tanstack/react-query";
import { YOUTH_AGE_CATEGORIES } from "@inktvis/contract/features/courses/known-look-ups";
import { courseListPath } from "#features/courses/courses/course-search.ts";
import { CourseTile } from "#features/courses/courses/course-tile.tsx";
import { BY_START } from "#features/courses/courses/course.queries.ts";
import { foundAs, searchQuery } from "#platform/search.queries.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { youthHome as copy } from "./youth-home.nl.ts";

/**
 * The courses of the house for young people that can still be joined, the earliest first
 * (docs/product/search.md#lists).
 */
export const youthCoursesQuery = searchQuery({
  models: ["course"],
  filters: { ageCategories: [...YOUTH_AGE_CATEGORIES] },
  modelConfigurations: { course: { active: true, organizedByCs: true } },
  sort: [...BY_START],
  perPage: 24,
});

export const YouthCourses = () => (
  <section aria-labelledby="courses" className="page mt-16">
    <h2 className="text-4xl" id="courses">
      {copy.coursesTitle}
    </h2>
    <p className="mt-3 max-w-2xl text-lg">{copy.coursesText}</p>
    <div className="mt-8">
      <Courses />
    </div>
  </section>
);

function Courses() {
  const { data, refetch } = useSuspenseQuery(youthCoursesQuery);
  const toAll = (
    <SiteButton
      look="secondary"
      path={courseListPath({ filters: { ageCategories: [...YOUTH_AGE_CATEGORIES] } })}
      site="organization"
    >
      {copy.courses}
    </SiteButton>
  );
  if (data.failed) return <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>;
  const courses = foundAs(data.data, "course");
  if (courses.length === 0) {
    return (
      <EmptyState action={toAll} title={copy.none}>
        {copy.noneHelp}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="tile-grid">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseTile course={course} />
          </li>
        ))}
      </ul>
      <p className="mt-10">{toAll}</p>
    </>
  );
}
