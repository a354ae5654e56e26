import { useSuspenseQuery } from "@tanstack/react-query";
import { managedCourseQuery } from "#features/courses/course-management/management.queries.ts";
import { isFull } from "#features/courses/courses/course-state.ts";
import { InvitedTable } from "#features/inviting/invited-table.tsx";
import { managingApi } from "#features/management/managing-api.ts";
import { InviteToCourseForm } from "./invite-to-course-form.tsx";
import { courseInvitingMessages as copy } from "./inviting.nl.ts";
import { courseInvitationsQuery } from "./participant-invitations.queries.ts";

/** The form that invites people to a course, and the invitations so far (docs/product/invitations.md#taking-back). */
export function CourseInvitingPage({ slug }: { slug: string }) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  const { data: invitations } = useSuspenseQuery(courseInvitationsQuery(slug));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-2 pb-8">
      <header className="grid gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">{copy.intro}</p>
        {!course.me.can.invite && <p className="notice max-w-2xl">{copy.over}</p>}
        {course.me.can.invite && isFull(course) && <p className="notice max-w-2xl">{copy.full}</p>}
        {course.me.can.invite && course.isClosed && <p className="notice max-w-2xl">{copy.closed}</p>}
      </header>
      {course.me.can.invite && <InviteToCourseForm course={course} />}
      <InvitedTable
        invitations={invitations}
        listQuery={courseInvitationsQuery(slug)}
        sendAgain={
          course.me.can.invite
            ? {
                defaultText: copy.defaultText(course.title),
                send: ({ email }, text) =>
                  managingApi.participantInvitations.invite({ params: { slug }, body: { text, emails: [email] } }),
              }
            : undefined
        }
      />
    </div>
  );
}
