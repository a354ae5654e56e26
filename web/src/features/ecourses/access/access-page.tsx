import { useSuspenseQuery } from "@tanstack/react-query";
import { InvitedTable } from "#features/inviting/invited-table.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { ecourseQuery } from "../ecourses/ecourse.queries.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { ecourseInvitationsQuery, studentsQuery } from "./access.queries.ts";
import { CoursesSection } from "./courses-section.tsx";
import { InviteToEcourseForm } from "./invite-to-ecourse-form.tsx";
import { StudentTable } from "./student-table.tsx";

/** The tab of an online course with its students, its invitations, and the courses that use it. */
export function EcourseAccessPage({ id, managesCourses }: { id: string; managesCourses: boolean }) {
  const { data: ecourse } = useSuspenseQuery(ecourseQuery(id));
  const { data: students } = useSuspenseQuery(studentsQuery(id));
  const { data: invitations } = useSuspenseQuery(ecourseInvitationsQuery(id));
  const isArchived = ecourse.archivedAt !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <header className="grid gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="max-w-xl text-lg text-ink-soft">{copy.intro}</p>
        {isArchived && <p className="notice max-w-2xl">{copy.archived}</p>}
      </header>
      <StudentTable students={students} />
      {!isArchived && <InviteToEcourseForm ecourse={ecourse} />}
      <InvitedTable
        invitations={invitations}
        listQuery={ecourseInvitationsQuery(id)}
        sendAgain={
          isArchived
            ? undefined
            : {
                defaultText: copy.defaultText(ecourse.title),
                send: ({ email }, text) =>
                  ecourseApi.ecourseInvitations.invite({ params: { id }, body: { text, emails: [email] } }),
              }
        }
      />
      <CoursesSection id={id} isArchived={isArchived} managesCourses={managesCourses} />
    </div>
  );
}
