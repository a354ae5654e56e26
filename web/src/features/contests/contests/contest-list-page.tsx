import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ErrorComponentProps, getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { LoadFailed, TileSkeletons } from "#platform/pending.tsx";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { ListPage } from "#ui/list-page.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { Pager } from "#ui/pager.tsx";
import { foundAs } from "#platform/search.queries.ts";
import { SiteButton } from "#platform/site-button.tsx";
import { contestListPath, MY_CONTESTS_PATH, WRITE_PATH } from "@inktvis/contract/page-paths/community";
import { MANAGED_CONTESTS_PATH } from "@inktvis/contract/page-paths/account";
import { contestListMessages as copy } from "./contest-list.nl.ts";
import { ContestTile } from "./contest-tile.tsx";
import { contestListQuery } from "./contest.queries.ts";

const route = getRouteApi("/community/wedstrijden/");
/** The index of the tile about organising: in the first row of a wide window. */
const ORGANIZE_TILE_INDEX = 2;

/** All contests: first those that can still be entered. */
export function ContestListPage() {
  const page = route.useSearch({ select: (search) => search.page ?? 1 });
  const { data, refetch } = useSuspenseQuery(contestListQuery(page));
  const contests = foundAs(data.data, "contest");
  const tiles = contests.map((contest, index) => (
    <li className={page === 1 && index === 0 ? "tile-lead" : undefined} key={contest.id}>
      <ContestTile contest={contest} lead={page === 1 && index === 0} />
    </li>
  ));
  return (
    <ListFrame page={page}>
      {data.failed ? (
        <ErrorState onRetry={refetch}>{copy.failed}</ErrorState>
      ) : tiles.length === 0 ? (
        <NoContests isPastLast={data.meta.total > 0} />
      ) : (
        <>
          <h2 className="sr-only">{copy.all}</h2>
          <ul className="tile-grid">
            {tiles.slice(0, ORGANIZE_TILE_INDEX)}
            <OrganizeTile />
            {tiles.slice(ORGANIZE_TILE_INDEX)}
          </ul>
          <Pager {...data.meta} hrefOf={contestListPath} />
        </>
      )}
    </ListFrame>
  );
}

function ListFrame({ page = 1, children }: { page?: number; children: ReactNode }) {
  const { data: me } = useQuery(meQuery);
  return (
    <ListPage
      aside={
        me && (
          <ButtonAnchor href={MY_CONTESTS_PATH} look="secondary">
            {copy.mine}
          </ButtonAnchor>
        )
      }
      intro={page > 1 ? copy.page(page) : copy.intro}
      title={copy.title}
    >
      {children}
    </ListPage>
  );
}

/** Invites people who may not create contests yet to organise one (docs/product/contests.md#list). */
function OrganizeTile() {
  const { data: me } = useQuery(meQuery);
  if (me?.userCanCreateContests) return null;
  return (
    <li className="relative grid content-start gap-3 rounded-sm bg-wash p-6">
      <h3 className="text-3xl">{copy.organizeTitle}</h3>
      <p>{copy.organizeText}</p>
      <SiteLink
        className="mt-2 inline-flex items-center gap-2 justify-self-start font-semibold text-accent-ink after:absolute after:inset-0 hover:underline"
        path={MANAGED_CONTESTS_PATH}
        site="account"
      >
        {copy.organize}
        <ArrowRight />
      </SiteLink>
    </li>
  );
}

function NoContests({ isPastLast }: { isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={contestListPath()} />;
  const actions = (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonAnchor href={WRITE_PATH}>{copy.write}</ButtonAnchor>
      <SiteButton look="secondary" path={MANAGED_CONTESTS_PATH} site="account">
        {copy.organize}
      </SiteButton>
    </div>
  );
  return (
    <EmptyState action={actions} title={copy.none}>
      {copy.noneHelp}
    </EmptyState>
  );
}

/** The list while it loads: skeletons of about the size of the tiles. */
export const ContestListPending = () => (
  <ListFrame>
    <TileSkeletons hasLead count={8} />
  </ListFrame>
);

export const ContestListFailed = ({ reset }: ErrorComponentProps) => (
  <ListFrame>
    <LoadFailed reset={reset}>{copy.failed}</LoadFailed>
  </ListFrame>
);
