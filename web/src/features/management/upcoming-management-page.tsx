import type { Me } from "@inktvis/contract/features/accounts/me";
import { EmptyState } from "#ui/empty-state.tsx";
import { ManagedListPage } from "./managed-list.tsx";
import { kindMessages } from "./messages.nl.ts";

/** The page of online courses, which cannot be created yet, or not by this person. */
export const UpcomingManagementPage = ({ me }: { me: Me }) => (
  <ManagedListPage kind="ecourses" me={me}>
    <EmptyState title={kindMessages.ecourses.comingSoon} />
  </ManagedListPage>
);
