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
  const { title, help } = copy.states[courseState(course)];
  return (
    <Panel actions={<Actions course={course} />} help={help} title={title}>
      <Notes course={course} />
      {course.hasEnrollments && <SeatTable course={course} />}
    </Panel>
  );
}

/** Until when and who, and what stands in the way of publishing. */
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
  if (!course.isClosed && !deadline) return null;
  return (
    <div className="grid gap-1">
      {deadline && <p>{copy.deadline(deadline)}</p>}
      {course.isClosed && <p>{copy.closedHelp}</p>}
    </div>
  );
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
