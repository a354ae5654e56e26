import type { EcourseSummary } from "@inktvis/contract/features/ecourses/ecourses";
import { ecoursePath, managedEcoursePath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { RowActions } from "#features/management/row-actions.tsx";
import { useRowDeletion } from "#features/management/row-deletion.tsx";
import { formatCount } from "#platform/formats/numbers.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../ecourse.queries.ts";
import { EcourseStateMark } from "../ecourse-state-mark.tsx";
import { ecourseMessages } from "../messages.nl.ts";
import { listMessages as copy } from "./list.nl.ts";

const COLUMNS = [
  { title: copy.ecourse },
  { title: copy.state },
  { title: copy.lessons, isNumber: true },
  { title: copy.students, isNumber: true },
  { title: copy.actions, isHidden: true },
];

export function EcourseTable({ ecourses }: { ecourses: readonly EcourseSummary[] }) {
  const queryClient = useQueryClient();
  const { ask, dialog } = useRowDeletion({
    words: ecourseMessages,
    onDelete: ({ id }: EcourseSummary) => ecourseApi.ecourses.delete({ params: { id } }),
    onDeleted: () => invalidateEcourses(queryClient),
  });
  return (
    <>
      <DataTable columns={COLUMNS} label={copy.table}>
        {ecourses.map((ecourse) => (
          <EcourseRow ecourse={ecourse} key={ecourse.id} onDelete={() => ask(ecourse)} />
        ))}
      </DataTable>
      {dialog}
    </>
  );
}

function EcourseRow({ ecourse, onDelete }: { ecourse: EcourseSummary; onDelete: () => void }) {
  const { id, title, lessonCount, studentCount, me } = ecourse;
  return (
    <tr>
      <Cell>
        <SiteLink className="font-semibold hover:text-accent-ink hover:underline" path={managedEcoursePath(id)}>
          {title}
        </SiteLink>
      </Cell>
      <Cell label={copy.state}>
        <EcourseStateMark {...ecourse} />
      </Cell>
      <Cell isNumber label={copy.lessons}>
        {formatCount(lessonCount)}
      </Cell>
      <Cell isNumber label={copy.students}>
        {formatCount(studentCount)}
      </Cell>
      <Cell label="">
        <RowActions
          editPath={managedEcoursePath(id)}
          read={{ site: "account", path: ecoursePath(id) }}
          title={title}
          onDelete={me.can.delete ? onDelete : undefined}
        />
      </Cell>
    </tr>
  );
}
