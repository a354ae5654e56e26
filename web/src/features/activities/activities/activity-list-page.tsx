import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ActivitySummary } from "@inktvis/contract/features/activities/activities";
import { MANAGED_ACTIVITIES_PATH } from "@inktvis/contract/page-paths/account";
import { activityListPath, COURSES_PATH } from "@inktvis/contract/page-paths/organization";
import { LoadFailed, TileSkeletons } from "#platform/pending.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { meQuery } from "#platform/session.queries.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { Pager } from "#ui/pager.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { activityListQuery } from "./activity.queries.ts";
import { ActivityTile } from "./activity-tile.tsx";
import { activityListMessages as copy } from "./messages.nl.ts";

const route = getRouteApi("/organization/activiteiten/");

/** All activities: first those that are not over. */
export function ActivityListPage() {
  const page = route.useSearch({ select: (search) => search.page ?? 1 });
  const { data, refetch } = useSuspenseQuery(activityListQuery(page));
  const activities = foundAs(data.data, "activity");
  return (
    <ListFrame page={page}>
      {data.failed ? (
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      ) : activities.length === 0 ? (
        <NoActivities isPastLast={data.meta.total > 0} />
      ) : (
        <>
          <Activities
            activities={activities.filter(({ isPassed }) => !isPassed)}
            hasLead={page === 1}
            title={copy.upcoming}
          />
          <Activities activities={activities.filter(({ isPassed }) => isPassed)} title={copy.passed} />
          <Pager {...data.meta} hrefOf={activityListPath} />
        </>
      )}
    </ListFrame>
  );
}

interface ActivitiesProps {
  title: string;
  activities: readonly ActivitySummary[];
  hasLead?: boolean;
}

function Activities({ title, activities, hasLead = false }: ActivitiesProps) {
  if (activities.length === 0) return null;
  return (
    <section className="mb-16 last-of-type:mb-0">
      <h2 className="mb-8 text-3xl">{title}</h2>
      <ul className="tile-grid">
        {activities.map((activity, index) => {
          const lead = hasLead && index === 0;
          return (
            <li className={lead ? "tile-lead" : undefined} key={activity.id}>
              <ActivityTile activity={activity} lead={lead} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ListFrame({ page = 1, children }: { page?: number; children: ReactNode }) {
  const { data: me } = useQuery(meQuery);
  return (
    <ListPage
      aside={
        me?.userCanCreateActivities && (
          <SiteButton look="secondary" path={MANAGED_ACTIVITIES_PATH} site="account">
            {copy.manage}
          </SiteButton>
        )
      }
      intro={page > 1 ? copy.page(page) : copy.intro}
      title={copy.title}
    >
      {children}
    </ListPage>
  );
}

function NoActivities({ isPastLast }: { isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={activityListPath()} />;
  return (
    <EmptyState action={<ButtonAnchor href={COURSES_PATH}>{copy.toCourses}</ButtonAnchor>} title={copy.none}>
      {copy.noneHelp}
    </EmptyState>
  );
}

/** The list while it loads: skeletons of about the size of the tiles. */
export const ActivityListPending = () => (
  <ListFrame>
    <TileSkeletons hasLead count={7} />
  </ListFrame>
);

export const ActivityListFailed = ({ reset }: ErrorComponentProps) => (
  <ListFrame>
    <LoadFailed reset={reset}>{copy.failed}</LoadFailed>
  </ListFrame>
);
