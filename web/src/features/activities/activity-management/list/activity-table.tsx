import type { ManagedActivity } from "@inktvis/contract/features/activities/activities";
import { editActivityPath } from "@inktvis/contract/page-paths/account";
import { activityPath } from "@inktvis/contract/page-paths/organization";
import { useQueryClient } from "@tanstack/react-query";
import { RowActions } from "#features/management/row-actions.tsx";
import { useRowDeletion } from "#features/management/row-deletion.tsx";
import { StateMark } from "#features/management/state-mark.tsx";
import { api } from "#platform/api.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Cell, DataTable } from "#ui/data-table.tsx";
import { invalidateActivities } from "../../activities/activity.queries.ts";
import { periodInShort } from "../../activities/period.ts";
import { managementMessages as copy } from "../messages.nl.ts";

const COLUMNS = [
  { title: copy.activity },
  { title: copy.state },
  { title: copy.when },
  { title: copy.actions, isHidden: true },
];

export function ActivityTable({ activities }: { activities: readonly ManagedActivity[] }) {
  const queryClient = useQueryClient();
  const { ask, dialog } = useRowDeletion({
    words: copy,
    onDelete: ({ slug }: ManagedActivity) => api.activities.delete({ params: { slug } }),
    onDeleted: () => invalidateActivities(queryClient),
  });
  return (
    <>
      <DataTable columns={COLUMNS} label={copy.table}>
        {activities.map((activity) => (
          <ActivityRow activity={activity} key={activity.id} onDelete={() => ask(activity)} />
        ))}
      </DataTable>
      {dialog}
    </>
  );
}

function ActivityRow({ activity, onDelete }: { activity: ManagedActivity; onDelete: () => void }) {
  const { slug, title, me } = activity;
  return (
    <tr>
      <Cell>
        <SiteLink className="font-semibold hover:text-accent-ink hover:underline" path={editActivityPath(slug)}>
          {title}
        </SiteLink>
      </Cell>
      <Cell label={copy.state}>
        <ActivityStateMark activity={activity} />
      </Cell>
      <Cell className="md:min-w-44" label={copy.when}>
        {periodInShort(activity)}
      </Cell>
      <Cell label="">
        <RowActions
          editPath={editActivityPath(slug)}
          read={{ site: "organization", path: activityPath(slug) }}
          title={title}
          onDelete={me.can.delete ? onDelete : undefined}
        />
      </Cell>
    </tr>
  );
}

function ActivityStateMark({ activity: { hasBegun, isPassed } }: { activity: ManagedActivity }) {
  if (isPassed) return <StateMark look="over">{copy.passed}</StateMark>;
  return hasBegun ? (
    <StateMark look="running">{copy.running}</StateMark>
  ) : (
    <StateMark look="shown">{copy.upcoming}</StateMark>
  );
}
