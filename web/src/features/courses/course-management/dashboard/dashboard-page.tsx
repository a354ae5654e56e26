import type { Course } from "@inktvis/contract/features/courses/course";
import { courseSettingsPath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Panel } from "#features/management/panel.tsx";
import { dayInWords } from "#platform/formats/days.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { courseState } from "../course-state.ts";
import { managedCourseQuery } from "../management.queries.ts";
import { dashboardMessages as copy } from "./dashboard.nl.ts";
import { CancelCourse, CancelProgress } from "../cancelling/cancel-course.tsx";
import { CopyCourse } from "./copy-course.tsx";
import { DeleteCourse } from "./delete-course.tsx";
import { PublishCourse, UnpublishCourse } from "./publish-course.tsx";
import { SeatTable } from "./seat-table.tsx";

interface DashboardPageProps {
  slug: string;
  /** Shown at the bottom of the dashboard, when people enrol on the site. */
  children: ReactNode;
}

/** The dashboard of a course, before and after it is published (docs/product/courses.md#management). */
export function DashboardPage({ slug, children }: DashboardPageProps) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  return (
    <>
      <Panel actions={<Actions course={course} />} help={helpOf(course)} title={copy.states[courseState(course)].title}>
        {course.cancelledAt === null ? <Notes course={course} /> : <CancelProgress course={course} />}
        {course.hasEnrollments && course.cancelledAt === null && <SeatTable course={course} />}
      </Panel>
      {course.hasEnrollments && children}
    </>
  );
}

function helpOf(course: Course) {
  const state = courseState(course);
  const enrolled = course.filledSeats - course.heldSeats;
  if (state === "unpublished" && enrolled > 0) return copy.keptHelp(enrolled);
  return state === "published" && course.isClosed ? copy.closedHelp : copy.states[state].help;
}

/** Until when people can enrol; before publishing, also a warning when the deadline has passed. */
function Notes({ course }: { course: Course }) {
  const deadline = dayInWords(course.enrollmentDeadline);
  if (lacksDays(course)) return <Notice says={copy.noDays} slug={course.slug} way={copy.fillInDays} />;
  if (!course.isBeforeEnrollmentDeadline) {
    return course.publishedAt ? null : <Notice says={copy.deadlinePassed} slug={course.slug} way={copy.change} />;
  }
  return deadline ? <p>{copy.deadline(deadline)}</p> : null;
}

/** Whether a course has no days yet: a copy, until its organiser fills them in. */
const lacksDays = ({ hasRealLifePart, startDate }: Course) => hasRealLifePart && startDate === null;

const Notice = ({ says, slug, way }: { says: string; slug: string; way: string }) => (
  <p className="notice">
    {says}{" "}
    <SiteLink className="link" path={courseSettingsPath(slug)}>
      {way}
    </SiteLink>
    .
  </p>
);

function Actions({ course }: { course: Course }) {
  const { can } = course.me;
  return (
    <>
      {can.publish && !lacksDays(course) && <PublishCourse course={course} />}
      {course.publishedAt === null && (
        <SiteButton look="secondary" path={coursePath(course.slug)} site="organization">
          {copy.preview}
        </SiteButton>
      )}
      {can.unpublish && <UnpublishCourse course={course} />}
      {course.hasEnrollments && <CancelCourse course={course} />}
      <CopyCourse course={course} />
      {can.delete && <DeleteCourse course={course} />}
    </>
  );
}
