import type { Me } from "@inktvis/contract/features/accounts/me";
import { NEW_COURSE_PATH } from "@inktvis/contract/page-paths/managing";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ManagedList, ManagedListPage } from "#features/management/managed-list.tsx";
import { managedCoursesQuery } from "../management.queries.ts";
import { CourseTable } from "./course-table.tsx";
import { listMessages as copy } from "./list.nl.ts";

interface CourseListProps {
  me: Me;
  page: number;
}

/** The courses that the viewer manages. */
export const CourseListPage = ({ me, page }: CourseListProps) => (
  <ManagedListPage create={{ path: NEW_COURSE_PATH, title: copy.create }} kind="courses" me={me}>
    <Courses page={page} />
  </ManagedListPage>
);

function Courses({ page }: { page: number }) {
  const { data: courses, meta } = useSuspenseQuery(managedCoursesQuery(page)).data;
  return (
    <ManagedList
      first={{ title: copy.none, help: copy.noneHelp, create: { path: NEW_COURSE_PATH, title: copy.first } }}
      kind="courses"
      meta={meta}
      table={courses.length > 0 && <CourseTable courses={courses} />}
    />
  );
}
