import type { Me } from "@inktvis/contract/features/accounts/me";
import { EmptyState } from "#ui/empty-state.tsx";
import { ManagedListPage } from "./managed-list.tsx";
import { kindMessages } from "./messages.nl.ts";

interface UpcomingManagementPageProps {
  me: Me;
  kind: "ecourses";
}

/** The page of a kind of things that cannot be created yet, or not by this person. */
export const UpcomingManagementPage = ({ me, kind }: UpcomingManagementPageProps) => (
  <ManagedListPage kind={kind} me={me}>
    <EmptyState title={kindMessages[kind].comingSoon} />
  </ManagedListPage>
);
