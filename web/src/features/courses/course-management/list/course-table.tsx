import type { ManagedCourse } from "@inktvis/contract/features/courses/course";
import { courseSettingsPath, managedCoursePath } from "@inktvis/contract/page-paths/account";
import { coursePath } from "@inktvis/contract/page-paths/organization";
import { useQueryClient } from "@tanstack/react-query";
import { RowActions } from "#features/management/row-actions.tsx";
import { useRowDeletion } from "#features/management/row-deletion.tsx";
import { api } from "#platform/api.ts";
import { DateTime } from "#platform/date-time.tsx";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { isUnpublishedCopy } from "../course-state.ts";
import { CourseStateMark } from "../course-state-mark.tsx";
import { invalidateCourses } from "../management.queries.ts";
import { managementMessages } from "../messages.nl.ts";
import { listMessages as copy } from "./list.nl.ts";

const COLUMNS = [
  { title: copy.course },
  { title: copy.state },
  { title: copy.start },
  { title: copy.seats, isNumber: true },
  { title: copy.actions, isHidden: true },
];

export function CourseTable({ courses }: { courses: readonly ManagedCourse[] }) {
  const queryClient = useQueryClient();
  const { ask, dialog } = useRowDeletion({
    words: managementMessages,
    onDelete: ({ slug }: ManagedCourse) => api.courses.delete({ params: { slug } }),
    onDeleted: () => invalidateCourses(queryClient),
  });
  return (
    <>
      <DataTable columns={COLUMNS} label={copy.table}>
        {courses.map((course) => (
          <CourseRow course={course} key={course.id} onDelete={() => ask(course)} />
        ))}
      </DataTable>
      {dialog}
    </>
  );
}

function CourseRow({ course, onDelete }: { course: ManagedCourse; onDelete: () => void }) {
  const { slug, title, startDate, me } = course;
  return (
    <tr>
      <Cell>
        <div className="min-w-0">
          <SiteLink className="font-semibold hover:text-accent-ink hover:underline" path={managedCoursePath(slug)}>
            {title}
          </SiteLink>
          {isUnpublishedCopy(course) && <span className="block text-sm text-ink-soft">{copy.copy}</span>}
          {course.openRequests > 0 && (
            <span className="block text-sm font-semibold text-accent-ink">
              {copy.openRequests(course.openRequests)}
            </span>
          )}
        </div>
      </Cell>
      <Cell label={copy.state}>
        <CourseStateMark course={course} />
      </Cell>
      <Cell label={copy.start}>
        {startDate ? <DateTime date={startDate} /> : course.hasRealLifePart ? copy.startUnknown : copy.noStart}
      </Cell>
      <Cell isNumber label={copy.seats}>
        {course.hasEnrollments ? <Seats course={course} /> : copy.noSeats}
      </Cell>
      <Cell label="">
        <RowActions
          editPath={courseSettingsPath(slug)}
          read={{ site: "organization", path: coursePath(slug) }}
          title={title}
          onDelete={me.can.delete ? onDelete : undefined}
        />
      </Cell>
    </tr>
  );
}

/** The seats, counted as on the dashboard: held seats separately. */
function Seats({ course: { filledSeats, heldSeats, maxParticipants } }: { course: ManagedCourse }) {
  const maximum = maxParticipants === null ? undefined : formatCount(maxParticipants);
  return (
    <span>
      {copy.seatCount(formatCount(filledSeats - heldSeats), maximum)}
      {heldSeats > 0 && <span className="block text-sm text-ink-soft">{copy.heldSeats(formatCount(heldSeats))}</span>}
    </span>
  );
}
