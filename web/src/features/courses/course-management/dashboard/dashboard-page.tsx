import type { Course } from "@inktvis/contract/features/courses/courses";
import { courseSettingsPath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Panel } from "#features/management/panel.tsx";
import { dayInWords } from "#platform/formats/dates.ts";
import { siteHref, SiteLink, useCurrentSite } from "#platform/site-link.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { courseState } from "../course-state.ts";
import { managedCourseQuery } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { DeleteCourse } from "./delete-course.tsx";
import { PublishCourse, UnpublishCourse } from "./publish-course.tsx";
import { SeatTable } from "./seat-table.tsx";

/** The dashboard of a course, before and after it is published (docs/product/courses.md#management). */
export function DashboardPage({ slug }: { slug: string }) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  const state = courseState(course);
  const { title, help } = copy.states[state];
  return (
    <Panel
      actions={<Actions course={course} />}
      help={state === "published" && course.isClosed ? copy.closedHelp : help}
      title={title}
    >
      <Notes course={course} />
      {course.hasEnrollments && <SeatTable course={course} />}
    </Panel>
  );
}

/** Until when people enrol; before publishing also that it is too late. */
function Notes({ course }: { course: Course }) {
  const deadline = dayInWords(course.enrollmentDeadline);
  if (!course.isBeforeEnrollmentDeadline) {
    return course.publishedAt ? null : (
      <p className="notice">
        {copy.deadlinePassed}{" "}
        <SiteLink className="link" path={courseSettingsPath(course.slug)}>
          {copy.change}
        </SiteLink>
        .
      </p>
    );
  }
  return deadline ? <p>{copy.deadline(deadline)}</p> : null;
}

function Actions({ course }: { course: Course }) {
  const currentSite = useCurrentSite();
  const { can } = course.me;
  return (
    <>
      {can.publish && <PublishCourse course={course} />}
      {course.publishedAt === null && (
        <ButtonAnchor href={siteHref(currentSite, "organization", coursePath(course.slug))} look="secondary">
          {copy.preview}
        </ButtonAnchor>
      )}
      {can.unpublish && <UnpublishCourse course={course} />}
      {can.delete && <DeleteCourse course={course} />}
    </>
  );
}
