import type { Me } from "@inktvis/contract/features/accounts/me";
import { useSuspenseQuery } from "@tanstack/react-query";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { pagePath } from "#ui/page-path.ts";
import { Pager } from "#ui/pager.tsx";
import { MANAGED_CONTESTS_PATH, NEW_CONTEST_PATH } from "@inktvis/contract/page-paths/account";
import { managedContestsQuery } from "../management.queries.ts";
import { ManagementTabs } from "#features/management/management-tabs.tsx";
import { managedKinds } from "#features/management/messages.nl.ts";
import { NoRights } from "#features/management/no-rights.tsx";
import { ContestTable } from "./contest-table.tsx";
import { listMessages as copy } from "./list.nl.ts";

const contestCopy = managedKinds.wedstrijden;

interface ContestListProps {
  me: Me;
  page: number;
}

/** The contests that the viewer manages, or how to ask for the right to (docs/product/platform.md#menus). */
export const ContestListPage = ({ me, page }: ContestListProps) => (
  <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
    <ManagementTabs />
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="grid gap-3">
        <h1 className="text-4xl sm:text-5xl">{contestCopy.title}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{contestCopy.intro}</p>
      </div>
      {me.userCanCreateContests && (
        <ButtonAnchor href={NEW_CONTEST_PATH}>
          <Pen />
          {copy.create}
        </ButtonAnchor>
      )}
    </header>
    {me.userCanCreateContests ? (
      <Contests page={page} />
    ) : (
      <NoRights email={me.email} title={contestCopy.noRights} purpose={contestCopy.purpose} />
    )}
  </div>
);

function Contests({ page }: { page: number }) {
  const { data: contests, meta } = useSuspenseQuery(managedContestsQuery(page)).data;
  if (contests.length > 0) {
    return (
      <div>
        <ContestTable contests={contests} />
        <Pager {...meta} hrefOf={(to) => pagePath(MANAGED_CONTESTS_PATH, to)} />
      </div>
    );
  }
  if (meta.total > 0) {
    return (
      <EmptyState
        action={<ButtonAnchor href={MANAGED_CONTESTS_PATH}>{copy.toFirstPage}</ButtonAnchor>}
        title={copy.pastLastPage}
      />
    );
  }
  return (
    <EmptyState action={<ButtonAnchor href={NEW_CONTEST_PATH}>{copy.first}</ButtonAnchor>} title={copy.none}>
      {copy.noneHelp}
    </EmptyState>
  );
}
