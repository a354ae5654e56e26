import type { Me } from "@inktvis/contract/features/accounts/me";
import { NEW_ACTIVITY_PATH } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ManagedList, ManagedListPage } from "#features/management/managed-list.tsx";
import { managedActivitiesQuery } from "../../activities/activity.queries.ts";
import { managementMessages as copy } from "../messages.nl.ts";
import { ActivityTable } from "./activity-table.tsx";

interface ActivityListProps {
  me: Me;
  page: number;
}

/** The activities that the viewer manages. */
export const ManagedActivitiesPage = ({ me, page }: ActivityListProps) => (
  <ManagedListPage create={{ path: NEW_ACTIVITY_PATH, title: copy.create }} kind="activities" me={me}>
    <Activities page={page} />
  </ManagedListPage>
);

function Activities({ page }: { page: number }) {
  const { data: activities, meta } = useSuspenseQuery(managedActivitiesQuery(page)).data;
  return (
    <ManagedList
      first={{ title: copy.none, help: copy.noneHelp, create: { path: NEW_ACTIVITY_PATH, title: copy.first } }}
      kind="activities"
      meta={meta}
      table={activities.length > 0 && <ActivityTable activities={activities} />}
    />
  );
}
