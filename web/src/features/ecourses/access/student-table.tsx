import type { EcourseStudent } from "@inktvis/contract/features/ecourses/access";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { useRef, useState } from "react";
import { RowButton } from "#features/inviting/row-button.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { useChange } from "#platform/use-change.ts";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { accessMessages as copy } from "./access.nl.ts";

const COLUMNS = [
  { title: copy.student },
  { title: copy.since },
  { title: copy.through },
  { title: copy.remove, isHidden: true },
];

/** The people with access. Those who were invited can be removed here; those who are in a course are removed there. */
export function StudentTable({ students }: { students: readonly EcourseStudent[] }) {
  const [toRemove, setToRemove] = useState<EcourseStudent>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="deelnemers" className="grid gap-4">
      <h2 className="text-2xl" id="deelnemers" ref={heading} tabIndex={-1}>
        {copy.students}
      </h2>
      {students.length === 0 ? (
        <EmptyState title={copy.noStudents}>{copy.noStudentsHelp}</EmptyState>
      ) : (
        <DataTable columns={COLUMNS} label={copy.students}>
          {students.map((student) => (
            <StudentRow key={student.id} student={student} onRemove={() => setToRemove(student)} />
          ))}
        </DataTable>
      )}
      {toRemove && (
        <RemoveDialog
          student={toRemove}
          onClose={() => setToRemove(undefined)}
          // The pressed button is removed together with its row.
          onRemoved={() => focusAfterDialog(heading)}
        />
      )}
    </section>
  );
}

function StudentRow({ student, onRemove }: { student: EcourseStudent; onRemove: () => void }) {
  const { user, joinedAt, courses, isInvited } = student;
  return (
    <tr>
      <Cell>
        {user.slug ? (
          <SiteLink className="font-semibold hover:underline" path={profilePath(user.slug)} site="community">
            {user.nickname}
          </SiteLink>
        ) : (
          <span className="font-semibold">{user.nickname}</span>
        )}
      </Cell>
      <Cell label={copy.since}>
        <DateTime date={joinedAt} />
      </Cell>
      <Cell label={copy.through}>
        <ul className="grid gap-0.5">
          {isInvited && <li>{copy.invitation}</li>}
          {courses.map(({ slug, title }) => (
            <li className="wrap-anywhere" key={slug}>
              {copy.course(title)}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className="text-right" label="">
        {isInvited ? (
          <RowButton context={copy.who(user.nickname)} label={copy.remove} onClick={onRemove} />
        ) : (
          <span className="text-sm text-ink-soft">{copy.onlyByCourse}</span>
        )}
      </Cell>
    </tr>
  );
}

interface RemoveDialogProps {
  student: EcourseStudent;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveDialog({ student: { id, user, courses }, onClose, onRemoved }: RemoveDialogProps) {
  const change = useChange(invalidateEcourses);
  async function remove() {
    await change(() => ecourseApi.ecourseStudents.remove({ params: { id } }));
    toast(copy.removed(user.nickname));
    onRemoved();
  }
  return (
    <ConfirmDialog
      confirm={copy.removeConfirm}
      title={copy.removeTitle(user.nickname)}
      onClose={onClose}
      onConfirm={remove}
    >
      {courses.length > 0 ? copy.removeHelpWithCourse : copy.removeHelp}
    </ConfirmDialog>
  );
}
