import type { Course } from "@inktvis/contract/features/courses/course";
import {
  courseAttendancePath,
  courseEcoursesPath,
  courseExportPath,
  courseMailPath,
  courseSettingsPath,
  inviteToCoursePath,
  managedCoursePath,
} from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ManagedFrame } from "#features/management/managed-frame.tsx";
import { NeedsScript } from "#platform/needs-script.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { CourseStateMark } from "./course-state-mark.tsx";
import { managedCourseQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";

/** The frame of the pages that manage a course: its state, its tabs, and a link to its page on the organization site. */
export function CourseLayout({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  const { data: me } = useQuery(meQuery);
  return (
    <ManagedFrame
      mark={<CourseStateMark course={course} />}
      path={managedCoursePath(course.slug)}
      publicPage={course.publishedAt === null ? null : { site: "organization", path: coursePath(course.slug) }}
      tabs={tabsOf(course, me?.userCanCreateEcourses === true)}
      tabsLabel={copy.courseNav}
      title={course.title}
    >
      <NeedsScript />
      {children}
    </ManagedFrame>
  );
}

/** The tabs; those about participants only when people enrol on the site (docs/product/courses.md#management). */
const tabsOf = ({ slug, hasEnrollments, publishedAt, cancelledAt }: Course, makesEcourses: boolean) => [
  { path: managedCoursePath(slug), title: copy.dashboard },
  ...(hasEnrollments && publishedAt !== null && cancelledAt === null
    ? [{ path: inviteToCoursePath(slug), title: copy.invite }]
    : []),
  ...(hasEnrollments && makesEcourses ? [{ path: courseEcoursesPath(slug), title: copy.ecourses }] : []),
  ...(hasEnrollments
    ? [
        { path: courseMailPath(slug), title: copy.mail },
        { path: courseAttendancePath(slug), title: copy.attendance },
        { path: courseExportPath(slug), title: copy.export },
      ]
    : []),
  { path: courseSettingsPath(slug), title: copy.settings },
];
