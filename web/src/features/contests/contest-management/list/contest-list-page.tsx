import type { Me } from "@inktvis/contract/features/accounts/me";
import { NEW_CONTEST_PATH } from "@inktvis/contract/page-paths/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ManagedList, ManagedListPage } from "#features/management/managed-list.tsx";
import { managedContestsQuery } from "../management.queries.ts";
import { ContestTable } from "./contest-table.tsx";
import { listMessages as copy } from "./list.nl.ts";

interface ContestListProps {
  me: Me;
  page: number;
}

/** The contests that the viewer manages. */
export const ContestListPage = ({ me, page }: ContestListProps) => (
  <ManagedListPage create={{ path: NEW_CONTEST_PATH, title: copy.create }} kind="contests" me={me}>
    <Contests page={page} />
  </ManagedListPage>
);

function Contests({ page }: { page: number }) {
  const { data: contests, meta } = useSuspenseQuery(managedContestsQuery(page)).data;
  return (
    <ManagedList
      first={{ title: copy.none, help: copy.noneHelp, create: { path: NEW_CONTEST_PATH, title: copy.first } }}
      kind="contests"
      meta={meta}
      table={contests.length > 0 && <ContestTable contests={contests} />}
    />
  );
}
