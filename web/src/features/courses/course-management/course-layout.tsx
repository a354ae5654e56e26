import { courseSettingsPath, managedCoursePath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ManagedFrame } from "#features/management/managed-frame.tsx";
import { siteHref, useCurrentSite } from "#platform/site-link.tsx";
import { CourseStateMark } from "./course-state-mark.tsx";
import { managedCourseQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";

/** The frame of the pages that manage a course: its state, its tabs, and a link to its page on the organization site. */
export function CourseLayout({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  const currentSite = useCurrentSite();
  return (
    <ManagedFrame
      mark={<CourseStateMark course={course} />}
      path={managedCoursePath(course.slug)}
      publicHref={course.publishedAt && siteHref(currentSite, "organization", coursePath(course.slug))}
      tabs={[
        { path: managedCoursePath(course.slug), title: copy.dashboard },
        { path: courseSettingsPath(course.slug), title: copy.settings },
      ]}
      tabsLabel={copy.courseNav}
      title={course.title}
    >
      {children}
    </ManagedFrame>
  );
}
